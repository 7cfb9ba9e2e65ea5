import SafeText

/// What a person typed, made into words that OMDb can be asked for.
///
/// Blanks, curly apostrophes and decomposed letters are put right without a word, since nobody
/// means anything by them. What OMDb or its firewall would answer with an error page is taken out,
/// and ``changes`` says so, since the question is then no longer the one that was typed.
public struct NormalizedQuery: Hashable, Sendable {
  /// Something that was taken out of a query.
  public enum Change: Hashable, Sendable, CaseIterable {
    /// `<`, `>` and `&#`, for which OMDb answers with an error page.
    case markup
    /// What looks like a database command, for which a firewall turns the request away.
    case databaseCommand
    /// Everything behind the first ``NormalizedQuery/lengthLimit`` characters.
    case tail

    /// What was done and why, in one sentence for a person.
    public var explanation: String {
      switch self {
      case .markup: "Left out < > and &#, which OMDb cannot take."
      case .databaseCommand: "Left out what looks like a database command, which OMDb turns away."
      case .tail: "Left out what is beyond \(lengthLimit) characters."
      }
    }
  }

  /// The words to send; empty where nothing is left to ask for.
  public let text: String
  /// What was taken out.
  public let changes: [Change]

  /// The most scalars of Unicode a query may have; OMDb fails on very long ones.
  public static let lengthLimit = 200

  public init(_ typed: String) {
    let line = Sanitizer.line(typed, limit: 10 * Self.lengthLimit).composed.withSingleBlanks
    let straight = String(line.map { Self.apostrophes.contains($0) ? "'" : $0 })
    let unmarked = straight.replacing("&#", with: " ")
      .replacing("<", with: " ").replacing(">", with: " ").withSingleBlanks
    let harmless = DatabaseCommands.removed(from: unmarked)
    let short = String(harmless.unicodeScalars.prefix(Self.lengthLimit)).withSingleBlanks
    let steps: [(Change, Bool)] = [
      (.markup, unmarked != straight), (.databaseCommand, harmless != unmarked),
      (.tail, short != harmless),
    ]
    changes = steps.filter(\.1).map(\.0)
    text = short.contains { $0.isLetter || $0.isNumber || $0.isSymbol } ? short : ""
  }

  private static let apostrophes: Set<Character> = ["’", "‘", "‛", "`", "´", "ʼ"]
}

extension String {
  /// The text with one blank wherever it has blanks, and none at its ends.
  var withSingleBlanks: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
