import ArgumentParser
import MoviesSession
import MoviesUI
import Storage
import Titles

/// Prints the lists of the library, or the titles of one; also names, deletes and orders lists.
struct ListLibrary: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print your lists, or the titles of one.",
    discussion: """
      Examples:
        movies-tui library list
        movies-tui library list watchlist
        movies-tui library list seen --format csv > seen.csv
        movies-tui library list watchlist --sort rating
        movies-tui library list rated --format ndjson | jq -r .title.title
        movies-tui library list seen --where 'year<1990 mine>=8'
        movies-tui library list noir --move "the third man" --to 1
        movies-tui library list noir --rename "film noir"
        movies-tui library list noir --delete
        movies-tui library list "to see" --where "list:watchlist runtime<100"

      Every library has the lists watchlist, seen, rated and everything; the others are your own, which \
      add --list makes. A list made with --where fills itself with the titles in the library and on \
      this disk that match; of the lists that every library has, --where prints the titles that match. To \
      put titles on a list or to take them off, use add and remove.

      json is an object of lists, a list of objects of name, own (whether it is yours), count, \
      minutes, expression (of a list that fills itself) and note. With a name, it is an object of list, count, minutes and titles, a list of objects \
      of title (an object as show prints it), watchlistSince, viewings (objects of day, cinema, \
      rewatch, place and what you said then: rating, tags and note), rating, ratedOn, note, tags, lists and \
      stopped (where you stopped watching: position, length and what you played, in seconds, and the time). ndjson prints \
      only the lists or the titles, one per line; csv has a row for each. Unknown values are null.
      """)

  @Argument(
    help: "The list: watchlist, seen, rated, everything, or one of your own.",
    transform: listName)
  var name: String?

  @Option(
    help: ArgumentHelp("Give your list another name.", valueName: "name"), transform: listName)
  var rename: String?

  @Flag(help: "Delete your list; nothing else happens to its titles.")
  var delete = false

  @Option(help: ArgumentHelp("Move this title within your list.", valueName: "id-or-title"))
  var move: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The place to move it to.", valueName: "place"),
    transform: wholeNumber(in: 1...1_000_000))
  var to: Int?

  @Option(
    name: .customLong("where"),
    help: ArgumentHelp(
      "Print only what matches; of your own list, make one that fills itself with it.",
      valueName: "expression"))
  var expression: String?

  @Option(help: "Sort the titles; what is not known comes last.")
  var sort: TitleOrder.Key?

  @Option(help: "The output format.")
  var format = TitleListFormat.table

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    try checkOptions(name.map { LibraryList(named: $0) })
    let configuration = try configuration(in: invocation)
    let (text, exitCode) = try await configuration.useLibrary { library in
      if let name, changesList {
        let taken = try await change(name, in: library, configuration, invocation)
        return (
          [taken?.step.sentence ?? "Nothing has changed: it was so already."].bytes,
          ProgramExitCode.success
        )
      }
      guard let name else {
        let lists = PrintedLists(
          lists: try await library.lists(), livingLists: try await library.livingLists())
        return (lists.text(format, columns: invocation.columns), .success)
      }
      let list = try await library.list(named: name)
      let filter = try expression.map { try TitleExpression(argument: $0) }
      var entries = try await entries(of: list, in: library, configuration, invocation)
      if let filter {
        entries = entries.filter(by: filter, lists: try await library.livingLists())
      }
      let order = sort.map { TitleOrder($0) } ?? filter?.order
      let listed = ListedTitles(
        list: list, entries: order.map { entries.sorted(by: $0) } ?? entries)
      return (
        listed.text(format, columns: invocation.columns),
        listed.entries.isEmpty ? .nothingMatched : .success
      )
    }
    try invocation.write(text: text, configuration.settings)
    if exitCode == .nothingMatched {
      let what = expression == nil ? "Nothing" : "Nothing that matches"
      invocation.say("\(what) is on the list “\(name ?? "")”.")
    }
    return exitCode
  }

  private var changesList: Bool { rename != nil || delete || move != nil || fillsItself }

  /// Whether the command makes one of the user's own lists, which then fills itself.
  private var fillsItself: Bool {
    expression != nil && name.map { LibraryList(newNamed: $0).isOwn } ?? true
  }

  private func checkOptions(_ list: LibraryList?) throws(Failure) {
    guard [rename != nil, delete, move != nil, expression != nil].count(where: \.self) <= 1 else {
      throw Failure(
        "Use only one of --rename, --delete, --move and --where.", exitCode: .usage)
    }
    if let expression {
      guard expression.hasSubstance else {
        throw Failure("--where needs an expression, such as genre:noir.", exitCode: .usage)
      }
      _ = try TitleExpression(argument: expression)
    }
    guard sort == nil || list != nil && !changesList else {
      throw Failure("--sort needs the name of a list to print.", exitCode: .usage)
    }
    guard (move == nil) == (to == nil) else {
      throw Failure("--move and --to belong together: --move TITLE --to 1.", exitCode: .usage)
    }
    guard !changesList || list?.isOwn == true else {
      throw Failure(
        "--rename, --delete, --move and --where need the name of a list of your own.",
        exitCode: .usage)
    }
    let newName = rename ?? (fillsItself ? name : nil)
    guard newName.map({ LibraryList(newNamed: $0).isOwn && $0.hasSubstance }) ?? true else {
      throw Failure("A list of your own needs another name.", exitCode: .usage)
    }
  }

  @MainActor
  private func change(
    _ name: String, in library: LibraryStore, _ configuration: Configuration,
    _ invocation: Invocation
  ) async throws -> TakenStep? {
    if let rename { return try await library.rename(name, to: rename) }
    if let expression {
      return try await library.keep(SmartList(name: name, expression: expression))
    }
    guard let move, let to else { return try await library.remove(list: name) }
    guard try await library.livingList(named: name) == nil else {
      throw Failure(
        "The list “\(name)” fills itself: write the order of its titles into --where, such as "
          + "sort:-year.", exitCode: .usage)
    }
    var inputs = TitleInputs([move])
    let listed = try await library.entries(in: .named(name))
    inputs.resolve(among: listed.map(\.facts))
    if !inputs.areResolved {
      inputs = try await titles([move], library, configuration, in: invocation)
    }
    guard let title = inputs.titles.first, listed.contains(where: { $0.id == title.id }) else {
      throw Failure("“\(move)” is not on the list “\(name)”.", exitCode: .nothingMatched)
    }
    return try await library.apply(
      LibraryEdit(.place(to - 1, inList: name), to: [title]))
  }
}

