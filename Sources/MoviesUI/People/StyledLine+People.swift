import MoviesCore
import TerminalUI

extension StyledLine {
  /// Creates a line of people, each a link, with the number of titles of each.
  ///
  /// - Parameters:
  ///   - people: Their names, and the number after each.
  ///   - part: The part of the text.
  ///   - theme: The theme; the names stand out.
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
