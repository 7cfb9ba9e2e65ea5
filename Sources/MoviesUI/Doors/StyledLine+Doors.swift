import MoviesCore
import SafeText
import TerminalUI

extension StyledLine {
  /// Words next to each other; those that lead on are doors.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - part: The part of the text; `nil` where none of them leads on.
  ///   - column: Among titles side by side, that of the words.
  ///   - comma: The look of what divides them.
  ///   - style: The look of each word, by its place.
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

  /// The same with the door that the reader is at in another style.
  func choosing(_ place: DoorPlace?, _ style: Style) -> StyledLine {
    guard let place, spans.contains(where: { $0.door?.place == place }) else { return self }
    return StyledLine(
      spans.map { span in
        span.door?.place == place ? Span(text: span.text, style: style, door: span.door) : span
      })
  }

  /// The areas of its doors, if it is written from a point on.
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
  /// The doors in the lines, in reading order.
  ///
  /// - Parameter first: How many lines of the text are above.
  /// - Returns: The doors; one that takes two lines is there once, also where another text stands
  ///   beside it.
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
  /// Notes the doors of a line that is on the screen.
  mutating func noteDoors(of line: StyledLine, at start: Point, width: Int, in pane: Pane) {
    hitAreas += line.doorAreas(at: start, width: width, in: pane)
  }
}
