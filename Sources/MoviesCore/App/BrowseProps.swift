/// The props of the browse screen, selected from the state and nothing else.
public struct BrowseProps: Sendable, Equatable {
  public var header: HeaderProps
  public var list: ListProps
  public var detail: DetailProps?
  /// The page on the screen.
  public var page: PageProps
  /// The person whose titles are listed; `nil` for any other list.
  public var person: PersonProps?
  /// The list as a wall of posters; `nil` if it is shown as rows.
  public var wall: WallProps?
  public var status: StatusProps?
  /// The time that the daily limit probably lasts; `nil` if it is not reached.
  public var limitWait: LimitWait?
  public var focus: Pane
  /// The pane that receives keys: that of the overlay, or else the one in focus.
  public var pane: Pane
  /// Whether the details are next to the list.
  public var hasPane: Bool
  /// The series of the episode on the page, if it is known, so that the user can turn to other
  /// episodes.
  public var seriesOfEpisode: EpisodeSeries?
  /// Whether posters are shown.
  public var showsPosters: Bool
  /// Whether the list nearest to the top is one of the library.
  public var isInLibrary: Bool
  /// Whether there is something to go back to, such as an earlier list.
  public var canGoBack: Bool
  /// Whether going back from here ends the session, and not only leaves a page.
  public var isAtExit: Bool
  /// Whether the welcome takes the place of the details.
  public var showsWelcome: Bool
  /// Whether to tell the user that IMDb's data can be installed.
  public var offersIMDb: Bool
  public var footer: FooterProps
  /// The box over the screen; `nil` for none.
  public var overlay: OverlayProps?
  /// Whether a title is shown or selected; an episode without an id counts, since keys then explain
  /// why nothing can be done with it.
  public var hasTitle: Bool
  /// Whether there are titles to change: the marked ones on the page, or the selected one.
  public var hasTitles: Bool
  /// Whether the user has one of the chosen titles as a file.
  public var canPlay: Bool

  /// Selects the props of a state.
  public init(_ state: borrowing AppState) {
    var rows: ListRows?
    self.init(state, keeping: &rows)
  }

  /// Selects the props of a state, faster if an earlier state was similar.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - rows: The rows, kept from one state to the next; `nil` before the first state.
  public init(_ state: borrowing AppState, keeping rows: inout ListRows?) {
    header = HeaderProps(state)
    list = ListProps(state, keeping: &rows)
    detail = state.showsDetails ? DetailProps(state) : nil
    page = PageProps(state)
    person = PersonProps(state)
    wall = state.screen.pages.isListOnTop ? WallProps(state) : nil
    status = StatusProps(state)
    footer = FooterProps(
      state,
      mistake: header.yearField?.mistake.map(Notice.wrongYears) ?? header.filterField?.notice
        ?? page.fieldNotice)
    limitWait = state.limitWait
    focus = state.screen.focus
    pane = state.screen.activePane
    hasPane = state.screen.hasPane
    seriesOfEpisode = EpisodeSeries(state)
    showsPosters = state.posters.shownBy != nil
    hasTitle = state.selectedTitle != nil || state.selectedEpisode != nil
    hasTitles = hasTitle || footer.marked > footer.markedElsewhere
    canPlay = state.canPlay
    isInLibrary = state.screen.pages.library != nil
    canGoBack = state.canGoBack
    isAtExit = state.screen.isAtExit
    showsWelcome = state.screen.showsWelcome
    offersIMDb = state.imdb.isOffered
    overlay = OverlayProps(state)
  }
}

extension PageProps {
  /// Selects the props of the page on the screen; for a title next to its list, that is the list.
  public init(_ state: borrowing AppState) {
    let pages = state.screen.pages
    if let content = pages.content, !state.screen.isTitleInPane {
      self = content.props(in: state)
    } else if let library = pages.library {
      self = library.props(in: state)
    } else {
      self = .results
    }
  }
}
