import Titles

extension AppState {
  /// Changes the state according to an event of the library.
  mutating func reduceLibrary(_ event: LibraryEvent) {
    defer { beginPrompt() }
    switch event {
    // The middleware reads the library again.
    case .changedElsewhere: break
    case .came(let reading): changeLibrary { $0.take(reading) }
    case .edited(let news), .learnt(let news):
      changeLibrary { $0.take(news) }
      screen.pages.updateLibrary { $0.note(news) }
    case .counted(let statistics, let revision): library.take(statistics, of: revision)
    case .entriesCame(let entries, let revision): library.take(entries, of: revision)
    case .rowsCame(let tab, let entries): show(entries.map(\.id), of: tab)
    case .rowsChanged(let tab, let titles, _): show(titles, of: tab)
    case .stepped(let step, let direction): library.end(step, direction)
    case .stepFound(let step, let direction):
      guard !library.doubts(about: step).isEmpty, canBeAskedAboutStep else { return }
      screen.overlay = .prompt(LibraryPrompt(.retrace(step, direction)))
    case .stepsFound(let steps):
      guard canBeAskedAboutStep else { return }
      screen.overlay = .prompt(LibraryPrompt(.goingBack(steps)))
    case .wentBack(let step, let count): library.end(step, .undone, count: count)
    case .overtaken(let step): library.end(overtaken: step)
    case .failed(let error): library.fail(error)
    case .draftKept(let draft): screen.end(draft)
    case .draftRefused(let draft, let error): screen.end(draft, with: error)
    case .noteContested(let note):
      guard screen.overlay?.holdsDraft != true else { return }
      screen.overlay = .prompt(LibraryPrompt(.replaceNote(note)))
    }
  }

  /// Changes the state of the library, and the page if its list is gone.
  ///
  /// A smart list whose expression has changed shows its new titles; in place of any other list
  /// that is gone, the page shows the first list.
  private mutating func changeLibrary(_ change: (inout LibraryState) -> Void) {
    let (tabs, revision) = (library.tabs, library.revision)
    change(&library)
    noteLibraryForHome(isFirst: revision == nil)
    guard let tab = screen.pages.library?.tab, tabs.contains(tab), !library.tabs.contains(tab)
    else { return }
    let changed = library.livingLists.first { list in
      if case .living(let shown) = tab { shown.name == list.name } else { false }
    }
    screen.pages.updateLibrary { $0.turn(to: changed.map(LibraryTab.living) ?? .first) }
  }

  /// Changes the page of the library, or a question about the library.
  mutating func reduceLibrary(_ action: LibraryPageAction) {
    switch action {
    case .tabChosen(let tab): openLibrary(at: tab)
    case .tabMoved(let steps): moveTab(by: steps)
    case .listOpened(let list): open(.living(list))
    case .stepOpened(let step): open(.step(step))
    case .rowMoved(let rows):
      guard movesRows else { return }
      let known = known
      screen.pages.updateLibrary { $0.list.moveSelectedRow(by: rows, known) }
    case .prompted(let action): reducePrompt(action)
    case .answered: screen.overlay?.progress = .saving
    }
  }

  /// Closes the question that the user agreed to; the state of the library changes only when the
  /// library reports the change.
  mutating func reduceKeeping() {
    if prompt != nil || viewingForm != nil { screen.overlay = nil }
  }

  /// Whether the page of the library, if open, shows the library's current revision.
  public var hasCurrentRows: Bool {
    screen.pages.library.map { $0.isRead && $0.revision == library.revision } ?? true
  }

  /// Whether the rows on the screen can be reordered by hand: all rows of one of the user's own
  /// lists, if there are several.
  public var movesRows: Bool {
    guard case .list(.named) = screen.pages.library?.tab else { return false }
    return list.arranged == nil && list.count > 1 && screen.wall == nil
  }

  /// Whether the user is asked about a step, so that no other one is undone or redone.
  public var isAskedAboutStep: Bool {
    switch prompt?.question {
    case .retrace, .goingBack: true
    default: false
    }
  }

  /// Whether a question about a step may open: it must not replace another such question, or a text
  /// that is being typed.
  var canBeAskedAboutStep: Bool { !isAskedAboutStep && screen.overlay?.holdsDraft != true }

  private mutating func show(_ ids: [TitleID], of tab: LibraryTab) {
    guard screen.pages.library?.tab == tab else { return }
    let (known, revision) = (known, library.revision)
    screen.pages.updateLibrary { $0.show(ids, of: revision, known) }
  }

  /// Opens a list on top of the page.
  private mutating func open(_ tab: LibraryTab) {
    screen.open(.library(LibraryPage(tab)))
  }

  private mutating func openLibrary(at tab: LibraryTab) {
    screen.field = nil
    screen.overlay = nil
    screen.notice = nil
    if screen.pages.library == nil {
      screen.pages.popToResultsOrHome()
      screen.pages.push(.library(LibraryPage(tab)))
    } else {
      screen.pages.popToList()
      screen.pages.updateLibrary { $0.turn(to: tab) }
    }
  }

  private mutating func moveTab(by steps: Int) {
    let tabs = library.tabs
    guard let tab = screen.pages.library?.tab, !tabs.isEmpty else { return }
    let place = (tabs.firstIndex(of: tab) ?? 0) + steps
    openLibrary(at: tabs[((place % tabs.count) + tabs.count) % tabs.count])
  }
}
