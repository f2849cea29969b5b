package dragonswrath

// What the traits of a side are worth, in the order of traits.go: by themselves, then as
// far as the war has come. The command build/learn has found it out from matches of
// Squires:
//
//	go run ./build/learn -matches 20000 -name yearly dragons-wrath
//	go run ./build/learn -matches 10000 -name within -any dragons-wrath

// yearly is for the beginning of a year, when a try ends.
// Of 139329 positions; surprise 0.3013, unseen 0.3028.
var yearly = weights{
	0.1964, -0.8164, 0.0299, 1.0369, 0.0641, 0.2065, 0.0917, 0.0904,
	0.2870, 0.3196, 0.2604, 0.1563, 0.2475, 0.2496, -0.1952, 0.1546,
	-0.2782, 0.0318, 0.0541, 0.2406, -4.6592, -0.0881, -0.8475, 0.0907,
	0.2715, 0.1791, -0.0042, -0.0508, -0.6287, -0.1814, -0.1147, -0.3513,
	-0.0823, 0.1852, -0.0464, -0.3000, 0.0382, -0.0695,
}

// within is for any moment of it, for habits in tries.
// Of 412132 positions; surprise 0.2588, unseen 0.2667.
var within = weights{
	0.2654, -1.0249, -0.9958, 0.5987, 0.1252, 0.1591, -0.0002, 0.0699,
	0.2714, -0.6157, 0.2258, 0.0856, 0.1263, 0.1882, 0.3257, 0.1197,
	-0.2493, 0.0524, 0.1416, 0.1456, -4.1710, 1.4192, 0.0130, 0.1463,
	0.4649, 0.1716, -0.1124, -0.0470, 0.8962, -0.2280, 0.1227, -0.1866,
	0.0013, -0.7368, -0.0770, 0.5602, -0.0007, -1.2037,
}
