import MoviesSession
import OMDBStandIn
import Transport

/// Starts the stand-in; if that is impossible, throws a failure in the program's words.
func startStandIn(
  port: UInt16 = 0, catalogue: StandInCatalogue, faults: StandInFaults = StandInFaults()
) async throws(Failure) -> StandInServer {
  do {
    return try await StandInServer.start(port: port, catalogue: catalogue, faults: faults)
  } catch {
    switch error {
    case .cannotListen(let port, let reason):
      let words =
        port == 0
        ? "The stand-in cannot listen: \(reason)."
        : "The stand-in cannot listen on port \(port): \(reason). Choose another with --port."
      throw Failure(words, exitCode: .unavailable)
    }
  }
}

extension StandInServer {
  /// The address of the stand-in.
  var url: ServiceURL { ServiceURL(loopbackPort: port) }
}
