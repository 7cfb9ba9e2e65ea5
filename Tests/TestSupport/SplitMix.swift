public import TestRandomness

/// The random numbers of tests, from a module that the benchmarks have, too.
public typealias SplitMix = TestRandomness.SplitMix
