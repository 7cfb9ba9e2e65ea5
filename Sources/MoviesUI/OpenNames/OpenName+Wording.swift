import MoviesCore
import Titles

extension OpenName {
  /// The facts kept under the name, in short: `seen 17 Mar 2026 · rated 8 · noir`.
  var news: String { things.joined(separator: " · ") }

  /// The name as a line that can be read aloud.
  var sentence: String {
    let things = things.isEmpty ? "nothing is kept" : things.joined(separator: ", ")
    return "\(number). \(name.text), from \(origin): \(things)".asSentence
  }

  private var things: [String] {
    [
      isOfOwnFile ? "a file" : nil, seen, rating.map { "rated \($0)" },
      onWatchlistSince.map { _ in "watchlist" },
      note.map { _ in "note" },
    ].compactMap(\.self) + tags + lists
  }

  private var seen: String? {
    guard let last = viewings.last else { return nil }
    let day = last.day.map { " \($0.short)" } ?? ""
    return viewings.count == 1 ? "seen\(day)" : "seen \(viewings.count) times"
  }
}

extension TitleSummary {
  /// The title and its years: `Alien (1979)`.
  var nameAndYears: String { years.map { "\(title) (\($0.written))" } ?? title }
}

extension OpenNamesProps.Candidate {
  /// The title's facts beside its name: `series · 1990–1993 · 45 min · 8.5`.
  var words: String {
    let rating = facts?.ratings.first { $0.source == .imdb }
    return [
      title.typeLabel, title.years?.written, facts?.minutes.map { "\($0) min" },
      rating?.written,
    ].compactMap(\.self).joined(separator: " · ")
  }
}

extension ListMessage {
  /// The message if there is nothing to match.
  static let noOpenNames = ListMessage(
    headline: "Nothing left to match",
    advice: "Names in imports and of your files that are not certain appear here.")
}

extension OpenNamesProps.Failure {
  /// Returns a sentence with the search text, and why nothing was found.
  func words(at source: DataSource) -> String {
    switch error {
    case .notFound, .notFoundIn: "No title matches “\(text)”."
    case .cancelled: "Stopped looking for “\(text)”."
    default: ErrorWording(error, query: nil, source: source, remedies: .plain).headline.asSentence
    }
  }
}
