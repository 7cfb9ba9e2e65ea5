import MoviesSession
import MoviesUI
import Titles

/// The titles with a person, for printing.
struct PersonReport {
  /// The extent of the data that is searched for people.
  enum Coverage: String {
    /// IMDb's data with its people.
    case everything
    /// The titles that were opened before, and those of the library.
    case opened
    /// The bundled titles.
    case demo

    /// The place that is searched for people, in words.
    var place: String { self == .demo ? "in the demo" : "on this disk" }

    /// Advice on how to find more titles, preceded by a space; empty if all titles are listed.
    var advice: String {
      self == .opened
        ? " Only titles opened before and your library are searched: movies-tui imdb import --people brings "
          + "all."
        : ""
    }
  }

  let filmography: Filmography
  /// The person and those with the same name; `nil` if namesakes are not told apart.
  var identity: PersonIdentity?
  let marks: [TitleID: LibraryMark]
  let coverage: Coverage
  /// The other people whose names contain the typed text, including namesakes.
  private let everybodyElse: [Filmography.Companion]

  /// Chooses the person with exactly the typed name, or else the one with the most titles; the
  /// report is empty if nobody has such a name.
  ///
  /// - Parameters:
  ///   - typed: A name or a part of one.
  ///   - list: The titles that were found by this name.
  ///   - marks: The user's marks on titles.
  ///   - coverage: The extent of the searched data.
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

  /// The other people whose names contain the typed text, without namesakes.
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

  /// The lines in addition to the titles: the number of titles and of seen ones, and the other
  /// people.
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
  /// A check mark if the title was seen, and the user's own rating.
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
