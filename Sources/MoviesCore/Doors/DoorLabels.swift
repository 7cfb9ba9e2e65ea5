/// The labels of the links on the screen, one or two letters each, until one of them is opened.
public struct DoorLabels: Sendable, Codable, Hashable {
  /// The links in reading order, without duplicates.
  public let doors: [Door]
  /// The letters typed so far.
  public internal(set) var typed = TextInput()

  /// Labels some links; returns `nil` if there are none.
  public init?(_ doors: [Door]) {
    guard !doors.isEmpty else { return nil }
    self.doors = doors
  }

  /// The label of each link: single letters as far as they go, and two letters for the rest.
  ///
  /// No label begins with another one.
  public var labels: [Door: String] {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    func labels(withPairs beginnings: Int) -> [String] {
      letters.dropLast(beginnings)
        + letters.suffix(beginnings).flatMap { first in letters.map { first + $0 } }
    }
    let all = (0...letters.count).lazy.map(labels).first { $0.count >= doors.count }
    return Dictionary(
      zip(doors, all ?? labels(withPairs: letters.count)), uniquingKeysWith: { first, _ in first })
  }

  /// Returns the meaning of typed letters; `nil` if no label begins with them.
  public func meaning(of letters: String) -> Meaning? {
    let letters = letters.lowercased()
    let begun = labels.filter { $0.value.hasPrefix(letters) }
    guard !letters.isEmpty, let first = begun.first else { return nil }
    return first.value == letters ? .door(first.key) : .beginning
  }

  /// The meaning of typed letters: the label of a link, or the first letter of one.
  public enum Meaning: Sendable, Hashable {
    case door(Door)
    case beginning
  }
}
