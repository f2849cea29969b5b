package dragonswrath

// What the traits of a side are worth, in the order of traits.go: by themselves, then as
// far as the war has come. The command build/learn has found it out from matches of
// Squires:
//
//	go run ./build/learn -matches 20000 -name yearly dragons-wrath
//	go run ./build/learn -matches 20000 -name within -any dragons-wrath

// yearly is for the beginning of a year, when a try ends.
// Of 139058 positions; surprise 0.3008, unseen 0.3037.
var yearly = weights{
	0.2179, -3.3276, 0.4074, 0.9336, 0.0506, 0.2176, 0.0713, 0.0837,
	0.2678, -0.0556, 0.1971, 0.1110, 0.2626, 0.2444, 0.0067, 0.1332,
	-0.3282, 0.0261, 0.0898, 0.2358, -5.2073, 0.1266, -0.7488, 0.0992,
	0.2891, 0.2675, -0.0606, 0.1355, 0.3037, 0.1645, 0.2298, -0.3112,
	-0.0758, 0.0812, 0.0014, -0.3083, 0.0274, -0.0180,
}

// within is for any moment of it, for habits in tries.
// Of 822438 positions; surprise 0.2586, unseen 0.2621.
var within = weights{
	0.2616, -1.3773, 0.3005, 0.5106, 0.1057, 0.2344, -0.0613, 0.0197,
	0.2450, -0.3005, 0.1539, 0.0936, 0.0365, 0.1987, -0.0067, 0.1085,
	-0.3704, 0.0514, 0.2273, 0.2151, -4.4083, -0.1874, 0.1047, 0.2102,
	0.3796, 0.3155, -0.0658, 0.2215, 0.6966, 0.2343, 0.2821, 0.0505,
	0.0539, 0.0330, -0.0616, 0.9881, -0.0347, -1.5857,
}
