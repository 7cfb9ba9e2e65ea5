public import Titles

/// The line at the top: query, filters, position, source.
public struct HeaderProps: Sendable, Equatable {
  public var field: TextInput
  /// Whether the next character typed replaces the text.
  public var isSelected: Bool
  public var kind: TitleKind?
  /// The years in force, wherever they were typed.
  public var years: Years?
  /// The field of the year filter while it is edited.
  public var yearField: YearFieldProps?
  /// The field of the filter of the rows while it is edited.
  public var filterField: FilterFieldProps?
  /// The position of the selection; `nil` if there is nothing to select.
  public var position: Position?
  /// The order of the list, and how much of it is sorted; `nil` in the catalogue's order.
  public var sorted: SortedPart?
  /// Which of the rows are shown; `nil` for all of them.
  public var filter: RowFilter?
  /// How many titles the catalogue counts, if that is more than it serves and all are shown.
  public var total: Int?
  /// How many seconds old the list is, if that is worth saying.
  public var age: Int?
  public var source: DataSource
  /// Who gave the rows, if that is somebody else.
  public var listSource: DataSource?
  /// How much the source may still be asked today; `nil` where that is not counted.
  public var requests: RequestCount?
  /// Whether the source cannot be reached, or must not be asked.
  public var isOffline: Bool
  /// The import or update of IMDb's data under way; `nil` for none.
  public var imdb: IMDbState.Work?
  /// The pages that lead here, the first one first; empty until a door was opened.
  public var way: [WayStep]

  init(_ state: borrowing AppState) {
    field = state.search.field
    isSelected = state.search.isSelected
    kind = state.search.kind
    years = state.search.yearsInForce
    if state.screen.focus == .yearField { yearField = YearFieldProps(state) }
    if state.screen.focus == .filterField { filterField = FilterFieldProps(state.search) }
    let list = state.list
    filter = list.filter
    let results = list.results
    sorted = list.sortedPart
    position = Position(list)
    if let counted = results.total, counted > results.reachable, filter == nil { total = counted }
    age = state.age(of: list)
    source = state.source
    if results.count > 0, list.source != source { listSource = list.source }
    if results.count == 0, state.screen.pages.library == nil {
      listSource = state.errors.search?.answerer
    }
    requests = state.service.requests
    isOffline = state.service.isOffline
    imdb = state.imdb.work
    way = state.way
  }
}

/// The field of the year filter.
public struct YearFieldProps: Sendable, Equatable {
  public var input: TextInput
  public var mistake: YearMistake?
  /// Whether a filter can cover several years.
  public var takesRanges: Bool

  init(_ state: borrowing AppState) {
    input = state.search.yearField
    mistake = state.yearMistake
    takesRanges = state.abilities.takesYearRanges
  }
}

/// The field of the filter of the rows.
public struct FilterFieldProps: Sendable, Equatable {
  public var input: TextInput
  public var mistake: ExpressionMistake?
  /// Whether the mistake is more than an unfinished text: Enter was pressed.
  public var isWrong: Bool
  /// Whether it says what fits tonight, so that words will do.
  public var isAboutTonight = false

  init(_ search: SearchState) {
    input = search.filterField
    mistake = search.filterMistake
    isWrong = search.isFilterWrong
  }

  /// The mistake, once it is more than an unfinished text.
  var notice: Notice? { isWrong ? mistake.map(Notice.wrongFilter) : nil }
}

/// A place in a list.
public struct Position: Sendable, Equatable {
  /// From 1.
  public var row: Int
  public var count: Int
  /// Whether there are more, which nobody has counted.
  public var isOpenEnded: Bool

  /// Returns `nil` for a list without rows.
  ///
  /// Leaves out the line below a filtered list that tells of rows that are not loaded.
  init?(_ list: ListPage) {
    let isFiltered = list.filter != nil
    let rows = isFiltered ? list.arranged?.count ?? 0 : list.results.count
    guard rows > 0 else { return nil }
    row = min(list.cursor.selection + 1, rows)
    isOpenEnded = list.results.isOpenEnded
    count = isOpenEnded && !isFiltered ? rows - 1 : rows
  }
}
