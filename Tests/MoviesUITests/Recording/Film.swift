import MoviesCore
import MoviesUI
import TerminalUI
import Testing

/// Draws one state after the other, and each frame that stays as it was only once.
@MainActor
struct Film {
  private let keymap: Keymap
  private var drawn: (props: BrowseProps, screen: ScreenState, frame: Int, metrics: FrameMetrics)?

  /// The last frame, from which the next one may take what has not changed.
  private var last: DrawnFrame?
  private var rows: ListRows?

  init(keymap: Keymap) {
    self.keymap = keymap
  }

  /// What the session looks like in a state.
  mutating func moment(of state: AppState) -> RandomSession.Moment {
    RandomSession.Moment(state: state, frame: draw(state).frame)
  }

  /// What the frame of a state tells of its room.
  mutating func metrics(of state: AppState) -> FrameMetrics { draw(state).metrics }

  private mutating func draw(_ state: AppState) -> (frame: Int, metrics: FrameMetrics) {
    let props = BrowseProps(state)
    #expect(BrowseProps(state, keeping: &rows) == props, "A row stayed")
    if let drawn, drawn.props == props, drawn.screen == state.screen {
      return (drawn.frame, drawn.metrics)
    }
    let theme: Theme.Name = state.screen.background == .light ? .light : .dark
    let view = BrowseView(theme: Theme(theme, depth: .trueColor), keymap: keymap)
    let size = TerminalSize(state.screen.size)
    let (canvas, metrics) = view.draw(props, size: size)
    if drawn?.screen.background == state.screen.background, let last {
      #expect(view.draw(props, size: size, after: last).0 == canvas, "A part of a frame stayed")
    }
    last = DrawnFrame(props, canvas)
    let frame = canvas.attributedText.hashValue
    drawn = (props, state.screen, frame, metrics)
    return (frame, metrics)
  }
}
