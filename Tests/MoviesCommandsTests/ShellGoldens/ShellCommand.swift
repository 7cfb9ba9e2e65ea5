@testable import MoviesCommands

/// A command of the program, as the golden transcripts know it.
struct ShellCommand: Sendable {
  /// The words that call it, such as `library list`.
  var name: String
  /// What chooses its format; `nil` if there is only one.
  var format: Format?

  /// An option or an argument that chooses among some words.
  struct Format: Sendable {
    /// The option with its dashes; `nil` for an argument.
    var option: String?
    var values: [String]
    /// The value that counts without the option; `nil` for none.
    var usual: String?
  }

  /// Every command that does something, also those that help does not show.
  static let all: [ShellCommand] = (try? .ofProgram()).map { leaves(of: $0) } ?? []

  /// The command that a command line calls: `browse` if it names none, `nil` if it names a group.
  static func called(by line: String) -> ShellCommand? {
    let name = program?.command(in: line.shellWords)?.commandName
    return all.first { $0.name == name }
  }

  private static let program = try? CommandDescription.ofProgram()

  private static func leaves(of command: CommandDescription) -> [ShellCommand] {
    let below = (command.subcommands ?? []).filter { $0.commandName != "help" }
    return below.flatMap { $0.subcommands?.isEmpty == false ? leaves(of: $0) : [ShellCommand($0)] }
  }

  private init(_ command: CommandDescription) {
    name = command.commandName
    let names = ["format", "to", "action"]
    let chosen = (command.arguments ?? []).first { argument in
      let name = argument.names?.first?.name ?? argument.valueName ?? ""
      return names.contains(name) && argument.allValues?.isEmpty == false
    }
    format = chosen.map { argument in
      Format(
        option: argument.names?.first?.text, values: argument.allValues ?? [],
        usual: argument.defaultValue)
    }
  }
}

extension ShellCommand.Format {
  /// The value that a command line chooses.
  func value(in line: String) -> String? {
    let words = line.shellWords
    guard let option else { return words.first(where: values.contains) }
    return words.firstIndex(of: option).map { words[$0 + 1] } ?? usual
  }
}

/// A command line in each of the formats of its command, first in the usual one.
func everyFormat(_ line: String, input: String? = nil) -> [ShellCall] {
  guard let format = ShellCommand.called(by: line)?.format, let option = format.option else {
    return [ShellCall(line: line, input: input)]
  }
  return format.values.map { value in
    ShellCall(line: value == format.usual ? line : "\(line) \(option) \(value)", input: input)
  }
}
