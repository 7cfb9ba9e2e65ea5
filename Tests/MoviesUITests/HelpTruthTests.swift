import Keeping
import MoviesCore
import TerminalUI
import Testing
import Titles

@testable import MoviesUI

/// The help and the footer tell the truth about a page: whatever they name does something there.
@Suite("A key that does nothing on a page is not in its help or footer", .timeLimit(.minutes(5)))
struct HelpTruthTests {
  private static let scenes = Scene.all + bare

  /// Pages on which nothing is selected.
  private static let bare = [
    Scene("statistics-not-counted") { $0.press(StatisticsAction.opened) },
    Scene("statistics-none") { stage in
      let statistics = LibraryStatistics([], today: stage.store.state.today)
      stage.press(StatisticsAction.opened, LibraryEvent.counted(statistics, revision: 0))
    },
    Scene("tonight-not-drawn") {
      $0.press(TonightAction.opened(TonightWish(from: .disk, minutes: 90), seed: 1))
    },
  ]

  /// Plays a scene, and closes what covers its page: the help takes that place.
  @MainActor
  private func played(_ scene: Scene, columns: Int, rows: Int) async throws -> AppState {
    let stage = SceneStage(
      columns: columns, rows: rows, source: scene.source, isFirstSession: scene.isFirstSession,
      isForChoosing: scene.isForChoosing, searchesHere: scene.searchesHere, reply: scene.reply)
    try await scene.play(stage)
    if stage.store.state.screen.overlay != nil { stage.press(ScreenAction.overlayClosed) }
    return stage.store.state
  }

  @Test("In every scene", arguments: scenes, [(80, 24), (160, 50)])
  func truth(scene: Scene, size: (columns: Int, rows: Int)) async throws {
    let state = try await played(scene, columns: size.columns, rows: size.rows)
    let keymap = try Keymap()
    let interpreter = Interpreter(keymap: keymap)
    let metrics = try Samples.frame(of: state).metrics
    for row in keymap.helpRows(for: try help(over: state), joinsFamilies: false) {
      let outcome = interpreter.interpret(row.command, state: state, metrics: metrics)
      #expect(outcome != nil, "\(row.keys) does nothing on this page")
    }
  }

  @Test("What the footer names does something, too", arguments: scenes, [(80, 24), (200, 50)])
  func footer(scene: Scene, size: (columns: Int, rows: Int)) async throws {
    let state = try await played(scene, columns: size.columns, rows: size.rows)
    let props = BrowseProps(state)
    let face = props.pane.face
    let interpreter = Interpreter(keymap: try Keymap())
    let metrics = try Samples.frame(of: state).metrics
    for command in face.hintedCommands(in: props)
    where face.works(command, in: props) && face.hint(of: command, in: props) != nil {
      let outcome = interpreter.interpret(command, state: state, metrics: metrics)
      #expect(outcome != nil, "\(command) does nothing on this page")
    }
  }

  private func help(over state: AppState) throws -> BrowseProps {
    var state = state
    AppState.reduce(&state, ScreenAction.overlayOpened(.help(HelpState())))
    return BrowseProps(state)
  }

  @Test(
    "What a page has decides which of its keys are listed",
    arguments: [
      ("diary", [Command.open, .openLink, .watchlist, .rate(8)], [.candidate(1)]),
      ("diary-none", [.nextMonth, .goToSteps], [.open, .openLink, .watchlist, .rate(8)]),
      ("next-up", [.open, .seen, .goToDiary], [.goToNextUp]),
      ("open-names", [.candidate(2), .leaveOut], [.candidate(9), .goToOpenNames]),
      ("list", [.goToWatchlist, .watchlist], [.goToResults, .detailsDown]),
    ] as [(String, [Command], [Command])])
  func both(name: String, listed: [Command], absent: [Command]) async throws {
    let scene = try #require(Self.scenes.first { $0.name == name })
    let state = try await played(scene, columns: 80, rows: 24)
    let commands = try Keymap().helpRows(for: try help(over: state), joinsFamilies: false)
      .map(\.command)
    for command in listed { #expect(commands.contains(command), "\(command) is missing") }
    for command in absent { #expect(!commands.contains(command), "\(command) does nothing") }
  }
}
