import Redux

extension ScreenState {
  /// Changes the screen according to an action.
  static func reduce(_ state: inout ScreenState, _ action: ScreenAction) {
    switch action {
    case .resized(let size, let listRows):
      state.size = size
      state.listRows = listRows
    case .fieldEntered(let field):
      state.field = field
      state.notice = nil
      if field == .filter { state.pages.popToList() } else { state.pages.popToResults() }
      state.overlay = nil
    case .listEntered:
      state.field = nil
      state.leave { $0.popToList() }
      state.overlay = nil
    case .resultsEntered:
      state.field = nil
      state.leave { $0.popToResults() }
      state.overlay = nil
    case .titleOpened(let id):
      state.open(.title(id))
    case .wentBack:
      if state.field == nil { state.leave { $0.pop() } }
      state.field = nil
    case .overlayOpened(let overlay):
      state.overlay = overlay
      state.notice = nil
    case .overlayClosed where state.overlay?.progress == .saving: break
    case .overlayClosed:
      state.overlay = nil
    case .scrolled(.details, let lines, let limit):
      state.detailsScroll = state.detailsScroll.scrolled(by: lines, limit: limit)
    case .scrolled(.help, let lines, let limit):
      guard case .help(var help) = state.overlay else { return }
      help.scroll = help.scroll.scrolled(by: lines, limit: limit)
      state.overlay = .help(help)
    case .scrolled:
      break
    case .helpSearched(let text):
      guard case .help(var help) = state.overlay else { return }
      help.search = text
      help.scroll = 0
      state.overlay = .help(help)
    case .menuMoved(let lines):
      guard case .copyMenu(var menu) = state.overlay else { return }
      menu.move(by: lines)
      state.overlay = .copyMenu(menu)
    case .mouseToggled:
      state.listensToMouse.toggle()
    case .backgroundSeen(let background):
      state.background = background
    case .themeSwitched:
      state.theme = (state.theme ?? .auto).next(hasOwn: state.ownTheme != nil)
    case .welcomeDismissed:
      state.showsWelcome = false
    case .noticed(let notice):
      state.notice = notice
      if case .keyWithoutMeaning = notice { state.helpedPanes.append(state.activePane) }
    case .noticeExpired:
      state.notice = nil
    case .quit:
      state.isQuitting = true
    case .sourceOpened:
      break
    }
  }
}

extension ScreenState {
  /// Opens a page, which then has the focus.
  mutating func open(_ page: Page) {
    field = nil
    pages.push(page)
    overlay = nil
  }

  /// Goes back from a page, and drops the notice about it.
  private mutating func leave(by goingBack: (inout PageStack) -> Void) {
    let depth = pages.opened.count
    goingBack(&pages)
    if pages.opened.count < depth { notice = nil }
  }

  /// Drops the notice once another page is opened, so that the footer names its keys.
  ///
  /// Further results of a search leave the notice where it is: it may be about them.
  mutating func dropNotice(ifDeeperThan depth: Int) {
    guard notice != nil, pages.opened.count > depth, let page = pages.opened.last else { return }
    if !page.isResults || page.isBehindDoor { notice = nil }
  }

  /// Moves the focus to the list once one of its rows is selected.
  static func reduce(_ state: inout ScreenState, _ action: MoviesAction) {
    if case .selected = action { reduce(&state, .listEntered) }
  }

  /// Moves the focus to the list after a query or a filter; a mistake in a field keeps it there.
  static func reduce(
    _ state: inout ScreenState, _ action: SearchAction, after search: SearchState
  ) {
    switch action {
    case .submitted where search.hasToBeMended: break
    case .submitted, .recalled, .reordered, .kindChosen, .yearCleared:
      reduce(&state, .resultsEntered)
    case .yearSubmitted where !search.isYearWrong: reduce(&state, .resultsEntered)
    case .filterSubmitted where !search.isFilterWrong: reduce(&state, .listEntered)
    case .filterCleared: reduce(&state, .listEntered)
    default: break
    }
  }

  /// Ends a session for choosing titles.
  static func reduce(_ state: inout ScreenState, _ action: MarkAction) {
    if case .chosen = action { state.isQuitting = true }
  }

  /// Switches between lists and walls of posters.
  static func reduce(_ state: inout ScreenState, _ action: PosterAction) {
    if case .wallToggled = action { state.wantsWall.toggle() }
  }
}

extension Int {
  /// Returns the offset after scrolling by some lines, kept between 0 and a limit.
  ///
  /// An offset beyond the limit counts as the limit, which may have shrunk with the screen.
  fileprivate func scrolled(by lines: Int, limit: Int) -> Int {
    Swift.max(0, Swift.min(Swift.min(self, limit) + lines, limit))
  }
}
