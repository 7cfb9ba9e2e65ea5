import Search
public import Titles

/// Which rows of a list are shown.
public struct RowFilter: Sendable, Codable, Hashable {
  /// As it was typed.
  public var text: String
  public var expression: TitleExpression
  /// The condition of the expression, with what fills the lists that it names.
  private var condition: TitleCondition?

  public init(text: String, expression: TitleExpression, lists: [LivingList] = []) {
    self.text = text
    self.expression = expression
    condition = expression.condition?.filling(lists)
  }

  /// Whether facts decide which rows are shown, and not only what every row tells.
  var needsDetails: Bool {
    condition?.needsDetails == true || expression.order?.key.needsDetails == true
  }

  /// The verdict of the filter on a title.
  struct Verdict {
    var isShown: Bool
    /// Whether nothing that a request may bring could change that.
    var isFinal: Bool
  }

  /// Judges titles by what is known of them and what the user keeps about them.
  ///
  /// Where too little is known, an unknown fact fulfils nothing.
  func judge(_ known: KnownTitles) -> (TitleID) -> Verdict {
    guard let condition else {
      return { _ in Verdict(isShown: true, isFinal: true) }
    }
    let judge = condition.judgingDetails()
    return { id in
      guard let facts = known.facts(of: id) else { return Verdict(isShown: false, isFinal: false) }
      let judgement = judge(facts, known.marks[id], known.isInIMDbData(id))
      return Verdict(
        isShown: judgement.isFulfilled,
        isFinal: judgement.isCertain || !known.mayLearn(about: id))
    }
  }
}

/// The title that a filter should leave selected: half of its words may hide it.
struct FilterAnchor: Sendable, Codable, Equatable {
  var wanted: TitleID?
  /// The title that is selected as long as the user selects no other one.
  var standIn: TitleID?
}
