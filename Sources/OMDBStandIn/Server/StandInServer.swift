internal import FlyingSocks
import Foundation

/// The stand-in as an HTTP server on the loopback address.
///
///     let server = try await StandInServer.start(catalogue: catalogue)
///     // http://127.0.0.1:<server.port>/?s=batman
///     await server.stop()
public final class StandInServer: Sendable {
  /// The port that the server listens on.
  public let port: UInt16
  private let running: Task<Void, Never>
  private let handler: StandInHandler

  /// The reason why a server could not be started.
  public enum StartError: Error, Equatable, Sendable {
    /// The port is in use or not allowed.
    case cannotListen(port: UInt16, reason: String)
  }

  private init(port: UInt16, running: Task<Void, Never>, handler: StandInHandler) {
    self.port = port
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
      let pool = SocketPool<Poll>.make()
      try await pool.prepare()
      let socket = try listeningSocket(port: port)
      guard case .ip4(_, let port) = try socket.sockname() else {
        throw StartError.cannotListen(port: port, reason: "it was closed at once")
      }
      let listener = try AsyncSocket(socket: socket, pool: pool)
      let running = Task { await run(listener, in: pool, handler) }
      return StandInServer(port: port, running: running, handler: handler)
    } catch {
      throw error as? StartError ?? .cannotListen(port: port, reason: Self.reason(of: error))
    }
  }

  /// Returns the system's explanation of an error, without the library's wording around it.
  private static func reason(of error: any Error) -> String {
    guard case .failed(_, _, let message) = error as? SocketError else { return "\(error)" }
    return message
  }

  private static func listeningSocket(port: UInt16) throws -> Socket {
    let socket = try Socket(domain: AF_INET)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
      return socket
    } catch {
      try? socket.close()
      throw error
    }
  }

  /// Serves connections until the task is cancelled, and returns once all of them are closed.
  private static func run(
    _ listener: AsyncSocket, in pool: some AsyncSocketPool, _ handler: StandInHandler
  ) async {
    await withDiscardingTaskGroup { group in
      group.addTask { try? await pool.run() }
      while let socket = await connection(to: listener) {
        group.addTask { await StandInConnection(socket: socket, handler: handler).serve() }
      }
      group.cancelAll()
      try? listener.close()
    }
  }

  /// Waits for the next connection; returns `nil` once the task is cancelled, or if listening
  /// fails.
  private static func connection(to listener: AsyncSocket) async -> AsyncSocket? {
    while !Task.isCancelled {
      do {
        return try await listener.accept()
      } catch SocketError.failed(_, let code, _) where [EMFILE, ENFILE].contains(code) {
        // The system has no descriptors left now; the client waits in line meanwhile.
        try? await Task.sleep(for: .milliseconds(50))
      } catch {
        return nil
      }
    }
    return nil
  }

  /// The received requests to the API, in order.
  public var requests: [StandInRequest] { handler.requests.filter { !$0.isForPoster } }

  /// The received requests for posters, in order.
  public var posterRequests: [StandInRequest] { handler.requests.filter(\.isForPoster) }

  /// Stops listening and closes all connections.
  public func stop() async {
    running.cancel()
    await running.value
  }
}
