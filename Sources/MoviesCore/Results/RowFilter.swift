import Search
public import Titles

/// A filter for the rows of a list.
public struct RowFilter: Sendable, Codable, Hashable {
  /// The text as it was typed.
  public var text: String
  public var expression: TitleExpression
  /// The condition of the expression, filled in with those of the smart lists that it names.
  private var condition: TitleCondition?

  public init(text: String, expression: TitleExpression, lists: [SmartList] = []) {
    self.text = text
    self.expression = expression
    condition = expression.condition?.filling(lists)
  }

  /// Whether the filter needs details of titles, beyond the facts of every row.
  var needsDetails: Bool {
    condition?.needsDetails == true || expression.order?.key.needsDetails == true
  }

  /// The verdict of the filter on a title.
  struct Verdict {
    var isShown: Bool
    /// Whether no request could change the verdict.
    var isFinal: Bool
  }

  /// Returns a function that judges titles by their known facts and the user's marks.
  ///
  /// An unknown fact fulfils no condition.
  func judge(_ known: KnownTitles) -> (TitleID) -> Verdict {
    guard let condition else {
      return { _ in Verdict(isShown: true, isFinal: true) }
    }
    let judge = condition.judgingDetails()
    return { id in
      guard let facts = known.facts(of: id) else { return Verdict(isShown: false, isFinal: false) }
      let judgement = judge(facts, known.mark(of: id), known.isInIMDbData(id))
      return Verdict(
        isShown: judgement.isFulfilled,
        isFinal: judgement.isCertain || !known.mayLearn(about: id))
    }
  }
}

/// The title that a filter should leave selected, since a half-typed filter may hide it.
struct FilterAnchor: Sendable, Codable, Equatable {
  var wanted: TitleID?
  /// The title that is selected in its place, as long as the user selects no other one.
  var standIn: TitleID?
}
