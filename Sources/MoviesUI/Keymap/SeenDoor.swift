public import MoviesCore

/// A link in a text that was drawn, even if it is scrolled out of view.
public struct SeenDoor: Sendable, Equatable {
  public let door: Door
  public let place: DoorPlace
  /// The line that the link begins on, from the top of the text.
  public internal(set) var line: Int

  init(_ door: Door, at place: DoorPlace, line: Int = 0) {
    self.door = door
    self.place = place
    self.line = line
  }
}

/// A walk through the links of a text, which scrolls where none is in view.
///
/// It begins at the directors of a title: links above them are reached by going up from there.
struct DoorWalk {
  /// The links, in reading order.
  let doors: [SeenDoor]
  /// The number of lines in view.
  let rows: Int
  /// The largest scroll offset.
  let limit: Int
  private(set) var scroll: Int
  private(set) var place: DoorPlace?

  init(
    _ doors: [SeenDoor], rows: Int, limit: Int, scroll: Int, at place: DoorPlace?
  ) {
    self.doors = doors
    self.rows = rows
    self.limit = limit
    self.scroll = max(0, min(scroll, limit))
    self.place = place
  }

  /// The selected link; `nil` if it is out of view.
  var chosen: SeenDoor? {
    doors.first { $0.place == place && isInView($0) }
  }

  /// Moves this many steps down, or up if negative.
  mutating func walk(by steps: Int) {
    let most = doors.count + limit + 1
    for _ in 0..<min(abs(steps), most) { step(steps < 0 ? -1 : 1) }
  }

  /// Moves to the next link in a direction, or scrolls by a line; above the first link, selects
  /// none.
  private mutating func step(_ direction: Int) {
    if let next = next(direction), isInView(next) {
      place = next.place
    } else if (0...limit).contains(scroll + direction) {
      scroll += direction
    } else if direction < 0 {
      place = nil
    }
  }

  private func next(_ direction: Int) -> SeenDoor? {
    guard let chosen, let index = doors.firstIndex(of: chosen) else {
      if direction > 0 { return doors.first(where: isFirst) ?? doors.first(where: isInView) }
      return place == nil && scroll == 0 ? nil : doors.last(where: isInView)
    }
    let next = index + direction
    return doors.indices.contains(next) ? doors[next] : nil
  }

  /// Whether a walk down from the top begins at a link.
  private func isFirst(_ door: SeenDoor) -> Bool {
    place == nil && scroll == 0 && door.place.part == .directors && isInView(door)
  }

  private func isInView(_ door: SeenDoor) -> Bool {
    (scroll..<scroll + rows).contains(door.line)
  }
}
