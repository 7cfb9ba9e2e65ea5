import MoviesCore
import OMDBStandIn
import Posters
import Redux
import TerminalUI
import Titles

@testable import MoviesUI

/// A screen with posters, which the stand-in has drawn.
@MainActor
struct PosterScene {
  /// What the user does once the films about Batman are listed.
  var actions: [any Action] = []
  var depth = ColorDepth.trueColor
  /// Whether the pictures have come.
  var hasPictures = true

  func frame(columns: Int, rows: Int) async throws -> Canvas {
    let stage = SceneStage(
      columns: columns, rows: rows, source: .demo(titles: 749), means: .blocks
    ) { _ in .fromBundle }
    try await stage.search("batman")
    for action in actions {
      stage.press(action)
      try await stage.rest()
    }
    let view = BrowseView(theme: Theme(.dark, depth: depth), keymap: try Keymap())
    var canvas = view.draw(
      BrowseProps(stage.store.state), size: TerminalSize(columns: columns, rows: rows),
      pictures: hasPictures ? pictures : .none
    ).0
    canvas.restyle(canvas.bounds) { $0 = $0.reduced(to: depth) }
    return canvas
  }

  /// Pictures that are drawn when they are asked for.
  private var pictures: PictureSupply {
    PictureSupply { address, box in
      let standIn = StandIn(catalogue: .bundled)
      let file = standIn.reply(to: StandInRequest(path: address, query: "")).body
      guard let picture = try? JPEGDecoder.picture(from: file, covering: 150, height: 1) else {
        return nil
      }
      return Canvas(picture, size: TerminalSize(fitting: picture, in: box), depth: depth)
    }
  }
}
