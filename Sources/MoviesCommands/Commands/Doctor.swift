import ArgumentParser

/// Prints what the program finds on this machine.
struct Doctor: Command {
  static let configuration = CommandConfiguration(
    abstract: "Print what the program finds here: paths, terminal, versions, key.",
    discussion: """
      The key itself is never printed. With --online one request is sent, to see whether films can \
      be fetched.

      json is an object of objects, with the same names as the text.
      """)

  @Flag(help: "Send one request, and say what came of it.")
  var online = false

  @Option(help: "How to print it.")
  var format = DocumentFormat.text

  @OptionGroup(title: "Options for every command") var global: GlobalOptions

  func execute(in invocation: Invocation) async throws -> ExitCode {
    .success
  }
}
