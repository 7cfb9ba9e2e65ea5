import Foundation
import MoviesCore
import MoviesSession
import Testing

@testable import MoviesCommands
@testable import MoviesUI

@MainActor
@Suite("Pages that are made from the program", .timeLimit(.minutes(5)))
struct GeneratedPageTests {
  @Test("The keys are those of the command table, under the headings of the help")
  func keys() throws {
    let keymap = try Keymap()
    let bindings = Pane.allCases.flatMap { keymap.bindings(in: $0) } + keymap.everywhere
    var keys: [Command: [String]] = [:]
    for binding in bindings {
      for key in binding.keys.map(\.description)
      where keys[binding.command]?.contains(key) != true {
        keys[binding.command, default: []].append(key)
      }
    }
    func table(_ entries: [CommandEntry]) -> [String] {
      let rows = entries.filter { keys[$0.command] != nil }.grouped.map { group in
        let shown = group.map { entry in
          (keys[entry.command] ?? []).map { "`\($0.replacing("|", with: "\\|"))`" }
            .joined(separator: " ")
        }
        let names = group.map { "`\($0.name)`" }
        return "| \(shown.asRange) | \(group[0].summary) | \(names.asRange) |"
      }
      return ["", "| keys | what they do | name |", "|---|---|---|"] + rows
    }
    var lines = [
      "# The keys", "",
      "`?` shows the keys of the page that you are on; [the pages](pages.md) tells what they are for. The names",
      "are those by which [the configuration](configuration.md) gives a command other keys:",
      #"`"keys": { "openLink": ["F5", "F6"] }`."#,
    ]
    for purpose in CommandEntry.Purpose.allCases where purpose != .page {
      let entries = CommandTable.entries.filter { $0.purpose == purpose }
      lines += ["", "## \(purpose.rawValue)"] + table(entries)
    }
    lines += ["", "## On one page alone"]
    for pane in Pane.allCases {
      let entries = pane.face.commands.filter { $0.purpose == .page }
      if !entries.isEmpty {
        lines += ["", "### \(pane.face.name.capitalizedFirst)"] + table(entries)
      }
    }
    try GeneratedPage("docs/keys.md").expect(lines.joined(separator: "\n") + "\n")
  }

  @Test("The settings are those that are read, with their defaults")
  func settings() throws {
    let defaults = Settings()
    let rows = Setting.all.map { setting in
      let values = setting.form.expected.replacing("|", with: "\\|")
      return
        "| `\(setting.path)` | \(setting.summary) | \(values) | `\(setting.value(defaults).text)` |"
    }
    let table = ["| setting | what it does | values | default |", "|---|---|---|---|"] + rows
    try GeneratedPage("docs/configuration.md")
      .expect("\n" + table.joined(separator: "\n") + "\n\n", between: "settings")
  }
}

extension [CommandEntry] {
  /// The entries, with those of a family together.
  fileprivate var grouped: [[CommandEntry]] {
    reduce(into: []) { groups, entry in
      if let family = entry.command.family, groups.last?.last?.command.family == family {
        groups[groups.count - 1].append(entry)
      } else {
        groups.append([entry])
      }
    }
  }
}

extension [String] {
  /// The first and the last of them, if there are several.
  fileprivate var asRange: String {
    guard let first, let last, count > 1 else { return first ?? "" }
    return "\(first) … \(last)"
  }
}
