import Search
public import Titles

/// Which rows of a list are shown.
public struct RowFilter: Sendable, Codable, Hashable {
  /// As it was typed.
  public var text: String
  public var expression: TitleExpression

  public init(text: String, expression: TitleExpression) {
    self.text = text
    self.expression = expression
  }

  /// Whether facts decide which rows are shown, and not only what every row tells.
  var needsDetails: Bool {
    expression.condition?.needsDetails == true || expression.order?.key.needsDetails == true
  }

  /// The verdict of the filter on a title.
  struct Verdict {
    var isShown: Bool
    /// Whether nothing that a request may bring could change that.
    var isFinal: Bool
  }

  /// Judges a title by what is known of it and what the user keeps about it.
  ///
  /// Where too little is known, an unknown fact fulfils nothing.
  func verdict(on id: TitleID, _ known: KnownTitles) -> Verdict {
    guard let condition = expression.condition else { return Verdict(isShown: true, isFinal: true) }
    guard let facts = known.facts(of: id) else { return Verdict(isShown: false, isFinal: false) }
    let (title, mark) = (SearchableTitle(facts), known.marks[id])
    if known.mayLearn(about: id) {
      guard
        let judgement = condition.judgement(
          of: title, mark: mark, isInIMDbData: known.isInIMDbData(id))
      else {
        return Verdict(isShown: condition.accepts(title, mark: mark), isFinal: false)
      }
      return Verdict(isShown: judgement, isFinal: true)
    }
    return Verdict(isShown: condition.accepts(title, mark: mark), isFinal: true)
  }
}
