package dragonswrath

// What the traits of a side are worth, in the order of traits.go: by themselves, then as
// far as the war has come. The command build/learn has found it out from matches of
// Squires:
//
//	go run ./build/learn -matches 20000 -name yearly dragons-wrath
//	go run ./build/learn -matches 20000 -name within -any dragons-wrath

// yearly is for the beginning of a year, when a try ends.
// Of 139094 positions; surprise 0.3013, unseen 0.3041.
var yearly = weights{
	0.2164, -3.3835, 0.4656, 0.9342, 0.0509, 0.2167, 0.0680, 0.0845,
	0.2641, -0.0558, 0.1949, 0.1090, 0.2568, 0.2452, -0.0083, 0.1325,
	-0.3213, 0.0266, 0.0820, 0.2363, -5.2892, 0.0869, -0.7544, 0.1019,
	0.2863, 0.2734, -0.0641, 0.1529, 0.3094, 0.1856, 0.2368, -0.2947,
	-0.0765, 0.0982, 0.0069, -0.3056, 0.0278, -0.0256,
}

// within is for any moment of it, for habits in tries.
// Of 822655 positions; surprise 0.2591, unseen 0.2624.
var within = weights{
	0.2580, -1.5608, 0.4167, 0.5147, 0.1070, 0.2333, -0.0650, 0.0178,
	0.2423, -0.3119, 0.1538, 0.0928, 0.0340, 0.1989, -0.0085, 0.1087,
	-0.3688, 0.0527, 0.2234, 0.2165, -4.3566, -0.3065, 0.0909, 0.2145,
	0.3772, 0.3196, -0.0673, 0.2263, 0.7143, 0.2418, 0.2862, 0.0657,
	0.0534, 0.0384, -0.0561, 0.9903, -0.0358, -1.5997,
}
