import ArgumentParser
import Foundation
import MoviesSession
import MoviesUI

/// Prints the manual page, for the installation.
struct GenerateManual: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate-manual",
    abstract: "Print the manual page, in the language of man.",
    shouldDisplay: false)

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let page = ManualPage(program: try .ofProgram(), keymap: try Keymap(), date: .now)
    try invocation.output.write(Array(page.text.utf8))
    return .success
  }
}
