import MoviesCore
import Titles

/// The answers of plain mode to commands, one line each.
enum PlainWording {
  static let nothingTyped = "Type / and a word or two of a title."
  static let nothingListed = "The list is empty. Type / and some words to search."
  static func nobody(called name: String) -> String {
    "Nobody on this machine is called “\(name)”."
  }

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

  static func unjudged(_ count: Int, of all: Int) -> String {
    "\(count.grouped) of \(all.grouped) can't be judged: too little is known of them. "
      + "Type load to look them up."
  }

  static let noLibrary = "There is no library: set HOME or XDG_DATA_HOME to keep one."
  static let nothingAsked = "There is no question to agree to."
  static let unchanged = "Nothing has changed."
  static let nothingToCount =
    "Nothing seen or rated yet. Type x to mark a title as seen, or * 8 to rate it."
  static let tonightFirst = "Type tonight first."
  static let namesFirst = "Type names first."

  static func candidates(upTo count: Int) -> String {
    switch count {
    case 0: "No title is known for it. Add a name to look for, or an id."
    case 1: "It has only title 1."
    default: "It has titles 1 to \(count)."
    }
  }

  static func seenBefore(_ title: String) -> String {
    "You saw \(title) before. Add the day to say that you saw it again, such as today."
  }

  /// Returns the screen's words for a command that cannot be carried out.
  static func words(_ notice: Notice) -> String {
    switch notice {
    case .nothingToSave: "There is nothing to save. Type f and what the list is to have."
    default: notice.words
    }
  }

  static let agreeOrLeave = "Type yes to agree; anything else leaves it as it is."
  static let imdbBegun = "Begun. Go on meanwhile: imdb says how far it is, imdb stop stops it."
  static let imdbInstalled =
    "IMDb's data is on this machine. Type imdb update to get what is newer."
  static let imdbNotInstalled = "IMDb's data is not on this machine. Type imdb import to get it."

  static func imdbInstalled(of day: CalendarDate) -> String {
    "IMDb's data of \(day.written) is on this machine. Type imdb update to get what is newer."
  }

  static func notKnown(_ title: TitleID) -> String {
    "Nothing is known about \(title) yet. Type r to retry."
  }

  static func empty(_ tab: LibraryTab) -> String { "\(tab.name): no titles." }

  static func list(_ tab: LibraryTab, _ summary: LibraryListSummary?) -> String {
    [tab.name, summary?.count.counted("title"), summary?.note?.withSingleBlanks].compactMap(\.self)
      .joined(separator: ", ")
  }

  static func proposals(upTo count: Int) -> String {
    switch count {
    case 0: "No title is proposed."
    case 1: "There is only number 1."
    default: "There are numbers 1 to \(count)."
    }
  }

  static let nothingLoading = "Nothing is loading."

  static func unknownCommand(_ line: String) -> String {
    "Unknown command “\(line)”. Type / \(line) to search for it, or ? for help."
  }

  static let offline = "You are offline. Titles already loaded still work."
  static let online = "Online again."
  static let usedUp =
    "Daily limit reached, probably until 00:00 UTC. Titles already loaded still work."

  static let refused =
    "Daily limit reported too early. Retrying in 15 minutes. "
    + "Titles already loaded still work."

  static func saving(_ requests: RequestCount) -> String {
    let left = max(0, requests.limit - requests.used).counted("request")
    return "\(left) left today, saved for what you ask for."
  }

  /// Returns the age of a list or of a title's facts, given in seconds.
  static func age(_ seconds: Int) -> String { "\(seconds.asAge.capitalizedFirst)." }

  static func priceOfRest(_ requests: Int) -> String {
    "\(Notice.restPrice(requests: requests).words) Type load again to load it."
  }

  static func priceOfFacts(_ offer: FactsOffer) -> String {
    offer.requests > 0
      ? "\(offer.situation) Type load again to \(offer.deed)." : offer.sentence
  }

  static func numbers(upTo count: Int) -> String {
    count == 0 ? nothingListed : "The list has numbers 1 to \(count.grouped)."
  }

  static func noTitle(number: Int) -> String { "No title is known for number \(number)." }

  static func endOfList(_ count: Int) -> String { "The list ends at number \(count.grouped)." }

  static func unloaded(number: Int) -> String {
    "Number \(number.grouped) is not loaded. Type load to load the whole list."
  }

  static func notLoaded(number: Int) -> String { "Number \(number.grouped) did not load." }
}
