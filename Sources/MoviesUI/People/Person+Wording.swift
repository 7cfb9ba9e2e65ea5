import MoviesCore
import Titles

extension CommonNames.Role {
  /// The word for the part, as a heading.
  fileprivate var heading: String {
    switch self {
    case .director: "Director"
    case .writer: "Writer"
    case .actor: "Cast"
    }
  }
}

extension [CommonNames.Role] {
  /// The parts in a row of a list; cut to two where there are three.
  var brief: String? {
    switch count {
    case 0: nil
    case 3: "director and more"
    default: map(\.heading).map { $0.lowercased() }.joined(separator: ", ")
    }
  }
}

extension PersonProps {
  /// The words of a tab: `Director 12`, or `All 13` for any part.
  func label(of role: CommonNames.Role?) -> String {
    "\(role?.heading ?? "All") \(figures.count(of: role).grouped)"
  }

  /// The titles that were seen, and where all come from; the longest form first.
  var facts: [String] {
    let seen = "\(self.seen.grouped) of \(figures.credits.count.grouped) seen"
    return coverage.map { "\(seen) · \($0)" } + [seen]
  }

  /// Which titles were searched, and how to search all; the longest form first.
  private var coverage: [String] {
    switch source {
    case .local, .omdb, .custom:
      ["titles seen on this disk · all with imdb import --people", "titles seen on this disk"]
    case .imdb: ["IMDb data"]
    case .demo: ["in the demo"]
    case nil: []
    }
  }

  /// Those who are often there, each with how many of the titles.
  var companions: [(name: String, count: String)] {
    figures.companions.map { ($0.name, "(\($0.titles.grouped))") }
  }

  /// The page in plain mode, before its titles.
  var sentences: [String] {
    let parts = figures.roles.map { label(of: $0).lowercased() }.joined(separator: ", ")
    let often = companions.prefix(5).map { "\($0.name) \($0.count)" }
    return [
      "\(figures.name): \(parts); \(facts[0].replacing(" · ", with: ", ")).",
      often.isEmpty ? nil : "Often with \(often.joined(separator: ", ")).",
    ].compactMap(\.self)
  }
}

extension PlainPrinter {
  /// Says who somebody is by their titles; empty where nobody was found.
  var person: [String] { BrowseProps(state).person?.sentences ?? [] }
}
