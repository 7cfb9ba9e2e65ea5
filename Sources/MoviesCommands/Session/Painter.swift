import MoviesCore
import MoviesUI
import TerminalUI

/// Draws states on the screen, and no frame that would look like the one before.
@MainActor
final class Painter {
  private let screen: Screen
  private var view: BrowseView
  private var drawn: BrowseProps?
  /// What the last frame told about its room.
  private(set) var metrics = FrameMetrics()

  init(screen: Screen, theme: Theme.Name, keymap: Keymap) {
    self.screen = screen
    view = BrowseView(theme: Theme(theme, depth: screen.depth), keymap: keymap)
  }

  /// Draws a state if it looks unlike the last one drawn.
  func draw(_ state: AppState) {
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

  /// Draws with another theme from now on.
  func use(_ theme: Theme.Name) {
    view.theme = Theme(theme, depth: screen.depth)
    invalidate()
  }
}
