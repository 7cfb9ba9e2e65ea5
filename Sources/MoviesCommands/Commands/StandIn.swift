import ArgumentParser

/// Runs the OMDb stand-in on this machine.
struct StandIn: Command {
  static let configuration = CommandConfiguration(
    abstract: "Run a service on this machine that answers like OMDb, for trying things out.")

  @OptionGroup(title: "Options for every command") var global: GlobalOptions

  func execute(in invocation: Invocation) async throws -> ExitCode {
    .success
  }
}
