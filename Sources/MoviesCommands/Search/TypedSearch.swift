import MoviesSession
import MoviesUI
import Titles

/// A search as it is typed on a command line, and what may be wrong with it.
struct TypedSearch {
  let query: TitleQuery
  private let text: String
  /// What is wrong with the words if they are not those of a title.
  private let doubt: SearchLineMistake?

  /// Reads the words of a command line as those of a search line.
  ///
  /// - Throws: A ``Failure`` that says what is wrong, and where, if that is certain.
  init(arguments words: [String], kind: TitleKind? = nil, years: Years? = nil) throws(Failure) {
    query = TitleQuery(arguments: words, kind: kind, years: years)
    text = words.joined(separator: " ")
    doubt = TypedText(text).mistake
    if let doubt, doubt.weight != .doubtful { throw Failure(doubt.mistake) }
  }

  /// Refuses words that look like a misspelt field or have an operator of another language, unless
  /// they are those of titles.
  func expectHits(_ list: TitleList) throws(Failure) {
    guard let doubt else { return }
    let isRefused =
      doubt.isForeignOperator
      ? !list.titles.contains { $0.isCalled(as: text) }
      : doubt.isMisspeltField && (list.titles.isEmpty || list.isCorrected)
    if isRefused { throw Failure(doubt.mistake) }
  }

  /// Why nothing is found; of words that look like a field, what is wrong with them as such, too.
  func explained(_ failure: Failure, of list: TitleList) -> Failure {
    guard let doubt, list.error?.isNotFound == true else { return failure }
    return Failure("\(failure.message) \(doubt.mistake.sentence)", exitCode: failure.exitCode)
  }
}

extension TitleList {
  /// Whether other words led to the titles than those that were typed.
  fileprivate var isCorrected: Bool { if case .spelling = fallback { true } else { false } }
}

extension TitleExpression {
  /// Reads an expression of the command line.
  ///
  /// - Throws: A ``Failure`` that says what is wrong, and where.
  init(argument text: String) throws(Failure) {
    do throws(ExpressionMistake) {
      try self.init(parsing: text)
    } catch {
      throw Failure(error)
    }
  }
}

extension Failure {
  /// What is wrong with an expression, and where.
  init(_ mistake: ExpressionMistake) {
    self.init(mistake.sentence, exitCode: .usage)
  }
}
