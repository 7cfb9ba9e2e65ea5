/// The mistake in the text of a search line if it is an expression, as it would be told of one that
/// is typed to its end.
///
/// Words are never wrong, whatever they look like: only a condition, or a word in the place of a
/// field, makes a text something that can have a mistake.
public struct SearchLineMistake: Hashable, Sendable, Codable {
  /// The first mistake, with its place in the text as it stands in the line.
  public var mistake: ExpressionMistake
  public var weight: Weight

  /// The consequence of the mistake for a search.
  public enum Weight: Hashable, Sendable, Codable {
    /// Nothing that is added at the end of the text mends it: there is nothing to search for.
    case final
    /// The text is unfinished: what is searched for is the text without its unfinished end.
    case unfinished
    /// The text is searched for as words, which may be those of a title, as in `re:zero`.
    case doubtful
  }

  /// Looks for what is wrong with the text of a search line; `nil` if nothing is.
  init?(in text: String, _ tokens: [ExpressionToken], _ reading: SearchLineReading) {
    switch reading {
    case .title: return nil
    case .words: guard tokens.contains(where: \.isDoubtful) else { return nil }
    case .mistake, .expression: break
    }
    do throws(ExpressionMistake) {
      _ = try TitleExpression(parsing: text, tokens)
      return nil
    } catch {
      mistake = error
    }
    weight =
      switch reading {
      case .mistake: .final
      case .expression(_, unfinished: .some): .unfinished
      case .title, .words, .expression(_, unfinished: nil): .doubtful
      }
  }

  /// Whether the text has an operator of another language: words that no title begins with.
  public var isForeignOperator: Bool {
    if case .foreignOperator = mistake.kind { true } else { false }
  }

  /// Whether the text looks like a field that is misspelt, not like the words of a title.
  public var isMisspeltField: Bool {
    guard case .unknownField(_, suggestion: .some) = mistake.kind else { return false }
    return weight == .doubtful
  }
}

extension ExpressionToken {
  /// Whether it is a word that stands where the name of a field would be, or an operator of another
  /// language.
  fileprivate var isDoubtful: Bool {
    switch kind {
    case .word(_, let isInPlaceOfField): isInPlaceOfField
    case .foreign: true
    case .opening, .closing, .combination, .phrase, .condition: false
    }
  }
}
