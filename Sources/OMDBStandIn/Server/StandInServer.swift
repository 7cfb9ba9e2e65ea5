internal import FlyingFox
internal import FlyingSocks

/// The stand-in as an HTTP server on the loopback address.
///
///     let server = try await StandInServer.start(catalogue: catalogue)
///     // http://127.0.0.1:<server.port>/?s=batman
///     await server.stop()
public final class StandInServer: Sendable {
  /// The port that the server listens on.
  public let port: UInt16
  private let server: HTTPServer
  private let running: Task<Void, any Error>
  private let handler: StandInHandler

  /// Why a server could not be started.
  public enum StartError: Error, Equatable, Sendable {
    /// The port is in use or not allowed.
    case cannotListen(port: UInt16, reason: String)
  }

  private init(
    port: UInt16, server: HTTPServer, running: Task<Void, any Error>, handler: StandInHandler
  ) {
    self.port = port
    self.server = server
    self.running = running
    self.handler = handler
  }

  /// Starts a server, which is ready when this returns.
  ///
  /// - Parameters:
  ///   - port: The port to listen on; 0 lets the system choose a free one.
  ///   - catalogue: The stand-in's data.
  ///   - faults: The faults to apply.
  /// - Returns: The running server; ``stop()`` ends it.
  /// - Throws: A ``StartError`` if the server cannot listen on the port.
  public static func start(
    port: UInt16 = 0, catalogue: StandInCatalogue, faults: StandInFaults = StandInFaults()
  ) async throws(StartError) -> StandInServer {
    let handler = StandInHandler(catalogue: catalogue, faults: faults)
    do {
      let server = HTTPServer(
        address: try .inet(ip4: "127.0.0.1", port: port), timeout: longestReply,
        pool: PromptSocketPool(base: HTTPServer.defaultPool()), logger: .disabled,
        handler: handler)
      let running = try await listen(server)
      guard case .ip4(_, let port)? = await server.listeningAddress else {
        throw StartError.cannotListen(port: port, reason: "it was closed at once")
      }
      return StandInServer(port: port, server: server, running: running, handler: handler)
    } catch {
      throw error as? StartError ?? .cannotListen(port: port, reason: Self.reason(of: error))
    }
  }

  /// The system's explanation of an error, without the library's wording around it.
  private static func reason(of error: any Error) -> String {
    guard case .failed(_, _, let message) = error as? SocketError else { return "\(error)" }
    return message
  }

  /// Runs a server and returns when it is listening, or throws the reason why it is not.
  private static func listen(_ server: HTTPServer) async throws -> Task<Void, any Error> {
    let listening = Task { try await server.waitUntilListening() }
    let running = Task {
      defer { listening.cancel() }
      try await server.run()
    }
    guard case .failure(let error) = await listening.result else { return running }
    running.cancel()
    try await running.value
    throw error
  }

  /// The received requests to the API, in order.
  public var requests: [StandInRequest] { handler.requests.filter { !$0.isForPoster } }

  /// The received requests for posters, in order.
  public var posterRequests: [StandInRequest] { handler.requests.filter(\.isForPoster) }

  /// Stops listening and closes all connections.
  public func stop() async {
    await server.stop()
    running.cancel()
  }

  /// The most time a reply may take, in seconds: longer than any latency worth asking for.
  private static let longestReply: Double = 600
}
