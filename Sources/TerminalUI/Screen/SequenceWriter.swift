/// Bytes on their way to the terminal: characters, and the sequences of ECMA-48 that say where they
/// stand and how they look.
///
/// What the terminal knows already is left out: where its cursor is, and in which style it writes.
struct SequenceWriter {
  var bytes: [UInt8] = []
  let capabilities: TerminalCapabilities
  /// Where the cursor is; outside where terminals may differ.
  private(set) var position = outside
  /// The style in force, as it was asked for.
  private var style = Style.plain
  /// The style in force, as the terminal shows it.
  private var look = Style.plain
  private let columns: Int

  private static let outside = Point(column: -1, row: -1)

  /// A writer for a terminal of so many columns, whose style is plain.
  init(_ capabilities: TerminalCapabilities, columns: Int) {
    self.capabilities = capabilities
    self.columns = columns
    bytes.reserveCapacity(4_096)
  }

  /// Moves the cursor.
  mutating func move(to point: Point) {
    guard point != position else { return }
    if position.row == point.row, position.column < point.column {
      appendSequence(point.column - position.column, end: "C")
    } else if position.row >= 0, point == Point(column: 0, row: position.row + 1) {
      bytes += [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
    } else {
      appendMove(to: point)
    }
    position = point
  }

  /// Writes a cell's character, which is one or two cells wide, where the cursor is.
  mutating func write(_ cell: Cell, width: Int) {
    useStyle(of: cell)
    let (base, firstMark, secondMark) = cell.values
    append(scalar: base)
    if firstMark != 0 { append(scalar: firstMark) }
    if secondMark != 0 { append(scalar: secondMark) }
    advance(by: width)
  }

  /// Clears cells from the cursor on, which stays where it is.
  mutating func clear(_ count: Int, like gap: Cell) {
    useStyle(of: gap)
    appendSequence(count, end: "X")
  }

  /// Clears the rest of the row.
  mutating func clearToEndOfRow(like gap: Cell) {
    useStyle(of: gap)
    bytes += [0x1B, UInt8(ascii: "["), UInt8(ascii: "K")]
  }

  /// Whether a cell looks right in the style in force: of one that shows nothing but its
  /// background, the rest does not matter.
  func writesInStyle(_ cell: Cell) -> Bool {
    cell.style == style || cell.isBlank && style.hidesBlanks(like: cell.style)
  }

  private mutating func useStyle(of cell: Cell) {
    if !writesInStyle(cell) { use(cell.style) }
  }

  /// Lets what follows be in a style.
  mutating func use(_ next: Style) {
    guard next != style else { return }
    style = next
    let wanted = capabilities.look(of: next)
    guard wanted != look else { return }
    appendChange(from: look, to: wanted)
    look = wanted
  }

  private mutating func advance(by width: Int) {
    position.column += width
    // Behind the last column some terminals are in the next row already, and most are not.
    if position.column >= columns { position = Self.outside }
  }
}
