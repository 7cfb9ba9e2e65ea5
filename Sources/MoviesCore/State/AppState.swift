public import Keeping
public import Titles

/// Everything the program knows, made of slices; the screen is drawn from nothing else.
///
/// Each slice is a plain value with its own reducer. ``reduce(_:_:)`` is the root that hands every
/// action to the slices it concerns.
public struct AppState: Sendable, Codable, Equatable {
  public var search = SearchState()
  public var titles = TitlesState()
  public var cache = CacheState()
  public var loading = LoadingState()
  public var errors = ErrorsState()
  public var screen = ScreenState()
  public var posters = PostersState()
  public var service = ServiceState()
  public var marks = MarksState()
  public var series = SeriesState()
  public var library = LibraryState()
  public var imdb = IMDbState()
  /// The user's own video files.
  public internal(set) var files = FilesState()
  public internal(set) var home = HomeState()
  /// Whether this session knows of folders with the user's own files.
  public var canKeepFiles = false
  /// Whether this session can import files.
  public var canImport = false
  /// The titles similar to the one that was opened last.
  public internal(set) var similar = SimilarState()
  /// The proposed titles that the user has turned down.
  public var vetoes = Vetoes()
  /// The number of times that proposals for tonight were requested in this session.
  var tonightCount: UInt64 = 0
  public var source = DataSource.omdb
  /// The abilities of the source beyond those of every source.
  public var abilities = CatalogueAbilities()
  public var settings = SessionSettings()
  /// The place where the last session ended, until its list has loaded.
  public var awaitedPlace: SessionMemory.Place?

  /// The day on which the session began; `nil` if unknown.
  public var today: CalendarDate?

  public init() {}

  public init(source: DataSource, settings: SessionSettings) {
    self.source = source
    self.settings = settings
    screen.listensToMouse = settings.listensToMouse
    posters.isOn = settings.showsPosters
  }

  /// Notes the source of the titles once it is known.
  mutating func reduceSource(_ action: ScreenAction) {
    guard case .sourceOpened(let source, let abilities) = action else { return }
    self.source = source
    self.abilities = abilities
  }
}
