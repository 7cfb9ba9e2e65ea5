public import Titles

/// The props of the header: query, filters, position, source.
public struct HeaderProps: Sendable, Equatable {
  public var field: TextInput
  /// Whether the text is selected, so that the next character replaces it.
  public var isSelected: Bool
  public var kind: TitleKind?
  /// The years in force, whichever field they were typed in.
  public var years: Years?
  /// The field of the year filter while it is edited.
  public var yearField: YearFieldProps?
  /// The field of the filter of the rows while it is edited.
  public var filterField: FilterFieldProps?
  /// The position of the selection; `nil` if there is nothing to select.
  public var position: Position?
  /// The order of the list, and the progress of sorting it; `nil` in the catalogue's order.
  public var sorted: SortedPart?
  /// The filter of the rows; `nil` if all of them are shown.
  public var filter: RowFilter?
  /// The number of titles that the catalogue counts, if it serves fewer and no filter is set.
  public var total: Int?
  /// The age of the list in seconds, if that is worth showing.
  public var age: Int?
  public var source: DataSource
  /// The source of the rows, if it is another one.
  public var listSource: DataSource?
  /// The day's requests to the source; `nil` if they are not counted.
  public var requests: RequestCount?
  /// Whether the source cannot be reached, or must not be used.
  public var isOffline: Bool
  /// The import or update of IMDb's data under way; `nil` for none.
  public var imdb: IMDbState.Work?
  /// The pages that lead to the current one, the first one first; empty until a link was opened.
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
    if results.count > 0, list.answer?.source != source { listSource = list.answer?.source }
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
  /// Whether the text is wrong, and not only unfinished: Enter was pressed.
  public var isWrong: Bool
  /// Whether the field is for tonight's wish, which may also be plain words.
  public var isAboutTonight = false

  init(_ search: SearchState) {
    input = search.filterField
    mistake = search.filterMistake
    isWrong = search.isFilterWrong
  }

  /// The mistake, once the text is more than unfinished.
  var notice: Notice? { isWrong ? mistake.map(Notice.wrongFilter) : nil }
}

/// A place in a list.
public struct Position: Sendable, Equatable {
  /// The number of the row, from 1.
  public var row: Int
  public var count: Int
  /// Whether there are more rows, which have not been counted.
  public var isOpenEnded: Bool

  /// Selects the position; returns `nil` for a list without rows.
  ///
  /// The line below a filtered list that stands for rows that are not loaded does not count.
  init?(_ list: ListPage) {
    let isFiltered = list.filter != nil
    let rows = isFiltered ? list.arranged?.count ?? 0 : list.results.count
    guard rows > 0 else { return nil }
    row = min(list.cursor.selection + 1, rows)
    isOpenEnded = list.results.isOpenEnded
    count = isOpenEnded && !isFiltered ? rows - 1 : rows
  }
}
