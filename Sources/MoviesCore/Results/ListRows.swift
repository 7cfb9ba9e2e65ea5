import Titles

/// The rows of the list on the screen.
///
/// They are most of a frame, and stay the same while the user moves through them: the next frame
/// reuses the rows of the last one, unless their ingredients have changed.
public struct ListRows: Sendable {
  let visible: [ListProps.Row]
  private let ingredients: Ingredients
  private let titles: TitlesState.Edition

  /// The ingredients of rows, besides the titles.
  private struct Ingredients: Equatable {
    var range: Range<Int>
    var top: Int
    var visibleRows: Int
    var results: Results
    var arranged: ArrangedRows?
    var person: PersonFigures?
    var isLoadingRest: Bool
    var errors: ErrorsState
    var marks: MarksState
    /// The library's revision, which changes with its marks.
    var libraryRevision: Int?
    /// The revision of the user's own files.
    var filesRevision: Int?
  }

  /// Creates the rows, or reuses those of an earlier state.
  ///
  /// - Parameters:
  ///   - range: The rows on the screen.
  ///   - list: Their list.
  ///   - state: The state.
  ///   - earlier: The rows of an earlier state.
  init(
    _ range: Range<Int>, of list: borrowing ListPage, in state: borrowing AppState,
    after earlier: ListRows?
  ) {
    ingredients = Ingredients(
      range: range, top: list.cursor.top, visibleRows: list.cursor.visibleRows,
      results: list.results, arranged: list.arranged, person: list.origin?.person,
      isLoadingRest: list.isLoadingRest,
      errors: state.errors, marks: state.marks, libraryRevision: state.library.revision,
      filesRevision: state.files.revision)
    titles = state.titles.edition
    if let earlier, earlier.ingredients == ingredients, earlier.titles.isSame(as: titles) {
      visible = earlier.visible
    } else {
      var visible: [ListProps.Row] = []
      for row in range {
        visible.append(list.row(row, isFirst: row == range.lowerBound, in: state))
      }
      self.visible = visible
    }
  }
}

extension ListPage {
  fileprivate func row(
    _ row: Int, isFirst: Bool, in state: AppState
  ) -> ListProps.Row {
    func page(of row: Int) -> Int? { pages(ofRows: row..<(row + 1))?.lowerBound }
    if let id = self[row], var title = state.listed(id) {
      if let person = origin?.person { title.roles = person.roles(in: id) }
      return .title(title, isMarked: state.marks.contains(id))
    }
    if let arranged, !isLoadingRest, row == arranged.count || isFirst && row > arranged.count {
      return .unloaded(
        rows: results.unloadedCount, pages: missingPages.count, takesRequests: takesRequests)
    }
    guard let number = page(of: row), let error = state.errors.page(number),
      isFirst || page(of: row - 1) != number
    else { return .unknown }
    return .missing(page: number, error)
  }
}
