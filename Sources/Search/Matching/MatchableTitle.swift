import Titles

/// A title that can be compared with conditions.
protocol MatchableTitle {
  var detail: TitleDetail { get }
  /// All texts, folded.
  var searchable: SearchableTitle { get }
  /// The text of a field, folded.
  subscript(field: TextField) -> FoldedText { get }
}

extension SearchableTitle: MatchableTitle {
  var searchable: SearchableTitle { self }
}

/// A title whose texts are folded each time they are compared: for one comparison, that costs less
/// than to fold all of them before.
struct UnfoldedTitle: MatchableTitle {
  let detail: TitleDetail

  init(_ detail: TitleDetail) { self.detail = detail }

  var searchable: SearchableTitle { SearchableTitle(detail) }

  subscript(field: TextField) -> FoldedText { field.text(of: detail) }
}
