import MoviesCore
import MoviesUI
import TerminalUI
import Testing
import Titles

/// A state of the app worth looking at, by what the user does and the catalogue answers until then.
struct Scene: Sendable, CustomTestStringConvertible {
  let name: String
  let source: DataSource
  /// Whether nobody has used the program before.
  let isFirstSession: Bool
  /// Whether titles are to be chosen.
  let isForChoosing: Bool
  /// Whether the bundled titles can be searched on this machine, whatever the catalogue answers.
  let searchesHere: Bool
  /// What the catalogue answers; by default what it has.
  let reply: @Sendable (SceneCatalogue.Question) -> SceneCatalogue.Reply
  let play: @Sendable @MainActor (SceneStage) async throws -> Void

  init(
    _ name: String, source: DataSource = .demo(titles: 747), isFirstSession: Bool = false,
    isForChoosing: Bool = false, searchesHere: Bool = false,
    reply: @escaping @Sendable (SceneCatalogue.Question) -> SceneCatalogue.Reply = { _ in
      .fromBundle
    },
    play: @escaping @Sendable @MainActor (SceneStage) async throws -> Void
  ) {
    self.name = name
    self.source = source
    self.isFirstSession = isFirstSession
    self.isForChoosing = isForChoosing
    self.searchesHere = searchesHere
    self.reply = reply
    self.play = play
  }

  var testDescription: String { name }

  /// The scene's frame in a size, a theme and a colour depth, with charts made of some glyphs.
  @MainActor
  func frame(
    columns: Int, rows: Int, theme: Theme.Name = .dark, depth: ColorDepth = .trueColor,
    glyphs: DotGlyphs = .braille
  ) async throws -> Canvas {
    let stage = SceneStage(
      columns: columns, rows: rows, source: source, isFirstSession: isFirstSession,
      isForChoosing: isForChoosing, searchesHere: searchesHere, reply: reply)
    try await play(stage)
    let view = BrowseView(
      theme: Theme(theme, depth: depth), keymap: try Keymap(), glyphs: glyphs)
    let size = TerminalSize(columns: columns, rows: rows)
    var canvas = view.draw(BrowseProps(stage.store.state), size: size).0
    canvas.restyle(canvas.bounds) { $0 = $0.reduced(to: depth) }
    return canvas
  }
}
