import Foundation

/// The behaviour of a ``LoopbackServer`` on each connection.
public struct ServerScript: Sendable {
  let run: @Sendable (ServerConnection) -> Void

  /// Runs the closure; the connection ends with it.
  public init(_ run: @escaping @Sendable (ServerConnection) -> Void) {
    self.run = run
  }

  /// Answers every request while the client stays.
  public static func answering(
    _ answer: @escaping @Sendable (ServerConnection.Request, ServerConnection) -> Void
  ) -> ServerScript {
    ServerScript { connection in
      while let request = connection.receiveRequest() { answer(request, connection) }
    }
  }

  /// Answers every request with the same bytes, then closes.
  public static func sendingOnce(_ reply: String) -> ServerScript {
    ServerScript { connection in
      guard connection.receiveRequest() != nil else { return }
      connection.send(reply)
    }
  }

  /// Accepts, and never sends a byte.
  public static let silent = ServerScript { $0.closes() }

  /// Resets the connection after ten of a hundred bytes.
  public static let resettingInMidBody = ServerScript { connection in
    guard connection.receiveRequest() != nil else { return }
    connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n0123456789")
    connection.reset()
  }

  /// Resets the connection once the request's header lines have arrived.
  public static let resettingInMidRequest = ServerScript { connection in
    _ = connection.receiveHead()
    connection.reset()
  }

  /// Announces `announced` bytes, sends `sent`, and closes.
  public static func wrongLength(announced: Int, sent: Int) -> ServerScript {
    let body = String(repeating: "x", count: sent)
    return sendingOnce("HTTP/1.1 200 OK\r\nContent-Length: \(announced)\r\n\r\n\(body)")
  }

  /// Sends a chunked body of many mebibytes, whose size is not announced.
  public static func body(mebibytes: Int) -> ServerScript {
    let chunk = "100000\r\n" + String(repeating: "x", count: 1 << 20) + "\r\n"
    return ServerScript { connection in
      guard connection.receiveRequest() != nil else { return }
      connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
      for _ in 0..<mebibytes { guard connection.send(chunk) else { return } }
      connection.send("0\r\n\r\n")
    }
  }

  /// Sends a body that is already compressed with gzip.
  public static func gzip(_ body: [UInt8]) -> ServerScript {
    answering { _, connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n")
      connection.send("Content-Length: \(body.count)\r\n\r\n")
      connection.send(body)
    }
  }

  /// Sends one byte of the body every `pause`, for ever.
  public static func trickling(every pause: Duration) -> ServerScript {
    ServerScript { connection in
      guard connection.receiveRequest() != nil else { return }
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n")
      repeat { connection.send("x") } while !connection.closes(within: pause)
    }
  }

  /// Sends endless header lines.
  public static let endlessHeaders = ServerScript { connection in
    guard connection.receiveRequest() != nil else { return }
    connection.send("HTTP/1.1 200 OK\r\n")
    var number = 0
    repeat { number += 1 } while connection.send("X-Line-\(number): and on it goes\r\n")
  }

  /// Sends a header whose last line never ends.
  public static func endlessHeaderLine(after beginning: String) -> ServerScript {
    let piece = String(repeating: "x", count: 1000)
    return ServerScript { connection in
      guard connection.receiveRequest() != nil else { return }
      connection.send(beginning)
      while connection.send(piece) {}
    }
  }

  /// Redirects every request.
  public static func redirecting(to location: String) -> ServerScript {
    answering { _, connection in
      connection.send("HTTP/1.1 302 Found\r\nLocation: \(location)\r\nContent-Length: 0\r\n\r\n")
    }
  }
}
