/// Everything that the browse screen shows, made from the state and nothing else.
public struct BrowseProps: Sendable, Equatable {
  public var header: HeaderProps
  public var list: ListProps
  public var detail: DetailProps?
  /// The page on the screen.
  public var page: PageProps
  /// Somebody whose titles are listed; `nil` for any other list.
  public var person: PersonProps?
  /// The question about the library, and the lists that are offered for an answer.
  public var prompt: PromptProps?
  /// The form for a viewing, while it is open.
  public var viewingForm: ViewingFormProps?
  /// The list as a wall of posters; `nil` if it is shown as rows.
  public var wall: WallProps?
  public var status: StatusProps?
  /// How long the day's limit probably lasts; `nil` if it is not reached.
  public var limitWait: LimitWait?
  /// A message about something that just happened, or a mistake in a field.
  public var notice: Notice?
  /// A question that the next keys answer.
  public var question: Notice?
  public var focus: Pane
  /// Whether the details are next to the list.
  public var hasPane: Bool
  /// The series of the title that is read, if that is an episode whose series is known, so that
  /// there are others to turn to.
  public var seriesOfEpisode: EpisodeSeries?
  /// Whether posters are shown.
  public var showsPosters: Bool
  /// How many titles are marked, and how many of them the page does not show.
  public var marked: Int
  public var markedElsewhere: Int
  /// Whether the page shows which of its titles are marked.
  public var showsMarks: Bool
  /// Whether titles are marked to choose them, not to compare them.
  public var isForChoosing: Bool
  /// Whether the list nearest to the top is one of the library.
  public var isInLibrary: Bool
  /// Whether there is something to go back to, such as an earlier list.
  public var canGoBack: Bool
  /// Whether the titles of a search are on top, where a session is left.
  public var isAtSearch: Bool
  /// Whether the welcome takes the place of the details.
  public var showsWelcome: Bool
  /// Whether the user should hear that IMDb's data can be installed.
  public var offersIMDb: Bool
  public var overlay: Overlay?
  /// Whether a title is read or selected; an episode without an id counts, since keys then say why
  /// nothing can be done with it.
  public var hasTitle: Bool
  /// Whether there are titles to change: those that are marked on the page, or the selected one.
  public var hasTitles: Bool
  /// The facts for the open help about the page below it; `nil` while it is closed.
  public var help: HelpProps?
  /// The earlier queries, while their list is open.
  public var history: HistoryProps?

  /// Makes what the screen shows of a state.
  public init(_ state: borrowing AppState) {
    var rows: ListRows?
    self.init(state, keeping: &rows)
  }

  /// Makes what the screen shows of a state, sooner if an earlier one was much the same.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - rows: Kept from one state to the next; `nil` before the first one.
  public init(_ state: borrowing AppState, keeping rows: inout ListRows?) {
    header = HeaderProps(state)
    list = ListProps(state, keeping: &rows)
    detail = state.showsDetails ? DetailProps(state) : nil
    page = PageProps(state)
    person = PersonProps(state)
    prompt = PromptProps(state)
    viewingForm = ViewingFormProps(state)
    wall = state.screen.pages.isListOnTop ? WallProps(state) : nil
    status = StatusProps(state)
    notice =
      header.yearField?.mistake.map(Notice.wrongYears) ?? header.filterField?.notice
      ?? page.fieldNotice ?? state.screen.notice
    question = state.question ?? state.screen.overlay?.question
    limitWait = state.limitWait
    focus = state.screen.focus
    hasPane = state.screen.hasPane
    seriesOfEpisode = EpisodeSeries(state)
    showsPosters = state.posters.shownBy != nil
    marked = state.marks.ids.count
    let markedHere = state.marksOnPage.count
    markedElsewhere = marked - markedHere
    hasTitle = state.selectedTitle != nil || state.selectedEpisode != nil
    hasTitles = hasTitle || markedHere > 0
    showsMarks = state.showsMarks
    isForChoosing = state.settings.isForChoosing
    isInLibrary = state.screen.pages.library != nil
    canGoBack = !state.screen.isAtStart
    isAtSearch = state.screen.isAtSearch
    showsWelcome = state.screen.showsWelcome
    offersIMDb = state.imdb.isOffered
    overlay = state.screen.overlay
    help = HelpProps(state)
    history = HistoryProps(state)
  }
}

extension PageProps {
  /// Selects the page on the screen; next to the details of a title of a list, that is the list.
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
