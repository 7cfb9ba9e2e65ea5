import CTestSupport
import Foundation
import Synchronization

/// A server on an ephemeral port of 127.0.0.1 that follows a script, however broken.
///
/// It has one thread that accepts and one for each connection, none of them Swift's own, so that a
/// script may block for any time.
public final class LoopbackServer: Sendable {
  public let port: Int
  private let listener: Int32
  private let connections = ConnectionTable()

  /// Starts serving.
  ///
  /// - Parameter script: What happens on each connection, which ends with the script.
  /// - Throws: A ``POSIXFailure`` if there is no port to listen on.
  public init(_ script: ServerScript) throws {
    var port: UInt16 = 0
    let listener = ctest_listen(&port)
    guard listener >= 0 else { throw POSIXFailure("listen on 127.0.0.1") }
    self.port = Int(port)
    self.listener = listener
    Thread.detachNewThread { [connections] in
      while true {
        let descriptor = ctest_accept(listener)
        guard descriptor >= 0 else { break }
        let connection = ServerConnection(descriptor)
        connections.insert(connection)
        Thread.detachNewThread {
          script.run(connection)
          connection.close()
          connections.remove(connection)
        }
      }
      close(listener)
      connections.acceptingHasEnded()
    }
  }

  deinit {
    try? stop()
  }

  /// The authority part of the server's URLs, such as `127.0.0.1:40123`.
  public var authority: String { "127.0.0.1:\(port)" }

  /// The number of connections since the start.
  public var acceptCount: Int { connections.total }

  /// The number of open connections.
  public var openCount: Int { connections.open }

  /// Ends every connection and waits until all of the server's threads have ended.
  public func stop() throws {
    guard connections.beginStop() else { return }
    shutdown(listener, Int32(SHUT_RDWR))
    try blockUntil("the server's threads to end") {
      connections.hangUpAll()
      return connections.isDone
    }
  }
}

/// The current connections, and the number of all so far.
private final class ConnectionTable: Sendable {
  private struct State {
    var open: [ObjectIdentifier: ServerConnection] = [:]
    var total = 0
    var isStopping = false
    var accepts = true
  }

  private let state = Mutex(State())

  var total: Int { state.withLock { $0.total } }
  var open: Int { state.withLock { $0.open.count } }
  var isDone: Bool { state.withLock { !$0.accepts && $0.open.isEmpty } }

  func insert(_ connection: ServerConnection) {
    state.withLock { state in
      state.open[ObjectIdentifier(connection)] = connection
      state.total += 1
    }
  }

  func remove(_ connection: ServerConnection) {
    state.withLock { _ = $0.open.removeValue(forKey: ObjectIdentifier(connection)) }
  }

  func acceptingHasEnded() {
    state.withLock { $0.accepts = false }
  }

  /// Whether this is the first time.
  func beginStop() -> Bool {
    state.withLock { state in
      defer { state.isStopping = true }
      return !state.isStopping
    }
  }

  func hangUpAll() {
    for connection in state.withLock({ Array($0.open.values) }) { connection.hangUp() }
  }
}
