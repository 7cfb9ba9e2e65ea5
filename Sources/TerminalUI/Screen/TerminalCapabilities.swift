/// What a terminal can do, and what it has to be told to do it.
///
/// Cursor and style are told in the words of ECMA-48, which all terminals know; this is where they
/// differ.
struct TerminalCapabilities: Sendable {
  /// The number of colours.
  var depth = ColorDepth.indexed256
  /// Whether characters beyond ASCII are shown.
  var isUnicode = true
  /// The attributes that are shown.
  var attributes: Attributes = [.bold, .dim, .italic, .underline, .reverse]
  /// The attributes that get lost where there is a colour.
  var attributesLostInColor: Attributes = []
  /// Whether what is cleared has the background that is set, and not the terminal's own.
  var clearsInColor = true
  /// Whether cells in the middle of a row can be cleared.
  var clearsCells = true
  /// Whether everything scrolls as soon as the last cell is written.
  var scrollsAtLastCell = false

  /// Goes to the alternate screen.
  var enter: [UInt8] = []
  /// Comes back from it.
  var leave: [UInt8] = []
  /// Ends all styles, and lets letters stand for themselves.
  var reset: [UInt8] = []
  /// Clears the screen.
  var clear: [UInt8] = []
  var showCursor: [UInt8] = []
  var hideCursor: [UInt8] = []

  /// The nearest style that is shown.
  func look(of style: Style) -> Style {
    var look = style.reduced(to: depth)
    look.attributes.formIntersection(attributes)
    let isColored = look.foreground != .terminalDefault || look.background != .terminalDefault
    if isColored { look.attributes.subtract(attributesLostInColor) }
    return look
  }
}
