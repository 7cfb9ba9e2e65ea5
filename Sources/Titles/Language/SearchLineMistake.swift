/// The mistake in the text of a search line, if the text is an expression that is taken as
/// finished.
///
/// Words are never wrong, whatever they look like: only a condition, or a word in the place of a
/// field, makes a mistake possible.
public struct SearchLineMistake: Hashable, Sendable, Codable {
  /// The first mistake, with its place in the text of the line.
  public var mistake: ExpressionMistake
  public var weight: Weight

  /// The consequence of the mistake for a search.
  public enum Weight: Hashable, Sendable, Codable {
    /// Nothing added at the end of the text can correct it, so there is nothing to search for.
    case final
    /// The text is unfinished: the search is for the text without its unfinished end.
    case unfinished
    /// The search is for the text as words, which may be those of a title, as in `re:zero`.
    case doubtful
  }

  /// Finds the mistake in the text of a search line; returns `nil` if there is no mistake.
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

  /// Whether the mistake is an operator of another query language, with which no title begins.
  public var isForeignOperator: Bool {
    if case .foreignOperator = mistake.kind { true } else { false }
  }

  /// Whether the mistake looks like a misspelt field, rather than like the words of a title.
  public var isMisspeltField: Bool {
    guard case .unknownField(_, suggestion: .some) = mistake.kind else { return false }
    return weight == .doubtful
  }
}

extension ExpressionToken {
  /// Whether the token is a word in the place of a field's name, or an operator of another query
  /// language.
  fileprivate var isDoubtful: Bool {
    switch kind {
    case .word(_, let isInPlaceOfField): isInPlaceOfField
    case .foreign: true
    case .opening, .closing, .combination, .phrase, .condition: false
    }
  }
}
