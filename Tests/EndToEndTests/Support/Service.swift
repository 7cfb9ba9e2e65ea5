import OMDBStandIn
import TestSupport

/// The stand-in in the test's own process: its requests can be counted, and its faults can be
/// replaced while programs continue to use the same address.
actor Service {
  private let catalogue: StandInCatalogue
  private let port: UInt16
  private var server: StandInServer
  private var past: [StandInRequest] = []

  fileprivate init(generated: Int, faults: StandInFaults) async throws {
    catalogue = .bundled.adding(generated: generated)
    server = try await StandInServer.start(catalogue: catalogue, faults: faults)
    port = server.port
  }

  /// The option that makes the program use this service.
  nonisolated var option: String { "--base-url=http://127.0.0.1:\(port)/" }

  /// The requests so far, in order.
  var requests: [StandInRequest] { past + server.requests }

  /// Stops listening; from now on connections are refused.
  func stop() async {
    past += server.requests
    await server.stop()
  }

  /// Listens again on the same port after ``stop()``, with only these faults.
  ///
  /// Waits if something else has taken the port in the meantime.
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
  /// The paths of the posters that were asked for since it last began to listen.
  var posters: [String] { server.posterRequests.map(\.path) }

  /// The words searched for, in order; each page counts.
  var searches: [String] { requests.compactMap { $0.parameter("s") } }

  /// The requested pages, in order.
  var pages: [Int] { requests.compactMap { $0.parameter("page").flatMap { Int($0) } } }

  /// The ids of the requested details, in order.
  var details: [String] { requests.compactMap { $0.parameter("i") } }
}

/// Runs a stand-in while a test needs it.
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

/// Runs a stand-in and a program that uses it.
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
