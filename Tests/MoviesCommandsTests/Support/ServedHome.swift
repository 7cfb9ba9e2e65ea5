import MoviesCommands
import MoviesSession
import OMDBStandIn
import SessionTestSupport
import TestSupport
import Titles

/// A home and a service, for runs of the program as it is, one after the other.
@MainActor
struct ServedHome {
  /// The key that the service requires.
  static let key = "5ec4e7k3"

  let folder: TemporaryFolder
  /// The day that it is there, if anybody says.
  var today: CalendarDate?
  private let server: StandInServer

  /// Starts the service with its titles and faults; ``leave()`` ends it.
  init(
    _ catalogue: StandInCatalogue = .bundled, faults: StandInFaults = StandInFaults()
  ) async throws {
    var faults = faults
    faults.requiredKey = Self.key
    folder = try TemporaryFolder()
    server = try await StandInServer.start(catalogue: catalogue, faults: faults)
  }

  /// The address of the service.
  var address: String { "http://127.0.0.1:\(server.port)/" }

  /// The requests that have reached the service, in order.
  var requests: [StandInRequest] { server.requests }

  /// Ends the service; what follows is without a network.
  func leave() async { await server.stop() }

  /// Writes the configuration file.
  func configure(_ text: String) throws {
    try folder.write(text, to: "config/movies-tui/config.json")
  }

  /// Runs a command line, which asks this service unless it says otherwise.
  ///
  /// Output is a terminal if it has `columns`.
  func run(
    _ arguments: String..., input: any ByteSource = ScriptedSource(""), columns: Int? = nil
  ) async -> Run {
    await run(arguments, input: input, columns: columns)
  }

  /// Runs a command line, like the other form.
  func run(
    _ arguments: [String], input: any ByteSource = ScriptedSource(""), columns: Int? = nil
  ) async -> Run {
    let choosesSource = arguments.contains { ["--demo", "--base-url", "--source"].contains($0) }
    let address = choosesSource ? [] : ["--base-url", address]
    return await run(whole: address + arguments, key: Self.key, input: input, columns: columns)
  }

  /// Runs a command line without a key, which names no service.
  func runWithoutKey(_ arguments: String...) async -> Run {
    await run(whole: arguments, key: nil, input: ScriptedSource(""), columns: nil)
  }

  private func run(
    whole arguments: [String], key: String?, input: any ByteSource, columns: Int?
  ) async -> Run {
    let output = RecordingSink()
    let messages = RecordingSink()
    let invocation = Invocation(
      arguments: arguments,
      surroundings: Surroundings(
        environment: [
          "OMDB_API_KEY": key ?? "", "HOME": folder.path,
          "XDG_CACHE_HOME": folder.path + "/cache", "XDG_CONFIG_HOME": folder.path + "/config",
          "XDG_CONFIG_DIRS": folder.path + "/none",
        ],
        terminals: .init(output: columns != nil), columns: columns, today: today, input: input,
        output: output, messages: messages))
    let exitCode = await Program.run(invocation)
    return Run(exitCode: exitCode.rawValue, output: output.text, messages: messages.text)
  }
}

extension Run {
  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }
}
