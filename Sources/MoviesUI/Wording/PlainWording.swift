import MoviesCore
import Titles

/// The answers of plain mode to commands, one line each.
enum PlainWording {
  static let nothingTyped = "Type / and a word or two of a title."
  static let nothingListed = "The list is empty. Type / and some words to search."
  static let startOfList = "The list starts here."
  static let whichTitle = "Which title? Add its number in the list."

  static let whichSeries = "Read a series first: type its number."
  static let seasonsFromOne = "Seasons count from 1."
  static let nothingMore = Notice.episodeWithoutID.words

  static func noEpisode(_ number: Int, ofSeason season: Int) -> String {
    "Season \(season) has no episode \(number)."
  }

  static func noneLeft(by filter: RowFilter) -> String {
    "No title here matches “\(filter.text)”. Only what is known of a title is compared. "
      + "Type f for all rows."
  }

  static let nothingLoading = "Nothing is loading."

  static func unknownCommand(_ line: String) -> String {
    "Unknown command “\(line)”. Type / \(line) to search for it, or ? for help."
  }

  static let offline = "You are offline. Titles already loaded still work."
  static let online = "Online again."
  static let usedUp =
    "Daily limit reached, probably until 00:00 UTC. Titles already loaded still work."

  static func saving(_ requests: RequestCount) -> String {
    let left = max(0, requests.limit - requests.used).requests
    return "\(left) left today, saved for what you ask for."
  }

  /// How many seconds old a list or the facts of a title are.
  static func age(_ seconds: Int) -> String { "\(seconds.asAge.capitalizedFirst)." }

  static func priceOfRest(_ requests: Int) -> String {
    "\(Notice.restPrice(requests: requests).words) Type load again to load it."
  }

  static func numbers(upTo count: Int) -> String { "The list has numbers 1 to \(count.grouped)." }

  static func endOfList(_ count: Int) -> String { "The list ends at number \(count.grouped)." }

  static func unloaded(number: Int) -> String {
    "Number \(number.grouped) is not loaded. Type load to load the whole list."
  }

  static func notLoaded(number: Int) -> String { "Number \(number.grouped) did not load." }
}
