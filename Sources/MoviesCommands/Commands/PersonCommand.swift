import ArgumentParser
import MoviesSession
import MoviesUI
import Titles

/// Prints everything with somebody on this machine.
struct PersonCommand: CommonCommand {
  static let configuration = CommandConfiguration(
    commandName: "person",
    abstract: "List everything with somebody on this machine.",
    discussion: """
      Examples:
        movies-tui person christopher nolan
        movies-tui person gerwig
        movies-tui person 'greta gerwig' --format json | jq -r '.titles[] | select(.seen | not).title'

      It looks through IMDb's data, if that is on this machine with its people, or else every title \
      that was seen before, and asks nobody else; with --demo, through the bundled titles. A person is \
      a name: namesakes are listed together. If a part of a name fits several people, the one with \
      most titles is listed, and the others are named.

      json is an object of name, coverage (everything or seen), titles, a list of objects as show \
      prints them, without sources and similar, each with roles (director, writer, actor), seen and mine, and \
      others, a list of objects of name and titles (how many). csv has the columns id, title, start, \
      end, type, rating, votes, minutes, genres, roles. If nobody fits, it ends with 1.
      """)

  @Argument(help: "The name, or a part of it.")
  var name: [String]

  @Option(help: "The output format.")
  var format = TitleListFormat.table

  @OptionGroup var common: CommonOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let typed = name.joined(separator: " ")
    let expression = try TitleExpression(argument: "person:\(typed.inQuotes)")
    let configuration = try configuration(in: invocation)
    let choice = try choice(configuration, in: invocation)
    let marks = try await configuration.marks()
    let list = try await use(choice, configuration, in: invocation) { catalogue, _ in
      await catalogue.titles(matching: TitleQuery(expression), limit: Bounds.limit.upperBound)
    }
    if let error = list.error, error != .notFound {
      throw Failure(error, to: .titles(TitleQuery(expression)), source: choice.name)
    }
    let coverage = await configuration.coverageOfPeople(in: choice)
    guard let report = PersonReport(of: typed, in: list, marks: marks, coverage: coverage) else {
      throw Failure(
        "Nobody \(coverage.place) is called “\(typed)”.\(coverage.advice)",
        exitCode: .nothingMatched)
    }
    try invocation.write(
      text: report.text(format, columns: invocation.columns), configuration.settings)
    if format == .table { report.remarks.forEach(invocation.say) }
    return .success
  }
}

extension Configuration {
  /// The user's marks on titles; empty without a folder for a library.
  @MainActor
  fileprivate func marks() async throws -> [TitleID: LibraryMark] {
    guard settings.library != nil else { return [:] }
    return try await useLibrary { try await $0.marks() }
  }

  /// How much of what people did is on this machine.
  fileprivate func coverageOfPeople(in choice: SourceChoice) async -> PersonReport.Coverage {
    if choice == .demo { return .demo }
    guard let data = settings.imdbData, data.isTaken,
      let extent = try? await data.makeIndex({ _ in }).extent, extent.coverage == .everything,
      !extent.missing.contains(.person)
    else { return .seen }
    return .everything
  }
}
