internal import FlyingSocks
import Foundation

/// A client's connection, on which it sends one request after the other.
struct StandInConnection {
  let socket: AsyncSocket
  let handler: StandInHandler

  /// Answers requests until the client wants no more, sends something unreadable, or the server
  /// stops; then closes the connection.
  func serve() async {
    defer { try? socket.close() }
    do {
      // Otherwise the system holds back the last part of a large reply until the parts before it
      // are acknowledged (Nagle's algorithm), which takes the other side 40 ms.
      try socket.socket.setValue(
        true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
      try await answer()
    } catch {
      // The client is gone, or learns of the error from the end of its connection.
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

extension StandInReply {
  /// Returns the reply as a message of HTTP/1.1.
  ///
  /// - Parameters:
  ///   - head: The request that it answers.
  ///   - isLast: Whether the connection is closed after it.
  /// - Returns: The bytes, without a body if only the head was requested.
  func message(to head: RequestHead, isLast: Bool) -> Data {
    var lines = ["HTTP/1.1 \(status) \(status == 200 ? "OK" : "Stand-in")"]
    lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    lines += ["content-length: \(body.count)", "connection: \(isLast ? "close" : "keep-alive")"]
    var message = Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    if head.method != "HEAD" { message.append(contentsOf: body) }
    return message
  }
}

/// Reads one request after the other from a connection.
struct RequestReader {
  /// The error for a request that is too large, or that ``RequestHead`` cannot read.
  struct Unreadable: Error {}

  private let socket: AsyncSocket
  /// The bytes that have arrived and belong to no request yet.
  private var bytes: [UInt8] = []

  init(_ socket: AsyncSocket) { self.socket = socket }

  /// Reads the head of the next request, and skips its body.
  ///
  /// - Throws: ``Unreadable``, or a `SocketError` once the other side has closed the connection.
  mutating func next() async throws -> RequestHead {
    var searched = 0
    while true {
      if let end = bytes[searched...].firstRange(of: Self.emptyLine) {
        let text = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        bytes.removeSubrange(..<end.upperBound)
        guard let head = RequestHead(text) else { throw Unreadable() }
        try await skip(head.bodySize)
        return head
      }
      guard bytes.count <= Self.headLimit else { throw Unreadable() }
      // The empty line may have begun in the bytes that were there before.
      searched = max(0, bytes.count - Self.emptyLine.count + 1)
      bytes += try await socket.read(atMost: 4096)
    }
  }

  private mutating func skip(_ count: Int) async throws {
    guard count <= Self.bodyLimit else { throw Unreadable() }
    while bytes.count < count { bytes += try await socket.read(atMost: 4096) }
    bytes.removeFirst(count)
  }

  private static let emptyLine: [UInt8] = Array("\r\n\r\n".utf8)
  private static let headLimit = 1 << 16
  private static let bodyLimit = 1 << 20
}
