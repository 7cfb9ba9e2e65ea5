import Titles

/// The name by which a player reports a file, which says what is in it.
///
/// It needs no lookup, so a report makes sense even if the file has been renamed or forgotten.
struct PlayedKey: Hashable {
  /// The film, or the episodes by the ids that stand for their places.
  var ids: [TitleID]
  /// The number of the file among the parts of its title, from 1.
  var part: Int
  var parts: Int

  /// Makes the name of a file; `nil` if its title is open.
  init?(_ file: OwnFile, part: Int = 1, of parts: Int = 1) {
    switch file.content {
    case .film(let id), .series(let id): ids = [id]
    case .episodes(let places): ids = places.map { TitleID($0) }
    case .open, .leftOut: return nil
    }
    self.part = part
    self.parts = parts
  }

  /// Reads a name as ``text`` has it; returns `nil` for anything else.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    let numbers = words.last?.split(separator: "/").compactMap { Int($0) } ?? []
    let ids = words.dropLast().map { TitleID($0) }
    guard numbers.count == 2, numbers[0] >= 1, numbers[0] <= numbers[1], !ids.isEmpty,
      ids.allSatisfy({ $0 != nil })
    else { return nil }
    self.ids = ids.compactMap(\.self)
    (part, parts) = (numbers[0], numbers[1])
  }

  /// The name, such as `tt0903747-s05e14 1/1`.
  var text: String { ids.map(\.rawValue).joined(separator: " ") + " \(part)/\(parts)" }
}
