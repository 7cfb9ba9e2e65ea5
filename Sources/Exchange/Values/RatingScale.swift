/// The scale of the ratings in a file, given by the highest possible rating.
public enum RatingScale: Int, Hashable, Sendable, CaseIterable {
  case five = 5
  case ten = 10
  case hundred = 100
}

/// The evidence for the scale of a table's ratings.
public enum ScaleEvidence: Hashable, Sendable {
  /// The service that wrote the file has this scale.
  case service
  /// The user has chosen the scale.
  case chosen
  /// This value includes the scale, such as `4/5`.
  case written(String)
  /// This value is too high for a lower scale.
  case high(String)
  /// This value has a half, and almost no value exceeds five.
  case half(String)
}

/// The detected scale of a table's ratings, and their number.
public struct ScaleFinding: Hashable, Sendable {
  /// The name of the column.
  public var column: String
  /// The number of rows with a rating; a zero does not count.
  public var count: Int
  /// The scale; `nil` without evidence, so that no rating is read.
  public var scale: RatingScale?
  /// The evidence; `nil` without a scale.
  public var evidence: ScaleEvidence?
}

extension ScaleFinding {
  /// Detects the scale of a column with ratings in any notation.
  ///
  /// A kind of evidence counts only if at least one in twenty values gives it; otherwise it is
  /// taken for a mistake.
  ///
  /// - Parameters:
  ///   - column: The name of the column.
  ///   - texts: The texts in the column.
  ///   - choice: The user's choice; it overrides everything but values that include their scale.
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

/// The number of values in a column that give the same evidence, and the first of them.
private struct Signs {
  private(set) var count = 0
  private(set) var first = ""

  mutating func add(_ text: String) {
    if count == 0 { first = text }
    count += 1
  }
}
