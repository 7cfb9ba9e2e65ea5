import MoviesSession
import MoviesUI
import Titles

/// The titles with somebody, as they are printed.
struct PersonReport {
  /// How much of what people did is searched.
  enum Coverage: String {
    /// IMDb's data with its people.
    case everything
    /// The titles that were seen before.
    case seen
    /// The bundled titles.
    case demo

    /// Says where somebody is looked for.
    var place: String { self == .demo ? "in the demo" : "on this disk" }

    /// Says how to find more titles, after a space; empty where all are listed.
    var advice: String {
      self == .seen
        ? " Only titles that were seen before are searched: movies-tui imdb import --people brings all."
        : ""
    }
  }

  let filmography: Filmography
  let marks: [TitleID: LibraryMark]
  let coverage: Coverage
  /// The others whose names contain what was typed.
  let others: [Filmography.Companion]

  /// Chooses who was meant: the one with exactly that name, or else with most titles; `nil` if
  /// nobody has such a name.
  ///
  /// - Parameters:
  ///   - typed: A name, or a part of it.
  ///   - list: The titles that were found by it.
  ///   - marks: What the user keeps of titles.
  ///   - coverage: How much was searched.
  init?(
    of typed: String, in list: TitleList, marks: [TitleID: LibraryMark], coverage: Coverage
  ) {
    let titles = list.titles.compactMap { list.details[$0.id] }
    let people = Filmography.people(named: typed, in: titles)
    guard let person = people.first(where: { $0.name.nameKey == typed.nameKey }) ?? people.first
    else { return nil }
    filmography = Filmography(of: person.name, in: titles)
    self.marks = marks
    self.coverage = coverage
    others = people.filter { $0 != person }
  }

  func text(_ format: TitleListFormat, columns: Int?) -> [UInt8] {
    let objects = filmography.credits.map { JSON($0, marks[$0.title.id]) }
    return format.bytes(
      table: table.lines(columns: columns),
      json: [
        "name": .string(filmography.name),
        "coverage": .string((coverage == .demo ? Coverage.seen : coverage).rawValue),
        "titles": .array(objects),
        "others": .array(
          others.map { ["name": .string($0.name), "titles": JSON($0.titles)] }),
      ],
      items: objects,
      csv: [
        ["id", "title", "start", "end", "type", "rating", "votes", "minutes", "genres", "roles"]
      ] + filmography.credits.map { $0.title.csvFields + [$0.writtenRoles] })
  }

  /// What is said besides the titles: how many there are and were seen, and who else was found.
  var remarks: [String] {
    let count = filmography.credits.count
    let seen = filmography.credits.count { (marks[$0.title.id]?.viewings ?? 0) > 0 }
    let summary = "\(filmography.name): \(count.counted("title")), \(seen.grouped) of them seen."
    guard !others.isEmpty else { return [summary + coverage.advice] }
    let names = others.prefix(Self.mostOthers).map { "\($0.name) (\($0.titles.grouped))" }
    return [summary + coverage.advice, "Others: \(names.joined(separator: ", "))."]
  }

  private static let mostOthers = 5

  private var table: TextTable {
    TextTable(
      header: ["ID", "YEAR", "ROLE", "RATING", "VOTES", "MIN", "SEEN", "TITLE"],
      rows: filmography.credits.map { credit in
        let title = credit.title
        let mark = marks[title.id]
        return [
          title.id.rawValue, title.years?.written ?? "", credit.writtenRoles, title.writtenRating,
          title.votes?.grouped ?? "", title.minutes.map { "\($0)" } ?? "",
          mark?.written ?? "", title.title,
        ]
      },
      numbers: [3, 4, 5])
  }
}

extension Filmography.Credit {
  fileprivate var writtenRoles: String { roles.map(\.rawValue).joined(separator: ", ") }
}

extension LibraryMark {
  /// The sign of what was seen, and the user's own rating.
  fileprivate var written: String {
    [viewings > 0 ? "✓" : "", rating.map { "\($0)" } ?? ""].joined()
  }
}

extension JSON {
  fileprivate init(_ credit: Filmography.Credit, _ mark: LibraryMark?) {
    self = JSON(credit.title)
      .adding(("roles", .array(credit.roles.map { .string($0.rawValue) })))
      .adding(("seen", .bool((mark?.viewings ?? 0) > 0)))
      .adding(("mine", JSON(mark?.rating)))
  }
}
