import Foundation
import MoviesCore
import MoviesSession
import MoviesUI

/// The manual page, which lists the parser's commands and options and the keymap's keys.
struct ManualPage {
  var program: CommandDescription
  var keymap: Keymap
  /// The date at the foot of the page.
  var date: Date

  /// The page in mdoc.
  var text: String {
    var page = ManualText()
    addHead(to: &page)
    addDescription(to: &page)
    addOptions(to: &page)
    addCommands(to: &page)
    addKeys(to: &page)
    addFiles(to: &page)
    addEnvironment(to: &page)
    addExitStatus(to: &page)
    addExamples(to: &page)
    return page.text
  }

  private func addHead(to page: inout ManualText) {
    let name = program.commandName
    page.add(command: ".Dd \(day)")
    page.add(command: ".Dt \(name.uppercased()) 1")
    page.add(command: ".Os \("\(name) \(Version.current)".manualArgument)")
    // A hyphenated setting could not be copied, so hyphenation is off.
    page.add(command: ".nh")
    page.section("NAME")
    page.add(command: ".Nm \(name)")
    page.add(command: ".Nd \((program.abstract ?? "").asFragment.manualText)")
    page.section("SYNOPSIS")
    page.add(command: ".Nm")
    page.add(command: ".Op Ar query ...")
    page.add(command: ".Op Ar options")
    page.add(command: ".Nm")
    page.add(command: ".Ar command")
    page.add(command: ".Op Ar options")
  }

  private func addDescription(to page: inout ManualText) {
    page.section("DESCRIPTION")
    for paragraph in program.paragraphs where !paragraph.hasPrefix("Exit codes:") {
      page.paragraph(paragraph)
    }
  }

  /// Adds the keys of the keymap, pane by pane.
  private func addKeys(to page: inout ManualText) {
    page.section("KEYS")
    page.paragraph(
      "To change them, use the setting keys with the command names that the help shows.")
    for pane in Pane.allCases where pane != .smallScreen {
      page.subsection(pane.name.capitalizedFirst)
      page.list(items(keymap.bindings(in: pane)), width: Self.keysWidth)
    }
    page.subsection("Everywhere")
    page.list(items(keymap.everywhere), width: Self.keysWidth)
  }

  private static let keysWidth = "PgDn ^F Space"

  private func items(_ bindings: [Keymap.Binding]) -> [(term: String, words: String)] {
    bindings.filter { !$0.keys.isEmpty }.map { binding in
      let keys = binding.keys.map(\.description).joined(separator: " ")
      return (term: "Ic \(keys.manualArgument)", words: binding.command.summary)
    }
  }

  /// Adds the examples of the program and of its commands, without breaking lines.
  private func addExamples(to page: inout ManualText) {
    page.section("EXAMPLES")
    for command in [program] + program.shownCommands where !command.examples.isEmpty {
      page.literal(command.examples)
    }
  }

  private var day: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "MMMM d, yyyy"
    return formatter.string(from: date)
  }
}

extension String {
  /// The sentence as part of a line: without an initial capital and without a full stop.
  fileprivate var asFragment: String {
    prefix(1).lowercased() + dropFirst().prefix(while: { $0 != "." })
  }

  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension ManualPage {
  /// Adds the options that all commands share.
  func addOptions(to page: inout ManualText) {
    page.section("OPTIONS")
    page.list(commonOptions.map(item))
  }

  private var commonOptions: [CommandDescription.Argument] {
    program.shownArguments.filter { $0.sectionTitle != BrowsingOptions.title }
  }

  /// Adds the description of each command, and its additional options.
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
  /// The commands that the help shows, each followed by its subcommands, without the parser's own
  /// `help`.
  var shownCommands: [CommandDescription] {
    (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
      .flatMap { [$0] + $0.shownCommands }
  }

  /// The paragraphs about the command, without its examples.
  var paragraphs: [String] {
    allParagraphs.filter { !$0.hasPrefix(Self.examplesTitle) }
  }

  /// The lines of the command's examples, without indentation.
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
  /// The names and the value, as the arguments of a list item.
  fileprivate var manualTerm: String {
    let value = "Ar \((valueName ?? "").manualText)" + (isRepeating ? " ..." : "")
    guard let names, kind != .positional else { return value }
    // The command Fl writes the first dash itself.
    let flags = names.map { "Fl \(String($0.text.dropFirst()).manualText)" }
    return flags.joined(separator: " , ") + (kind == .option ? " \(value)" : "")
  }
}
