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
    var isOptional: Bool
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

  /// The arguments that help shows.
  var shownArguments: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }
}

extension CommandDescription {
  /// The program and its commands.
  static func ofProgram() throws -> CommandDescription {
    struct Tool: Decodable {
      var command: CommandDescription
    }
    return try JSONDecoder().decode(Tool.self, from: Data(Root._dumpHelp().utf8)).command
  }

  /// The command named by a command line; `browse` if it names none.
  func command(in arguments: [String]) -> CommandDescription? {
    let name = arguments.first { word in subcommands?.contains { $0.commandName == word } == true }
    return subcommands?.first { $0.commandName == name ?? Browse.configuration.commandName }
  }
}
