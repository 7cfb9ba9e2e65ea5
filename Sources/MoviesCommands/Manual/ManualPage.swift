import Foundation
import MoviesCore
import MoviesSession
import MoviesUI

/// The manual page: commands and options from the parser, keys from the keymap.
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
    // A setting's name must not be hyphenated, or it could not be typed.
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
