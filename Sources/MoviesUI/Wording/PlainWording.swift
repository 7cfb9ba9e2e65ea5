import Titles

/// The answers of plain mode to commands, one line each.
enum PlainWording {
  static let nothingTyped = "Type / and a word or two of a title."
  static let nothingListed = "The list is empty. Type / and some words to search."
  static let startOfList = "The list starts here."
  static let whichTitle = "Which title? Add its number in the list."
  static let nothingFailed = "Nothing failed."
  static let nothingLoading = "Nothing is loading."

  static func unknownCommand(_ line: String) -> String {
    "Unknown command “\(line)”. Type / \(line) to search for it, or ? for help."
  }

  static func numbers(upTo count: Int) -> String { "The list has numbers 1 to \(count.grouped)." }

  static func endOfList(_ count: Int) -> String { "The list ends at number \(count.grouped)." }

  static func unloaded(number: Int) -> String {
    "Number \(number.grouped) is not loaded. Type load to load the whole list."
  }

  static func notLoaded(number: Int) -> String { "Number \(number.grouped) did not load." }
}
