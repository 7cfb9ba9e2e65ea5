import MoviesSession
import MoviesUI
import Titles

/// The titles with somebody, as they are printed.
struct PersonReport {
  /// How much of what people did is searched.
  enum Coverage: String {
    /// IMDb's data with its people.
    case everything
    /// The titles that were opened before, and those of the library.
    case opened
    /// The bundled titles.
    case demo

    /// Says where somebody is looked for.
    var place: String { self == .demo ? "in the demo" : "on this disk" }

    /// Says how to find more titles, after a space; empty where all are listed.
    var advice: String {
      self == .opened
        ? " Only titles opened before and your library are searched: movies-tui imdb import --people brings "
          + "all."
        : ""
    }
  }

  let filmography: Filmography
  /// Who it is, and who has the same name; `nil` where namesakes are together.
  var identity: PersonIdentity?
  let marks: [TitleID: LibraryMark]
  let coverage: Coverage
  /// The others whose names contain what was typed, namesakes among them.
  private let everybodyElse: [Filmography.Companion]

  /// Chooses who was meant: the one with exactly that name, or else with most titles; without
  /// titles if nobody has such a name.
  ///
  /// - Parameters:
  ///   - typed: A name, or a part of it.
  ///   - list: The titles that were found by it.
  ///   - marks: What the user keeps of titles.
  ///   - coverage: How much was searched.
  init(
    of typed: String, in list: TitleList, marks: [TitleID: LibraryMark], coverage: Coverage
  ) {
    let titles = list.titles.compactMap { list.details[$0.id] }
    let people = Filmography.people(named: typed, in: titles)
    let name = people.map(\.name).name(meantBy: typed)
    let person = people.first { $0.name == name } ?? people.first
    filmography = Filmography(of: person?.name ?? typed, in: titles)
    self.marks = marks
    self.coverage = coverage
    everybodyElse = people.filter { $0 != person }
  }

  /// Whether nobody was found.
  var isEmpty: Bool { filmography.credits.isEmpty }

  /// The others whose names contain what was typed.
  private var others: [Filmography.Companion] {
    let namesakes = Set((identity?.namesakes ?? []).map(\.name.nameKey))
    return everybodyElse.filter { !namesakes.contains($0.name.nameKey) }
  }

  func text(_ format: TitleListFormat, columns: Int?) -> [UInt8] {
    let objects = filmography.credits.map { JSON($0, marks[$0.title.id]) }
    return format.bytes(
      table: isEmpty ? [] : table.lines(columns: columns),
      json: [
        "name": .string(filmography.name),
        "id": JSON(identity?.person.id.text),
        "coverage": .string((coverage == .demo ? Coverage.opened : coverage).rawValue),
        "titles": .array(objects),
        "namesakes": .array(
          (identity?.namesakes ?? []).map {
            ["id": .string($0.id.text), "name": .string($0.name), "titles": JSON($0.titles)]
          }),
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
    let id = identity.map { " (\($0.person.id.text))" } ?? ""
    let summary =
      "\(filmography.name)\(id): \(count.counted("title")), \(seen.grouped) of them seen."
    func line(_ heading: String, _ people: [(name: String, titles: Int)]) -> String? {
      let names = people.prefix(Self.mostOthers).map { "\($0.name) (\($0.titles.grouped))" }
      return names.isEmpty ? nil : "\(heading): \(names.joined(separator: ", "))."
    }
    return [
      summary + coverage.advice,
      line("Namesakes", (identity?.namesakes ?? []).map { ($0.name, $0.titles) }),
      line("Others", others.map { ($0.name, $0.titles) }),
    ].compactMap(\.self)
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
      numbers: [3, 4, 5], names: 7)
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
