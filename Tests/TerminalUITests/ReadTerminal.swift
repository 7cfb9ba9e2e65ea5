@testable import TerminalUI

/// A terminal for tests, which reads what the painter writes, and keeps what is seen.
///
/// It knows characters, and the sequences that every terminal knows.
struct ReadTerminal {
  /// A character and its style, as far as they are seen.
  struct Seen: Equatable {
    var text = " "
    var style = Style.plain
  }

  let size: TerminalSize
  let capabilities: TerminalCapabilities
  private(set) var cells: [[Seen]]
  private(set) var cursor = Point.zero
  /// Whether the last column was written, and the next character wraps.
  private var wraps = false
  private var style = Style.plain
  /// How many rows have left the screen at its top, and which sequences were not understood.
  private(set) var scrolled = 0
  private(set) var unknown: [String] = []

  init(size: TerminalSize, capabilities: TerminalCapabilities) {
    self.size = size
    self.capabilities = capabilities
    cells = Array(repeating: Array(repeating: Seen(), count: size.columns), count: size.rows)
  }

  mutating func read(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": readSequence(from: &rest)
      case "\r": moveTo(Point(column: 0, row: cursor.row))
      case "\n": lineFeed()
      default: write(scalar)
      }
    }
  }

  private mutating func readSequence(from rest: inout Substring.UnicodeScalarView) {
    guard rest.popFirst() == "[" else { return unknown.append("no sequence") }
    let body = rest.prefix { !("@"..."~" ~= $0) }
    rest = rest[body.endIndex...]
    let numbers = String(body).split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0)
    }
    let first = numbers.first.flatMap { $0 }
    switch rest.popFirst() {
    case "H":
      let column = numbers.count > 1 ? numbers[1] ?? 1 : 1
      moveTo(Point(column: column - 1, row: (first ?? 1) - 1))
    case "C": moveTo(Point(column: cursor.column + (first ?? 1), row: cursor.row))
    case "K": clear(cursor.column..<size.columns)
    case "X": clear(cursor.column..<min(size.columns, cursor.column + (first ?? 1)))
    case "J": for row in cells.indices { cells[row] = cells[row].map { _ in Seen() } }
    case "m": readStyle(numbers.map { $0 ?? 0 })
    case let end: unknown.append("\(String(body))\(end.map(String.init) ?? "")")
    }
  }

  private mutating func moveTo(_ point: Point) {
    cursor = point
    wraps = false
  }

  private mutating func lineFeed() {
    wraps = false
    if cursor.row + 1 < size.rows { return cursor.row += 1 }
    scrolled += 1
    cells.removeFirst()
    cells.append(Array(repeating: Seen(), count: size.columns))
  }

  private mutating func clear(_ columns: Range<Int>) {
    let background = capabilities.clearsInColor ? style.background : .terminalDefault
    for column in columns { put(Seen(style: Style(background: background)), in: column) }
  }

  /// Half of a wide character leaves a blank.
  private mutating func put(_ seen: Seen, in column: Int) {
    var row = cells[cursor.row]
    if row[column].text.isEmpty, column > 0 { row[column - 1].text = " " }
    if column + 1 < size.columns, row[column + 1].text.isEmpty { row[column + 1].text = " " }
    row[column] = seen
    cells[cursor.row] = row
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    let width = scalar.cellWidth ?? 1
    if width == 0 { return addMark(scalar) }
    if wraps {
      moveTo(Point(column: 0, row: cursor.row))
      lineFeed()
    }
    put(Seen(text: String(scalar), style: style), in: cursor.column)
    if width == 2 { put(Seen(text: "", style: style), in: cursor.column + 1) }
    if width == 2 { cells[cursor.row][cursor.column].text = String(scalar) }
    let next = cursor.column + width
    cursor.column = min(next, size.columns - 1)
    wraps = next == size.columns
    if wraps, capabilities.scrollsAtLastCell {
      moveTo(Point(column: 0, row: cursor.row))
      lineFeed()
    }
  }

  private mutating func addMark(_ scalar: Unicode.Scalar) {
    var column = wraps ? cursor.column : cursor.column - 1
    if cells[cursor.row][column].text.isEmpty { column -= 1 }
    cells[cursor.row][column].text.unicodeScalars.append(scalar)
  }

  private mutating func readStyle(_ numbers: [Int]) {
    var rest = numbers[...]
    if rest.isEmpty { style = .plain }
    while let number = rest.popFirst() {
      switch number {
      case 0: style = .plain
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 3: style.attributes.insert(.italic)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.reverse)
      case 30...39: style.foreground = readColor(number - 30, &rest)
      case 40...49: style.background = readColor(number - 40, &rest)
      case 90...97: style.foreground = .indexed(UInt8(number - 90 + 8))
      case 100...107: style.background = .indexed(UInt8(number - 100 + 8))
      default: unknown.append("\(number)m")
      }
    }
  }

  private mutating func readColor(_ digit: Int, _ rest: inout ArraySlice<Int>) -> Color {
    if digit < 8 { return .indexed(UInt8(digit)) }
    if digit == 9 { return .terminalDefault }
    let kind = rest.popFirst()
    let numbers = rest.prefix(kind == 5 ? 1 : 3).map { UInt8(clamping: $0) }
    rest = rest.dropFirst(numbers.count)
    return kind == 5 ? .indexed(numbers[0]) : .rgb(numbers[0], numbers[1], numbers[2])
  }
}

extension ReadTerminal {
  /// What a terminal shows of a canvas, in the styles that it has: of a blank, only what is seen.
  static func seen(_ canvas: Canvas, _ capabilities: TerminalCapabilities) -> [[Seen]] {
    (0..<canvas.size.rows).map { row in
      (0..<canvas.size.columns).map { column in
        let cell = canvas[column, row]
        return Seen(text: cell.text, style: capabilities.look(of: cell.style)).visible
      }
    }
  }

  /// What is seen of its cells.
  var seen: [[Seen]] { cells.map { $0.map(\.visible) } }
}

extension ReadTerminal.Seen {
  /// Without what nobody sees: the style of a right half, and all but the background of a blank.
  fileprivate var visible: Self {
    if text.isEmpty { return Self(text: "", style: .plain) }
    guard text == " ", style.attributes.isDisjoint(with: [.underline, .reverse]) else {
      return self
    }
    return Self(text: " ", style: Style(background: style.background))
  }
}
