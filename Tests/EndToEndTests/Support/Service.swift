import OMDBStandIn
import TestSupport

/// The stand-in in the test's own process: its requests can be counted, and its faults can be
/// replaced while programs go on asking the same address.
actor Service {
  private let catalogue: StandInCatalogue
  private let port: UInt16
  private var server: StandInServer
  private var past: [StandInRequest] = []

  fileprivate init(generated: Int, faults: StandInFaults) async throws {
    catalogue = .bundled().adding(generated: generated)
    server = try await StandInServer.start(catalogue: catalogue, faults: faults)
    port = server.port
  }

  /// The option that makes the program ask here.
  nonisolated var option: String { "--base-url=http://127.0.0.1:\(port)/" }

  /// The requests so far, in their order.
  var requests: [StandInRequest] { past + server.requests }

  /// Stops listening; connections are refused from now on.
  func stop() async {
    past += server.requests
    await server.stop()
  }

  /// Listens again at the same port after ``stop()``, with these faults and no others.
  ///
  /// Waits where the port was given to somebody else meanwhile.
  func start(faults: StandInFaults = StandInFaults()) async throws {
    server = try await waitFor("port \(port) to be free") {
      try? await StandInServer.start(port: port, catalogue: catalogue, faults: faults)
    }
  }

  /// Replaces the faults.
  func change(to faults: StandInFaults = StandInFaults()) async throws {
    await stop()
    try await start(faults: faults)
  }
}

extension Service {
  /// The words that were searched for, in their order; each page counts.
  var searches: [String] { requests.compactMap { $0.parameter("s") } }

  /// The pages that were asked for, in their order.
  var pages: [Int] { requests.compactMap { $0.parameter("page").flatMap { Int($0) } } }

  /// The ids whose details were asked for, in their order.
  var details: [String] { requests.compactMap { $0.parameter("i") } }
}

/// Runs a stand-in for as long as a test needs it.
func withService(
  generated: Int = 0, faults: StandInFaults = StandInFaults(),
  _ test: (Service) async throws -> Void
) async throws {
  let service = try await Service(generated: generated, faults: faults)
  do {
    try await test(service)
  } catch {
    await service.stop()
    throw error
  }
  await service.stop()
}

/// Runs a stand-in and a program that asks it.
func withSession(
  generated: Int = 0, faults: StandInFaults = StandInFaults(), query: String = "",
  columns: Int = 80, rows: Int = 24, settings: String? = nil,
  _ test: (Program, Service) async throws -> Void
) async throws {
  try await withService(generated: generated, faults: faults) { service in
    let arguments = [service.option] + (query.isEmpty ? [] : [query])
    try await withProgram(arguments, columns: columns, rows: rows, settings: settings) { program in
      try await test(program, service)
    }
  }
}

extension StandInFaults {
  /// One fault for the requests that have these parameters.
  init(_ fault: Fault, when parameters: [String: String] = [:]) {
    self.init(rules: [FaultRule(fault, when: parameters)])
  }
}
