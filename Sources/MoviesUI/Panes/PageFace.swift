import MoviesCore
import TerminalUI
import Titles

/// The view and the words of a page other than a list; each page defines them in its own folder.
protocol PageFace {
  /// Returns the heading in the line at the top; `nil` for the search line. Default: `nil`.
  func heading(in props: BrowseProps) -> PageHeading?

  /// The field in place of the line at the top. Default: `nil`.
  var field: FilterFieldProps? { get }

  /// Whether a retry could mend something on the page. Default: `false`.
  var hasFailures: Bool { get }

  /// Returns the page in plain mode, and whether some of it is still loading.
  func spoken(by printer: PlainPrinter) -> PlainPage

  /// Draws the page below the header, and notes its metrics and hit areas.
  func draw(on page: PageArea, of canvas: inout Canvas, metrics: inout FrameMetrics)
}

extension PageFace {
  func heading(in _: BrowseProps) -> PageHeading? { nil }
  var field: FilterFieldProps? { nil }
  var hasFailures: Bool { false }
}

/// The area of a page, and the means to draw it.
struct PageArea {
  var theme: Theme
  var keymap: Keymap
  /// The glyphs of the dots of charts.
  var glyphs: DotGlyphs
  /// The source of the titles.
  var source: DataSource
  /// The details that the page shows beside its own contents; `nil` for none.
  var detail: DetailProps?
  /// The area between header and footer, in full width.
  var rect: Rect
  /// The view of a title's details.
  var details: DetailView
}

/// The line at the top of a page other than a list: its name, and facts about it.
struct PageHeading {
  var title: String
  /// The facts, the longest form first.
  var facts: [String] = []
}
