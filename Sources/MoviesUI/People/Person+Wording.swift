import MoviesCore
import SafeText
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

  /// The cells of the longest parts in a title; 0 where only one part is listed.
  ///
  /// - Complexity: O(*n*) in the number of titles.
  var rolesWidth: Int {
    role == nil ? Set(figures.credits.map(\.roles)).compactMap(\.brief?.cellWidth).max() ?? 0 : 0
  }

  /// The titles that were seen, and where all come from; the longest form first.
  var facts: [String] {
    let seen = "\(self.seen.grouped) of \(figures.credits.count.grouped) seen"
    return coverage.map { "\(seen) · \($0)" } + [seen]
  }

  /// Who it is, which titles were searched, and how to search all; the longest form first.
  private var coverage: [String] {
    if let identity = figures.identity { return ["\(identity.person.id.text) · IMDb data"] }
    let place: String
    switch source {
    case .local, .omdb, .custom: place = "titles on this disk"
    case .imdb: place = "IMDb data"
    case .demo: place = "in the demo"
    case nil: return []
    }
    let together = "\(place), namesakes together"
    return (source?.mayLackPeople == true ? ["\(together) · all with imdb import --people"] : [])
      + [together, place]
  }

  /// Those who are often there, each with how many of the titles.
  var companions: [(name: String, count: String)] {
    figures.companions.map { ($0.name, "(\($0.titles.grouped))") }
  }

  /// The others of the same name, each with how many titles there are.
  var namesakes: [(name: String, count: String)] {
    (figures.identity?.namesakes ?? []).map { ($0.name, "(\($0.titles.grouped))") }
  }

  /// The page in plain mode, before its titles.
  var sentences: [String] {
    let parts = figures.roles.map { label(of: $0).lowercased() }.joined(separator: ", ")
    func list(_ people: [(name: String, count: String)]) -> String {
      people.prefix(5).map { "\($0.name) \($0.count)" }.joined(separator: ", ")
    }
    return [
      "\(figures.name): \(parts); \(facts[0].replacing(" · ", with: ", ")).",
      namesakes.isEmpty ? nil : "Namesakes: \(list(namesakes)).",
      companions.isEmpty ? nil : "Often with \(list(companions)).",
    ].compactMap(\.self)
  }
}

extension DataSource {
  /// Whether an import of IMDb's people would add titles.
  fileprivate var mayLackPeople: Bool {
    switch self {
    case .local, .omdb, .custom: true
    case .imdb, .demo: false
    }
  }
}

extension PlainPrinter {
  /// Says who somebody is by their titles; empty where nobody was found.
  var person: [String] { BrowseProps(state).person?.sentences ?? [] }
}
