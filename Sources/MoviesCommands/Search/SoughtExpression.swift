import MoviesSession
import Titles

/// An expression to search for, which may be the literal name of a title, such as “To Be or Not to
/// Be” or “I'm Not There”.
struct SoughtExpression {
  private let text: String
  private let reading: Result<TitleExpression, ExpressionMistake>

  /// Reads an expression from the command line.
  ///
  /// - Throws: A ``Failure`` that says what is wrong and where, unless the text may be the name of
  ///   a title.
  init(_ text: String) throws(Failure) {
    self.text = text
    reading = Result { () throws(ExpressionMistake) in try TitleExpression(parsing: text) }
    if TypedText(text).reading != .words || !mayBeName { _ = try expression }
  }

  /// The expression.
  ///
  /// - Throws: A ``Failure`` that says what is wrong with the expression.
  private var expression: TitleExpression {
    get throws(Failure) {
      switch reading {
      case .success(let expression): return expression
      case .failure(let mistake): throw Failure(mistake)
      }
    }
  }

  /// The query for the expression, or for the literal words if they are not an expression.
  var query: TitleQuery {
    switch reading {
    case .success(let expression): TitleQuery(expression)
    case .failure: asItStands
    }
  }

  /// Searches for titles on this machine; those that begin with the literal words come first.
  ///
  /// - Throws: The mistake in the expression, if no title begins with the literal words.
  func titles(in catalogue: any Catalogue, limit: Int) async throws(Failure) -> TitleList {
    let called = await titlesCalledSo(in: catalogue, limit: limit)
    if let called, case .failure = reading { return called }
    _ = try expression
    var list = await catalogue.titles(matching: query, limit: limit)
    guard let called else { return list }
    if list.error?.isNotFound == true { return called }
    let ids = Set(called.titles.map(\.id))
    let others = list.titles.filter { !ids.contains($0.id) }
    list.total = list.total.map { $0 + ids.count - (list.titles.count - others.count) }
    list.titles = Array((called.titles + others).prefix(limit))
    list.details.merge(called.details) { told, _ in told }
    return list
  }

  /// Returns the titles that begin with the words, including operators; `nil` without such titles,
  /// and for an expression without operators between words.
  private func titlesCalledSo(in catalogue: any Catalogue, limit: Int) async -> TitleList? {
    guard mayBeName, var list = await catalogue.knownTitles(matching: asItStands, limit: limit)
    else { return nil }
    let isForeign = TypedText(text).mistake?.isForeignOperator == true
    list.titles.removeAll {
      isForeign ? !$0.isCalled(as: text) : !$0.begins(withWordsOf: text)
    }
    list.total = list.titles.count
    return list.titles.isEmpty ? nil : list
  }

  /// Whether the text has operators between words, which may be part of a name.
  private var mayBeName: Bool {
    switch reading {
    case .success(let expression):
      if case .words = expression.condition { return false }
      return TypedText(text).reading == .words
    case .failure(let mistake):
      switch mistake.kind {
      case .missingOperand, .foreignOperator: return true
      default: return false
      }
    }
  }

  /// The query for the literal words.
  private var asItStands: TitleQuery {
    var query = TitleQuery(text)
    query.isLiteral = true
    return query
  }
}
