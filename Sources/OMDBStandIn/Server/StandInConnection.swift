internal import FlyingSocks
import Foundation

/// A client's connection, on which it sends one request after the other.
struct StandInConnection {
  let socket: AsyncSocket
  let handler: StandInHandler

  /// Answers requests until the client has enough, sends something unreadable, or the server stops;
  /// then closes the connection.
  func serve() async {
    defer { try? socket.close() }
    do {
      // Otherwise the system holds back the last part of a large reply until the parts before it
      // are acknowledged (Nagle's algorithm), which takes the other side 40 ms.
      try socket.socket.setValue(
        true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
      try await answer()
    } catch {
      // The client has gone, or is told by the end of its connection.
    }
  }

  private func answer() async throws {
    var requests = RequestReader(socket)
    var isLast = false
    while !isLast {
      let head = try await requests.next()
      isLast = !head.keepsConnection
      guard let reply = try await handler.reply(to: head) else { return }
      try await socket.write(reply.message(to: head, isLast: isLast))
    }
  }
}
