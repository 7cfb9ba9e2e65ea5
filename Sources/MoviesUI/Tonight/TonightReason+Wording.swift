public import Keeping
import Titles

extension TonightProposal {
  /// The reason for the proposal, and its caveats.
  public var words: String {
    ([reason.words(isFitting: caveats.isEmpty)] + caveats.map(\.words)).joined(separator: ", ")
  }
}

extension TonightReason {
  /// Returns the reason in words, for a title that fits or one that nearly does.
  fileprivate func words(isFitting: Bool) -> String {
    switch self {
    case .director(let name, let others): others.words(by: "by \(name)")
    case .actor(let name, let others): others.words(by: "with \(name)")
    case .genre(let genre, let mean):
      "you rate \(genre.lowercased()) \(mean.withOneDecimal) on average"
    case .bestRated: "the best rated"
    case .shortest: "the shortest that fits"
    case .longestOnWatchlist(let since):
      "longest on the watchlist: since \(CalendarDate(secondsSince1970: since).monthAndYear)"
    case .bestKnown(let votes): "the best known: \(votes.abbreviated) votes"
    case .newest(let year): "the newest: from \(year)"
    case .oldest(let year): "the oldest: from \(year)"
    case .agreement(let critics, let voters):
      "critics and audience agree: \(Int(critics.rounded())) and \((voters / 10).withOneDecimal)"
    case .wellRated(let score, let votes):
      "\(votes.abbreviated) people rate it \((score / 10).withOneDecimal)"
    case .oneOfFew(1): isFitting ? "the only one that fits" : "the only one to choose from"
    case .oneOfFew(let count):
      "one of only \(count.inWords) \(isFitting ? "that fit" : "to choose from")"
    case .chance(let count):
      "picked from \(count.grouped) that fit\(isFitting ? "" : " or nearly do")"
    }
  }
}

extension RatedOthers {
  /// Returns words such as `you rated two others by Wes Anderson 9`.
  fileprivate func words(by whom: String) -> String {
    if let title { return "you rated \(title), also \(whom), \(lowest)" }
    let ratings = lowest == highest ? "\(lowest)" : "\(lowest) to \(highest)"
    return "you rated \(count.inWords) others \(whom) \(ratings)"
  }
}

extension TonightCaveat {
  fileprivate var words: String {
    switch self {
    case .over(1): "one minute over"
    case .over(let minutes): "\(minutes.inWords) minutes over"
    case .unknown(let field): "\(field.name) unknown"
    }
  }
}

extension NumberField {
  fileprivate var name: String {
    switch self {
    case .year: "year"
    case .rating: "rating"
    case .metascore: "Metacritic score"
    case .tomatoes: "Rotten Tomatoes score"
    case .votes: "votes"
    case .runtime: "running time"
    }
  }
}

extension Int {
  /// The number as a word, up to twelve.
  var inWords: String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve",
    ]
    return words.indices.contains(self) ? words[self] : grouped
  }
}

extension Double {
  /// The number to one decimal, such as `8.1`.
  fileprivate var withOneDecimal: String {
    Rating(imdb: self * 10).written
  }
}
