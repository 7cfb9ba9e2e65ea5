public import Titles

/// The part of the list of titles that is on the screen, or what is shown in its place.
public struct ListProps: Sendable, Equatable {
  /// One row of the list.
  public enum Row: Sendable, Equatable {
    case title(ListedTitle, isMarked: Bool = false)
    /// Its page has not loaded.
    case unknown
    /// The first visible row of those missing from a sorted list: how many rows, `nil` if nobody
    /// has counted them, in how many pages, and whether each page takes a request.
    case unloaded(rows: Int?, pages: Int, takesRequests: Bool = true)
    /// Its page failed to load; only the first of its rows on the screen says so.
    case missing(page: Int, CatalogueError)
  }

  /// The contents of the list's place.
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
  /// The selected row, counted from the first one shown.
  public var selection: Int
  /// The first row shown, and the number of all rows; for a scroll bar.
  public var top: Int
  public var count: Int
  /// Whether there is more of the list to load if the user asks for it, or of its facts.
  public var lacksParts: Bool
  /// Whether the rows answer an earlier query than the one in the search line, and no new answer
  /// has arrived at once.
  public var isStale: Bool
  /// Whether the text in the search line is too short to be searched for before Enter, while the
  /// rows answer an earlier query.
  public var awaitsEnter: Bool
  /// Whether the user keeps anything about any title, so that rows can be sorted by that.
  public var hasMarks: Bool
  /// Whether a door led to it.
  public var isBehindDoor: Bool
  /// The day that the rows show of what the user keeps; `nil` for none.
  public var day: KeptDay?
  /// The day on which they are shown; `nil` if nobody knows it.
  public var today: CalendarDate?

  /// Makes the list of a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - rows: Those of an earlier state, from which these take what has not changed, and then
  ///     these.
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
  /// The contents before there is any answer.
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
  /// Whether the answer to the search line is on its way.
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
