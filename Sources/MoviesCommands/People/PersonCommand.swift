import ArgumentParser
import MoviesSession
import MoviesUI
import Search
import Titles

/// Prints all titles with a person that are known on this machine.
struct PersonCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "person",
    abstract: "List everything with somebody on this machine.",
    discussion: """
      Examples:
        movies-tui person christopher nolan
        movies-tui person gerwig
        movies-tui person 'greta gerwig' --format json | jq -r '.titles[] | select(.seen | not).title'

      It looks through IMDb's data, if that is on this machine with its people, or else every title \
      that was opened before and your library, and asks nobody else; with --demo, through the bundled \
      titles. IMDb's data tells people of one name apart: the best known one has the name alone, and the others have a \
      number behind it, as in “michael jordan (ii)”; NAME may be an id, too, such as nm0000233. Without \
      it a person is a name, and namesakes are listed together. If a part of a name fits several \
      people, the one with most titles is listed, and the others are named.

      json is an object of name, id (null without IMDb's data), coverage (everything or opened), titles, \
      a list of objects as show prints them, without sources and similar, each with roles (director, \
      writer, actor), seen and mine, namesakes, a list of objects of id, name and titles (how many), and \
      others, a list of objects of name and titles. csv has the columns id, title, start, end, type, \
      rating, votes, minutes, genres, roles. If nobody fits, nothing is listed and it ends with 1.
      """)

  @Argument(help: "The name, a part of it, or IMDb's id.")
  var name: [String]

  @Option(help: "The output format.")
  var format = TitleListFormat.table

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let typed = name.joined(separator: " ")
    guard typed.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw Failure("person needs a name, a part of it, or IMDb's id.", exitCode: .usage)
    }
    let expression = try TitleExpression(argument: "person:\(typed.inQuotes)")
    let configuration = try configuration(in: invocation)
    let choice = try choice(configuration, in: invocation)
    let marks = await configuration.marks(in: invocation)
    let (list, nameMeant) = try await use(choice, configuration, in: invocation) {
      catalogue, source in
      let list = await catalogue.titles(
        matching: TitleQuery(expression), limit: Bounds.limit.upperBound)
      let isUnknown = list.error?.isNotFound == true
      return (list, isUnknown ? try? await source.index?.personMeant(by: typed) : nil)
    }
    if let error = list.error, !error.isNotFound {
      throw Failure(error, to: .titles(TitleQuery(expression)), source: choice.name)
    }
    let people = choice == .demo ? nil : await configuration.people
    let coverage: PersonReport.Coverage =
      choice == .demo ? .demo : people == nil ? .opened : .everything
    let meant = try? await people?.person(typed)
    var report = PersonReport(
      of: meant?.person.name ?? typed, in: list, marks: marks, coverage: coverage)
    if !report.isEmpty { report.identity = try? await people?.person(report.filmography.name) }
    try invocation.write(
      text: report.text(format, columns: invocation.columns), configuration.settings)
    guard !report.isEmpty else {
      let suggestion = nameMeant.map { " Did you mean “\($0)”?" } ?? ""
      throw Failure(
        "Nobody \(coverage.place) is called “\(typed)”.\(suggestion)\(coverage.advice)",
        exitCode: .nothingMatched)
    }
    if format == .table { report.remarks.forEach(invocation.say) }
    return .success
  }
}

extension Configuration {
  /// Returns the user's marks on titles; if the library cannot be read, reports that and returns
  /// none.
  @MainActor
  fileprivate func marks(in invocation: Invocation) async -> [TitleID: LibraryMark] {
    guard settings.library != nil else { return [:] }
    do {
      return try await useLibrary { try await $0.marks() }
    } catch {
      if let failure = error as? Failure { invocation.say(failure.message) }
      return [:]
    }
  }

  /// IMDb's data, if it is on this machine with its people.
  fileprivate var people: (any TitleIndex)? {
    get async {
      guard let data = settings.imdbData, data.isTaken else { return nil }
      let index = data.makeIndex { _ in }
      guard let extent = try? await index.extent, extent.coverage == .everything,
        !extent.missing.contains(.person)
      else { return nil }
      return index
    }
  }
}
