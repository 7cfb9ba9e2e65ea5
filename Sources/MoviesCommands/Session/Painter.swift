import MoviesCore
import MoviesUI
import TerminalUI

/// Draws states on the screen, and no frame that would look like the one before.
@MainActor
final class Painter {
  private let screen: Screen
  private let theme: Settings.Theme
  private var background = Background.dark
  private var view: BrowseView
  private var drawn: BrowseProps?
  /// What the last frame told about its room.
  private(set) var metrics = FrameMetrics()

  init(screen: Screen, theme: Settings.Theme, keymap: Keymap) {
    self.screen = screen
    self.theme = theme
    view = BrowseView(
      theme: Theme(theme.name(on: background), depth: screen.depth), keymap: keymap)
  }

  /// Draws a state if it looks unlike the last one drawn.
  func draw(_ state: AppState) {
    if state.screen.background != background { use(state.screen.background) }
    let props = BrowseProps(state)
    guard props != drawn else { return }
    let (canvas, metrics) = view.draw(props, size: screen.size)
    screen.draw(canvas)
    self.metrics = metrics
    drawn = props
  }

  /// Forgets the last frame: the next state is drawn whatever it looks like.
  func invalidate() {
    drawn = nil
  }

  /// Draws with the theme for a background from now on.
  private func use(_ background: Background) {
    self.background = background
    view.theme = Theme(theme.name(on: background), depth: screen.depth)
    invalidate()
  }
}
