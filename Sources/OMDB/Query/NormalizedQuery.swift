import SafeText
public import Titles

/// What a person typed, turned into words that OMDb can search for.
///
/// Spaces, curly apostrophes and decomposed letters are corrected silently, since nobody means
/// anything by them. Parts that OMDb or its firewall would answer with an error page are removed,
/// and ``omissions`` reports them, since the question is then no longer the one that was typed.
public struct NormalizedQuery: Hashable, Sendable {
  /// The words to send; empty if nothing is left to search for.
  public let text: String
  /// The parts that were removed.
  public let omissions: [QueryOmission]

  /// The most Unicode scalars a query may have; OMDb fails on very long ones.
  public static let lengthLimit = 200

  public init(_ typed: String) {
    let line = Sanitizer.line(typed, limit: 10 * Self.lengthLimit).composed.withSingleBlanks
    let straight = String(line.map { Self.apostrophes.contains($0) ? "'" : $0 })
    let unmarked = straight.replacing("&#", with: " ")
      .replacing("<", with: " ").replacing(">", with: " ").withSingleBlanks
    let harmless = DatabaseCommands.removed(from: unmarked)
    let short = String(harmless.unicodeScalars.prefix(Self.lengthLimit)).withSingleBlanks
    let steps: [(QueryOmission, Bool)] = [
      (.markup, unmarked != straight), (.databaseCommand, harmless != unmarked),
      (.tail(limit: Self.lengthLimit), short != harmless),
    ]
    omissions = steps.filter(\.1).map(\.0)
    text = short.hasSubstance ? short : ""
  }

  private static let apostrophes: Set<Character> = ["’", "‘", "‛", "`", "´", "ʼ"]
}
