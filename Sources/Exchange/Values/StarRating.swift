internal import SafeText

/// A rating as half stars, of which each is a point on the scale from 1 to 10.
///
/// Both are kept as whole numbers, so that no conversion changes a rating.
public enum StarRating {
  /// The points of a number of stars, such as 7 for `3.5`; `nil` if it is not from 0.5 to 5 in
  /// halves.
  public static func points(stars text: String) -> Int? {
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "." || $0 == "," })
    guard let first = parts.first, let whole = Int(first, in: 0...5) else { return nil }
    let fraction = parts.count == 2 ? parts[1] : "0"
    guard let half = ["0": 0, "00": 0, "5": 1, "50": 1][fraction] else { return nil }
    let points = whole * 2 + half
    return (1...10).contains(points) ? points : nil
  }
}
