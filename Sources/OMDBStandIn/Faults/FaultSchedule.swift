/// Decides, request by request, which faults occur.
///
/// It is a pure state machine: the same requests in the same order get the same faults.
struct FaultSchedule {
  /// The faults of one request.
  struct Verdict: Equatable {
    /// The faults in the order of their rules, without latencies.
    var faults: [Fault] = []
    /// The delay of the reply.
    var delay: Duration = .zero
  }

  private let faults: StandInFaults
  private var requests = 0
  private var matches: [Int]
  private var random: SplitMix64

  init(_ faults: StandInFaults) {
    self.faults = faults
    matches = faults.rules.map { _ in 0 }
    random = SplitMix64(seed: faults.seed)
  }

  mutating func verdict(on request: StandInRequest) -> Verdict {
    if !request.isForPoster { requests += 1 }
    var verdict = Verdict()
    if let limit = faults.dailyLimit, requests > limit, !request.isForPoster {
      verdict.faults.append(.error(Refusal.limitReached.message))
    }
    for (place, rule) in faults.rules.enumerated() where rule.matches(request) {
      matches[place] += 1
      guard matches[place].isMultiple(of: rule.every) else { continue }
      if case .latency(let milliseconds) = rule.fault {
        verdict.delay += .milliseconds(Int.random(in: milliseconds, using: &random))
      } else {
        verdict.faults.append(rule.fault)
      }
    }
    return verdict
  }
}

/// Sebastiano Vigna's SplitMix64: random numbers that are the same on every machine.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
