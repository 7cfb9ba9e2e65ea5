internal import MoviesCore
internal import MoviesUI
internal import TerminalUI

/// Draws states on the screen, skipping frames that would look like the last one.
@MainActor
final class Renderer {
  private let screen: Screen
  private let theme: ThemeChoice
  private let palette: Palette?
  private var look: Look
  private var view: BrowseView
  private let book: PictureBook
  private var rows: ListRows?
  private var drawn: DrawnFrame?
  private var drawnKeys: [Key] = []
  private var inspected: InspectorProps?
  /// Whether the state may have changed since the last frame.
  private var hasNews = true
  /// The metrics of the last frame's layout.
  private(set) var metrics = FrameMetrics()
  /// The time that it took to draw the last frame.
  private(set) var frameTime = Duration.zero

  /// The colours of a frame.
  private struct Look: Equatable {
    var name: Theme.Name
    /// The user's own colours, which replace those of the named theme.
    var palette: Palette?
    var isPainted = false
  }

  init(
    screen: Screen, theme: ThemeChoice, palette: Palette?, keymap: Keymap, shelf: PictureShelf
  ) {
    self.screen = screen
    book = PictureBook(shelf, depth: screen.depth)
    self.theme = theme
    self.palette = palette
    let look = Look(name: theme.name(on: .dark), palette: theme == .own ? palette : nil)
    self.look = look
    view = BrowseView(
      theme: Self.theme(look, screen.depth), keymap: keymap, glyphs: screen.glyphs)
    book.onFitted = { [weak self] in self?.invalidate() }
  }

  /// Draws a state if it looks different from the last one drawn; adds the keys of a pending chord,
  /// and the inspector below if it is open.
  ///
  /// Nothing is drawn while the terminal is behind, since it would only fall further behind.
  func draw(_ state: AppState, pressed: [Key], _ inspector: InspectorProps?) {
    guard !screen.isBehind,
      hasNews || drawn == nil || pressed != drawnKeys || inspector != inspected
    else { return }
    hasNews = false
    let choice = state.screen.theme ?? theme
    let look = Look(
      name: choice.name(on: state.screen.background), palette: choice == .own ? palette : nil,
      isPainted: state.settings.paintsBackground)
    if look != self.look { use(look) }
    book.means = state.posters.shownBy
    let props = BrowseProps(state, keeping: &rows)
    if let drawn, drawn.props == props, pressed == drawnKeys, inspector == inspected { return }
    let start = ContinuousClock.now
    var canvas: Canvas
    (canvas, metrics) = view.draw(
      props, pressed: pressed, size: TerminalSize(state.screen.size),
      pictures: book.pictures(cell: screen.cellPixels), after: drawn)
    drawn = DrawnFrame(props, canvas)
    if let inspector {
      canvas = InspectorView(theme: view.theme, keymap: view.keymap)
        .draw(inspector, below: canvas, size: screen.size)
    }
    screen.draw(Frame(canvas, images: book.images))
    frameTime = ContinuousClock.now - start
    book.fitRest()
    drawnKeys = pressed
    inspected = inspector
  }

  /// Notes that the state may have changed; without such a note, no frame is prepared.
  ///
  /// Most turns of the main loop belong to tasks that are still running, and change nothing.
  func noteNews() { hasNews = true }

  /// Forgets the last frame, so that the next state is drawn in any case.
  func invalidate() {
    drawn = nil
  }

  /// Uses a look for all frames from now on.
  private func use(_ look: Look) {
    self.look = look
    view.theme = Self.theme(look, screen.depth)
    invalidate()
  }

  private static func theme(_ look: Look, _ depth: ColorDepth) -> Theme {
    look.palette.map { Theme($0, depth: depth, paintsBackground: look.isPainted) }
      ?? Theme(look.name, depth: depth, paintsBackground: look.isPainted)
  }
}
