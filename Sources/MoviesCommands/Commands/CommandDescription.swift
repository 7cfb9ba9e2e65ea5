import ArgumentParser
import Foundation

/// The argument parser's description of a command: the content of help, manual page and
/// completions.
struct CommandDescription: Decodable {
  /// An argument, an option or a flag.
  struct Argument: Decodable {
    enum Kind: String, Decodable {
      case positional, option, flag
    }

    struct Name: Decodable {
      enum Kind: String, Decodable {
        case long, short, longWithSingleDash
      }

      var kind: Kind
      var name: String

      /// The name with its dashes.
      var text: String { (kind == .long ? "--" : "-") + name }
    }

    var kind: Kind
    var shouldDisplay: Bool
    var sectionTitle: String?
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var abstract: String?
  }

  var commandName: String
  var shouldDisplay: Bool
  var abstract: String?
  var discussion: String?
  var subcommands: [CommandDescription]?
  var arguments: [Argument]?

  /// The arguments that the help shows.
  var shownArguments: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }
}

extension CommandDescription {
  /// Returns the description of the program and its commands, each under its whole name, such as
  /// `library add`.
  static func ofProgram() throws -> CommandDescription {
    struct Tool: Decodable {
      var command: CommandDescription
    }
    var program = try JSONDecoder().decode(Tool.self, from: Data(Root._dumpHelp().utf8)).command
    program.subcommands = program.subcommands?.map { $0.namingSubcommandsWhole }
    return program
  }

  private var namingSubcommandsWhole: CommandDescription {
    var command = self
    command.subcommands = subcommands?.map { subcommand in
      var subcommand = subcommand
      subcommand.commandName = "\(commandName) \(subcommand.commandName)"
      return subcommand
    }
    return command
  }

  /// Returns the command line that shows the help for another one: the help of the command that it
  /// names, or else of the whole program.
  static func commandForHelp(about arguments: [String]) -> String {
    guard Root.mayNameCommand(arguments), let command = try? ofProgram().command(in: arguments)
    else { return "movies-tui --help" }
    return "movies-tui \(command.commandName) --help"
  }

  /// Returns the command that a command line names; `browse` if it names none.
  func command(in arguments: [String]) -> CommandDescription? {
    let name = arguments.first { word in subcommands?.contains { $0.commandName == word } == true }
    let command = subcommands?.first {
      $0.commandName == name ?? Browse.configuration.commandName
    }
    let wholeNames = arguments.map { "\(name ?? "") \($0)" }
    return command?.subcommands?.first { wholeNames.contains($0.commandName) } ?? command
  }
}
