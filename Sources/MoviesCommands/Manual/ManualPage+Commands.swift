extension ManualPage {
  /// The options of every command.
  func addOptions(to page: inout ManualText) {
    page.section("OPTIONS")
    page.list(commonOptions.map(item))
  }

  private var commonOptions: [CommandDescription.Argument] {
    program.shownArguments.filter { $0.sectionTitle != BrowsingOptions.title }
  }

  /// What each command does, and its additional options.
  func addCommands(to page: inout ManualText) {
    page.section("COMMANDS")
    let common = Set(commonOptions.compactMap { $0.names?.last?.text })
    for command in program.shownCommands {
      page.subsection(command.commandName)
      page.paragraph(command.abstract ?? "")
      for paragraph in command.paragraphs { page.paragraph(paragraph) }
      let own = command.shownArguments.filter { argument in
        argument.names?.last.map { !common.contains($0.text) } ?? true
      }
      page.list(own.map(item))
    }
  }

  private func item(
    _ argument: CommandDescription.Argument
  ) -> (term: String, words: String) {
    let values = argument.allValues.map { "One of \($0.joined(separator: ", "))" }
    let usual = argument.defaultValue.map { values == nil ? "Default: \($0)" : "\($0) by default" }
    let more = [values, usual].compactMap(\.self).joined(separator: "; ")
    let words = [argument.abstract, more.isEmpty ? nil : more + "."].compactMap(\.self)
    return (term: argument.manualTerm, words: words.joined(separator: " "))
  }
}

extension CommandDescription {
  /// The commands shown in the help, each with its own behind it, without the parser's own `help`.
  var shownCommands: [CommandDescription] {
    (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
      .flatMap { [$0] + $0.shownCommands }
  }

  /// The paragraphs about the command, without its examples.
  var paragraphs: [String] {
    allParagraphs.filter { !$0.hasPrefix(Self.examplesTitle) }
  }

  /// The lines of its examples, without indentation.
  var examples: [String] {
    allParagraphs.filter { $0.hasPrefix(Self.examplesTitle) }
      .flatMap { $0.split(separator: "\n").dropFirst() }
      .map { String($0.drop { $0 == " " }) }
  }

  private static let examplesTitle = "Examples:\n"

  private var allParagraphs: [String] {
    (discussion ?? "").split(separator: "\n\n").map { String($0) }
  }
}

extension CommandDescription.Argument {
  /// The names and the value, as the arguments of a list's item.
  fileprivate var manualTerm: String {
    let value = "Ar \((valueName ?? "").manualText)" + (isRepeating ? " ..." : "")
    guard let names, kind != .positional else { return value }
    // The command Fl writes the first dash itself.
    let flags = names.map { "Fl \(String($0.text.dropFirst()).manualText)" }
    return flags.joined(separator: " , ") + (kind == .option ? " \(value)" : "")
  }
}
