import MoviesCore
import MoviesUI
import OMDB
import Redux
import ReduxRecording
import ReduxTesting
import TerminalUI
import TestSupport
import Titles
import Transport

/// A session at whose keyboard, network and clock sits chance, and which is recorded.
@MainActor
final class RandomSession {
  /// What the session looked like between two actions.
  struct Moment: Equatable {
    var state: AppState
    /// The frame, as the hash of its text with its styles.
    var frame: Int
  }

  /// The recording, line by line.
  private(set) var lines: [[UInt8]] = []
  /// What the session looked like before the first action and after each.
  private(set) var moments: [Moment] = []
  private let store: Store<AppState>
  private let clock = TestClock()
  private let transport = HeldTransport()
  private var tap: Subscription?
  private var interpreter: Interpreter
  private var metrics = FrameMetrics()
  private var film: Film
  private var random: SplitMix
  private let writer = RecordingWriter<AppState> { $0 }

  init(seed: UInt64, beginningWith remembered: RememberedSession = .nothing) throws {
    random = SplitMix(seed: seed)
    let keymap = try Keymap()
    interpreter = Interpreter(keymap: keymap)
    film = Film(keymap: keymap)
    // Half of the sessions have a catalogue that knows something without the network.
    let answersHere = seed % 2 == 0
    let state = try remembered.firstState(answersHere: answersHere)
    let service = HTTPService(url: try ServiceURL("https://example.org/"), transport: transport)
    store = Store(
      initialState: state, reducer: AppState.reduce,
      middlewares: [asyncMiddleware(AppState.self, clock: clock)]
        + appMiddlewares(clock: clock, desktop: SilentDesktop())
        + [
          posterShelfMiddleware(clock: clock, shelf: HalfShelf()),
          omdbMiddleware(clock: clock) { onProgress in
            let catalogue = OMDBCatalogue(service, onProgress: onProgress)
            return answersHere ? RememberingCatalogue(catalogue) : catalogue
          },
        ])
    let header = RecordingHeader<AppState>(
      program: "test", locale: nil, size: state.screen.size, depth: "trueColor",
      configuration: .init(theme: "dark", keys: [:]), state: state)
    lines.append(try writer.line(header))
  }

  /// Whether a question was answered out of the cache.
  private(set) var hasCachedAnswers = false

  /// Lets things happen until so many actions were recorded, and ends the recording.
  func run(actions: Int) async throws {
    var failure: (any Error)?
    tap = store.tap { [unowned self] action in
      guard !(action is any AsyncAction) else { return }
      if action.matching(GetMovies.self)?.answer(in: store.state) != nil { hasCachedAnswers = true }
      do {
        let step = RecordedStep<AppState>(action, time: lines.count)
        lines.append(try writer.line(step, from: store.state))
        moments.append(film.moment(of: store.state))
      } catch {
        failure = error
      }
    }
    if store.state.search.query != nil { store.dispatch(SearchAction.submitted) }
    while lines.count <= actions, failure == nil {
      try await step()
      await Task.yield()
    }
    tap = nil
    moments.append(film.moment(of: store.state))
    if let failure { throw failure }
    let end = try RecordingEnd(actions: lines.count - 1, state: store.state)
    lines.append(try writer.line(end))
  }

  /// The recording as it is read.
  func recording() throws -> Recording<AppState> {
    var reader = RecordingReader<AppState>()
    for line in lines { try reader.read(line) }
    return try reader.recording()
  }

  private func step() async throws {
    switch Int.random(in: 0..<100, using: &random) {
    case ..<4: search()
    case ..<50:
      if let key = Self.keys.randomElement(using: &random) { press(key) }
    case ..<54: resize()
    case ..<56:
      store.dispatch(
        ScreenAction.backgroundSeen(Bool.random(using: &random) ? .light : .dark))
    case ..<58:
      let means: [PictureMeans?] = [nil, .blocks, .kitty(cellWidth: 9)]
      store.dispatch(PosterAction.meansKnown(means.randomElement(using: &random) ?? nil))
    case ..<61: filter()
    case ..<88:
      let isGood = Int.random(in: 0..<5, using: &random) > 0
      let outcome = HeldTransport.Outcome.allCases.randomElement(using: &random)
      transport.end(one: isGood ? .answered : outcome ?? .answered, using: &random)
    default:
      await clock.advance(by: .milliseconds(Int.random(in: 1...400, using: &random)))
    }
  }

  /// Asks for something that there is, often for the same.
  private func search() {
    for action: SearchAction in [.kindChosen(nil), .yearCleared] {
      store.dispatch(action)
    }
    let query = ["batman", "alien", "star", "9", "the"].randomElement(using: &random) ?? ""
    press(.character("/"))
    press(.control("u"))
    for character in query { press(.character(character)) }
    press(.enter)
  }

  /// Filters whatever is listed, by something that makes sense or not.
  private func filter() {
    let filters = ["type:movie", "year>1990 sort:year", "not batman", "rating>", "genre:drama)"]
    guard let filter = filters.randomElement(using: &random) else { return }
    press(.character("f"))
    press(.control("u"))
    for character in filter { press(.character(character)) }
    press(.enter)
  }

  private func press(_ key: Key) {
    metrics = film.metrics(of: store.state)
    let outcome = interpreter.interpret(key, state: store.state, metrics: metrics)
    if case .action(let action) = outcome { store.dispatch(action) }
  }

  private func resize() {
    let size = ScreenSize(
      columns: Int.random(in: 30...110, using: &random),
      rows: Int.random(in: 8...30, using: &random))
    let layout = Layout(TerminalSize(size), hasPane: size.hasPane)
    store.dispatch(ScreenAction.resized(size, listRows: layout.list.size.rows))
  }

  /// Words that are typed, and every key that means something, the frequent ones more often.
  private static let keys: [Key] =
    "/batman returns 12 star".map { Key.character($0) }
    + [
      "j", "k", "t", "y", "o", "c", "C", "J", "K", "r", "q", "n", "p", "h", "l", "?", "g", "G", "i",
      "d", "]", "{", "x", "X",
      "P",
    ]
    .compactMap { Key($0) }
    + ["^U", "^D", "^F", "^B", "^P", "^N", "^W", "^A", "^E", "^Y", "^C", "Alt-b"]
    .compactMap { Key($0) }
    + [
      .up, .down, .down, .down, .pageDown, .pageDown, .pageUp, .home, .end, .enter, .enter,
      .escape, .escape, .tab, .left, .right, .backspace, .delete,
    ]
}

/// A shelf on which every other picture is missing.
private struct HalfShelf: PosterShelf {
  func keep(_ poster: Poster, reach: CachePolicy) async throws(PosterError) {
    if poster.address.utf8.count.isMultiple(of: 2) { throw .damaged }
  }
}

/// Nothing around the program: everything is said to have worked.
private struct SilentDesktop: Desktop {
  func open(_ link: String) async -> OpeningFailure? { nil }
  func copy(_ text: String) async -> CopyOutcome { .copied }
}
