import MoviesCore
import TerminalUI

extension StyledLine {
  /// People next to each other, each a door, and how many titles there are of each.
  ///
  /// - Parameters:
  ///   - people: Their names, and the number behind each.
  ///   - part: The part of the text.
  ///   - theme: The names are read first.
  init(_ people: [(name: String, count: String)], of part: DoorPlace.Part, theme: Theme) {
    self.init()
    for (number, person) in people.enumerated() {
      if number > 0 { spans.append(.init(text: ", ", style: theme.dim)) }
      let door = SeenDoor(.person(person.name), at: DoorPlace(part, number))
      spans.append(.init(text: person.name, style: theme.text, door: door))
      spans.append(.init(text: " \(person.count)", style: theme.dim))
    }
  }
}
