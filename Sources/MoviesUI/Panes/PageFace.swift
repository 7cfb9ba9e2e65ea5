import MoviesCore
import TerminalUI
import Titles

/// The look and the words of a page other than a list; each page declares them in its own folder.
protocol PageFace {
  /// The heading in the line at the top; `nil` for the search line. Default: `nil`.
  func heading(in props: BrowseProps) -> PageHeading?

  /// The field that takes the place of the line at the top. Default: `nil`.
  var field: FilterFieldProps? { get }

  /// Whether it shows something that a retry could mend. Default: `false`.
  var hasFailures: Bool { get }

  /// Says in plain mode what the page shows, and whether some of it is still to come.
  func spoken(by printer: PlainPrinter) -> PlainPage

  /// Draws it below the header, and notes what fits and what the mouse can act on.
  func draw(on page: PageArea, of canvas: inout Canvas, metrics: inout FrameMetrics)
}

extension PageFace {
  func heading(in _: BrowseProps) -> PageHeading? { nil }
  var field: FilterFieldProps? { nil }
  var hasFailures: Bool { false }
}

/// The place of a page on the screen, and what it is drawn with.
struct PageArea {
  var theme: Theme
  var keymap: Keymap
  /// The glyphs of the dots of charts.
  var glyphs: DotGlyphs
  var props: BrowseProps
  /// The whole width between header and footer.
  var rect: Rect
  /// Draws the details of a title.
  var details: DetailView

  /// Who is asked for titles.
  var source: DataSource { props.header.source }
}

/// The line at the top of a page other than a list: its name, and facts about it.
struct PageHeading {
  var title: String
  /// The longest form first.
  var facts: [String] = []
}
