import MoviesCore
import SafeText
import Titles

extension CommonNames.Role {
  /// The heading for the role.
  fileprivate var heading: String {
    switch self {
    case .director: "Director"
    case .writer: "Writer"
    case .actor: "Cast"
    }
  }
}

extension [CommonNames.Role] {
  /// The roles for a row of a list; if there are three, only the first is named.
  var brief: String? {
    switch count {
    case 0: nil
    case 3: "director and more"
    default: map(\.heading).map { $0.lowercased() }.joined(separator: ", ")
    }
  }
}

extension PersonProps {
  /// Returns the label of a tab: `Director 12`, or `All 13` for any role.
  func label(of role: CommonNames.Role?) -> String {
    "\(role?.heading ?? "All") \(figures.count(of: role).grouped)"
  }

  /// The width of the longest roles in a title, in cells; 0 if only one role is listed.
  ///
  /// - Complexity: O(*n*) in the number of titles.
  var rolesWidth: Int {
    role == nil ? Set(figures.credits.map(\.roles)).compactMap(\.brief?.cellWidth).max() ?? 0 : 0
  }

  /// The number of seen titles, and the source of all titles; the longest form first.
  var facts: [String] {
    let seen = "\(self.seen.grouped) of \(figures.credits.count.grouped) seen"
    return coverage.map { "\(seen) · \($0)" } + [seen]
  }

  /// The person's id, the titles that were searched, and how to search all; the longest form first.
  private var coverage: [String] {
    if let identity = figures.identity { return ["\(identity.person.id.text) · IMDb data"] }
    let place: String
    switch source {
    case nil: return []
    case .imdb: place = "IMDb data"
    case .demo: place = "in the demo"
    default: place = "titles on this disk"
    }
    let together = "\(place), namesakes together"
    return (source?.mayLackPeople == true ? ["\(together) · all with imdb import --people"] : [])
      + [together, place]
  }

  /// The people who often work with the person, each with the number of shared titles.
  var companions: [(name: String, count: String)] {
    figures.companions.map { ($0.name, "(\($0.titles.grouped))") }
  }

  /// The other people with the same name, each with the number of their titles.
  var namesakes: [(name: String, count: String)] {
    (figures.identity?.namesakes ?? []).map { ($0.name, "(\($0.titles.grouped))") }
  }

  /// The lines about the person in plain mode, before the titles.
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
    case .imdb, .demo: false
    default: true
    }
  }
}

extension PlainPrinter {
  /// The lines about a person whose titles are listed; empty if nobody was found.
  var person: [String] { BrowseProps(state).person?.sentences ?? [] }
}
