public import Titles

/// The visible part of the list of titles, or the message in its place.
public struct ListProps: Sendable, Equatable {
  /// One row of the list.
  public enum Row: Sendable, Equatable {
    case title(ListedTitle, isMarked: Bool = false)
    /// A row whose page has not loaded.
    case unknown
    /// The first visible one of the rows missing from a sorted list: their number, `nil` if
    /// unknown, the number of their pages, and whether each page takes a request.
    case unloaded(rows: Int?, pages: Int, takesRequests: Bool = true)
    /// A row whose page failed to load; only the first of its rows on the screen says so.
    case missing(page: Int, CatalogueError)
  }

  /// The contents of the list's area.
  public enum Content: Sendable, Equatable {
    case rows([Row])
    /// The filter accepts none of the rows.
    case noneLeft(RowFilter)
    /// There is no query.
    case nothingTyped
    /// The text is too short to be searched for before Enter, and there was no query before.
    case tooShort(minimum: Int)
    /// The first answer is on its way.
    case waiting
    /// A list of the library without titles.
    case empty(LibraryTab)
    /// The search failed, or found nothing.
    case error(CatalogueError, query: TitleQuery?)
  }

  public var content: Content
  /// A remark about the rows, to be read before them.
  public var remark: ListRemark?
  /// The note below the last row, if that is on the screen.
  public var endNote: EndNote?
  /// The index of the selected row among the visible ones.
  public var selection: Int
  /// The index of the first visible row, and the number of all rows; for a scroll bar.
  public var top: Int
  public var count: Int
  /// Whether more of the list, or of its facts, can be loaded if the user asks for it.
  public var lacksParts: Bool
  /// Whether the rows answer an earlier query than the one in the search line, and no new answer
  /// has arrived at once.
  public var isStale: Bool
  /// Whether the text in the search line is too short to be searched for before Enter, while the
  /// rows answer an earlier query.
  public var awaitsEnter: Bool
  /// Whether the library has any title, so that rows can be sorted by the user's own facts.
  public var hasMarks: Bool
  /// Whether a link led to the list.
  public var isBehindDoor: Bool
  /// The kind of day from the library that the rows show; `nil` for none.
  public var day: KeptDay?
  /// The current day; `nil` if unknown.
  public var today: CalendarDate?

  /// Selects the list of a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - rows: The rows of an earlier state, which are reused if they have not changed, and then
  ///     the new ones.
  init(_ state: borrowing AppState, keeping rows: inout ListRows?) {
    let list = state.list
    selection = list.cursor.selection - list.cursor.top
    top = list.cursor.top
    count = list.count
    isBehindDoor = list.door != nil
    lacksParts = !list.missingPages.isEmpty || list.arranged?.unjudged.isEmpty == false
    remark = ListRemark(list, in: state)
    let library = state.screen.pages.library
    let isAnswered = library != nil || state.search.query == list.answered
    let isOverdue = state.loading.overdue.contains(.search)
    let comesNever =
      state.errors.search == .cancelled || state.hasShortQuery || !state.search.hasQuestion
    hasMarks = !state.library.isEmpty
    day = KeptDay(list, in: state)
    today = state.today
    isStale = !isAnswered && (isOverdue || comesNever)
    awaitsEnter =
      count > 0 && library == nil && !list.isStale && state.hasShortQuery
      && (!isAnswered || !list.isSettled && state.errors.search == nil && !state.isSearching)
    if let filter = list.filter, count == 0 {
      content = .noneLeft(filter)
    } else if count > 0 {
      endNote = isStale || state.screen.wall != nil ? nil : EndNote(list)
      var visible = list.visible
      if endNote != nil, list.isSelectedAtBottom {
        visible.removeFirst()
        top += 1
        selection -= 1
      }
      let made = ListRows(visible, of: list, in: state, after: rows)
      rows = made
      content = .rows(made.visible)
    } else if let library {
      content = library.isRead ? .empty(library.tab) : .waiting
    } else if let error = state.errors.search, !list.isStale || error == .cancelled {
      content = .error(error, query: list.answered ?? state.search.query)
    } else {
      content = Content(waitingIn: state)
    }
  }
}

extension ListProps.Content {
  /// Selects the contents before there is any answer.
  fileprivate init(waitingIn state: borrowing AppState) {
    if state.search.query == nil {
      self = .nothingTyped
    } else if state.hasShortQuery, state.list.asked == nil {
      self = .tooShort(minimum: state.settings.minimumCharacters)
    } else {
      self = .waiting
    }
  }
}

extension AppState {
  /// Whether the answer to the search line is under way.
  fileprivate var isSearching: Bool {
    loading.contains(.search) || loading.contains(.here(.search))
  }

  /// Whether the search line contains a text that is too short to be searched for before Enter.
  fileprivate var hasShortQuery: Bool {
    search.query.map { $0.text.count < settings.minimumCharacters } ?? false
  }
}

extension ListPage {
  /// Whether the last row is selected and takes the last line on the screen, so that the list has
  /// to scroll for the note below it.
  fileprivate var isSelectedAtBottom: Bool {
    cursor.selection == count - 1 && visible.count > 1
      && visible.count == cursor.visibleRows
  }
}
