/// The highest rating that a file can give.
public enum RatingScale: Int, Hashable, Sendable, CaseIterable {
  case five = 5
  case ten = 10
  case hundred = 100
}

/// Why the ratings of a table are taken to be on a scale.
public enum ScaleEvidence: Hashable, Sendable {
  /// The service that wrote the file has this scale.
  case service
  /// The user says so.
  case chosen
  /// This value has the scale in it, such as `4/5`.
  case written(String)
  /// This value is too high for a lower scale.
  case high(String)
  /// This value has a half, and none is over five.
  case half(String)
}

/// The ratings of a table: how many there are, and on which scale.
public struct ScaleFinding: Hashable, Sendable {
  /// The name of their column.
  public var column: String
  /// How many rows have one; a zero is none.
  public var count: Int
  /// `nil` if nothing tells it, so that no rating is taken.
  public var scale: RatingScale?
  /// `nil` without a scale.
  public var evidence: ScaleEvidence?
}

extension ScaleFinding {
  /// Finds out the scale of a column in which anybody may have written ratings.
  ///
  /// A value decides only together with others: where fewer than one in twenty is like it, it is a
  /// mistake.
  ///
  /// - Parameters:
  ///   - column: Its name.
  ///   - texts: What stands in it.
  ///   - choice: What the user says; it counts before all but the values that have their scale in
  ///     them.
  init(column: String, _ texts: some Sequence<String>, choice: RatingScale? = nil) {
    self.column = column
    count = 0
    var written: [RatingScale: Signs] = [:]
    var (overTen, overFive, halves) = (Signs(), Signs(), Signs())
    for text in texts {
      guard let rating = WrittenRating(text), !rating.isNone else { continue }
      count += 1
      if let limit = rating.limit {
        if let scale = RatingScale(rawValue: limit) { written[scale, default: Signs()].add(text) }
      } else if rating.hundredths > 10_00 {
        overTen.add(text)
      } else if rating.hundredths > 5_00 {
        overFive.add(text)
      } else if rating.hundredths % 100 == 50 {
        halves.add(text)
      }
    }
    func decide(_ signs: Signs) -> Bool { signs.count > 0 && signs.count * 20 >= count }
    let own = written.max { ($0.value.count, $0.key.rawValue) < ($1.value.count, $1.key.rawValue) }
    if let own, decide(own.value) {
      (scale, evidence) = (own.key, .written(own.value.first))
    } else if let choice {
      (scale, evidence) = (choice, .chosen)
    } else if decide(overTen) {
      (scale, evidence) = (.hundred, .high(overTen.first))
    } else if decide(overFive) {
      (scale, evidence) = (.ten, .high(overFive.first))
    } else if decide(halves) {
      (scale, evidence) = (.five, .half(halves.first))
    }
  }
}

/// The values in a column that tell the same.
private struct Signs {
  private(set) var count = 0
  private(set) var first = ""

  mutating func add(_ text: String) {
    if count == 0 { first = text }
    count += 1
  }
}
