import MoviesCore
import SafeText
import TerminalUI

extension StyledLine {
  /// Creates a line of words, separated by commas; words of a linking part are links.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - part: The part of the text; `nil` if its words are not links.
  ///   - column: The index of the title among titles side by side.
  ///   - comma: The style of the commas.
  ///   - style: Returns the style of each word, by its index.
  init(
    _ words: [String], of part: DoorPlace.Part?, column: Int = 0, comma: Style,
    style: (Int) -> Style
  ) {
    self.init()
    for (number, word) in words.enumerated() {
      if number > 0 { spans.append(Span(text: ", ", style: comma)) }
      let door = part.flatMap { part in
        part.door(of: word).map {
          SeenDoor($0, at: DoorPlace(part, number, column: column))
        }
      }
      spans.append(Span(text: word, style: style(number), door: door))
    }
  }

  /// Returns the line with the selected link in another style.
  func choosing(_ place: DoorPlace?, _ style: Style) -> StyledLine {
    guard let place, spans.contains(where: { $0.door?.place == place }) else { return self }
    return StyledLine(
      spans.map { span in
        span.door?.place == place ? Span(text: span.text, style: style, door: span.door) : span
      })
  }

  /// Returns the hit areas of the line's links, if it is written at a point.
  fileprivate func doorAreas(at start: Point, width: Int, in pane: Pane) -> [HitArea] {
    guard spans.contains(where: { $0.door != nil }) else { return [] }
    var areas: [HitArea] = []
    var column = 0
    for span in spans {
      let cells = span.text.cellWidth
      if let door = span.door?.door, column < width {
        let rect = Rect(
          column: start.column + column, row: start.row, columns: min(cells, width - column),
          rows: 1)
        let choice = HitArea.Choice(DoorAction.opened(door), in: pane)
        areas.append(HitArea(rect: rect, target: .choice(choice)))
      }
      column += cells
    }
    return areas
  }
}

extension [StyledLine] {
  /// Returns the links in the lines, in reading order.
  ///
  /// - Parameter first: The number of lines of the text above.
  /// - Returns: The links; one that takes two lines is listed once, even if another text is beside
  ///   it.
  func doors(below first: Int) -> [SeenDoor] {
    var doors: [SeenDoor] = []
    for (index, line) in enumerated() {
      for span in line.spans {
        guard var door = span.door, !doors.contains(where: { $0.place == door.place }) else {
          continue
        }
        door.line = first + index
        doors.append(door)
      }
    }
    return doors
  }
}

extension FrameMetrics {
  /// Notes the hit areas of the links in a line on the screen.
  mutating func noteDoors(of line: StyledLine, at start: Point, width: Int, in pane: Pane) {
    hitAreas += line.doorAreas(at: start, width: width, in: pane)
  }
}