/// The lists of the library, for printing.
struct PrintedLists {
  var lists: [LibraryListSummary]
  /// The lists that fill themselves, whose titles are not counted.
  var livingLists: [SmartList]

  /// Formats the lists.
  ///
  /// `columns` is the terminal's width, or `nil` if the output is not a terminal.
  func text(_ format: TitleListFormat, columns: Int?) -> [UInt8] {
    format.bytes(
      table: table.lines(columns: columns), json: ["lists": .array(objects)], items: objects,
      csv: rows)
  }

  private var objects: [JSON] { lists.map { JSON($0) } + livingLists.map { JSON($0) } }

  private var table: TextTable {
    TextTable(
      header: ["LIST", "TITLES", "TIME", "NOTE"],
      rows: lists.map {
        [
          $0.list.name, $0.count.grouped, $0.minutes > 0 ? $0.minutes.asHoursAndMinutes : "",
          $0.note?.withSingleBlanks ?? "",
        ]
      } + livingLists.map { [$0.name, "", "", $0.expression] },
      numbers: [1, 2])
  }

  private var rows: [[String]] {
    [["name", "own", "count", "minutes", "expression", "note"]]
      + lists.map {
        [$0.list.name, "\($0.list.isOwn)", "\($0.count)", "\($0.minutes)", "", $0.note ?? ""]
      }
      + livingLists.map { [$0.name, "true", "", "", $0.expression, ""] }
  }
}

extension JSON {
  fileprivate init(_ summary: LibraryListSummary) {
    self = [
      "name": .string(summary.list.name), "own": .bool(summary.list.isOwn),
      "count": JSON(summary.count), "minutes": JSON(summary.minutes), "expression": .null,
      "note": JSON(summary.note),
    ]
  }

  fileprivate init(_ list: SmartList) {
    self = [
      "name": .string(list.name), "own": .bool(true), "count": .null, "minutes": .null,
      "expression": .string(list.expression), "note": .null,
    ]
  }
}
