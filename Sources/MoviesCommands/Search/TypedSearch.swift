import MoviesSession
import MoviesUI
import Titles

/// A search as typed on a command line, with the mistake that it may contain.
struct TypedSearch {
  let query: TitleQuery
  private let text: String
  /// The mistake in the words if they are not those of a title.
  private let doubt: SearchLineMistake?

  /// Reads the words of a command line like those of a search line.
  ///
  /// - Throws: A ``Failure`` that says what is wrong and where, if the mistake is certain.
  init(arguments words: [String], kind: TitleKind? = nil, years: Years? = nil) throws(Failure) {
    query = TitleQuery(arguments: words, kind: kind, years: years)
    text = words.joined(separator: " ")
    doubt = TypedText(text).mistake
    if let doubt, doubt.weight != .doubtful { throw Failure(doubt.mistake) }
  }

  /// Refuses words that look like a misspelt field or contain an operator of another language,
  /// unless titles have them.
  func expectHits(_ list: TitleList) throws(Failure) {
    guard let doubt else { return }
    let isRefused =
      doubt.isForeignOperator
      ? !list.titles.contains { $0.isCalled(as: text) }
      : doubt.isMisspeltField && (list.titles.isEmpty || list.isCorrected)
    if isRefused { throw Failure(doubt.mistake) }
  }

  /// Returns the failure; if nothing was found, adds a sentence about the possible mistake in the
  /// words.
  func explained(_ failure: Failure, of list: TitleList) -> Failure {
    guard let doubt, list.error?.isNotFound == true else { return failure }
    return Failure("\(failure.message) \(doubt.mistake.sentence)", exitCode: failure.exitCode)
  }
}

extension TitleList {
  /// Whether the titles were found by corrected words rather than the typed ones.
  fileprivate var isCorrected: Bool { if case .spelling = fallback { true } else { false } }
}

extension TitleExpression {
  /// Reads an expression from the command line.
  ///
  /// - Throws: A ``Failure`` that says what is wrong and where.
  init(argument text: String) throws(Failure) {
    do throws(ExpressionMistake) {
      try self.init(parsing: text)
    } catch {
      throw Failure(error)
    }
  }
}

extension Failure {
  /// Makes the failure for an expression with a mistake, and says where the mistake is.
  init(_ mistake: ExpressionMistake) {
    self.init(mistake.sentence, exitCode: .usage)
  }
}
