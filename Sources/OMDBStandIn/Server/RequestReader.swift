internal import FlyingSocks

/// Reads one request after the other from a connection.
struct RequestReader {
  /// A request that cannot be read: it is too large, or not what ``RequestHead`` reads.
  struct Unreadable: Error {}

  private let socket: AsyncSocket
  /// What has arrived and belongs to no request yet.
  private var bytes: [UInt8] = []

  init(_ socket: AsyncSocket) { self.socket = socket }

  /// The head of the next request, whose body is skipped.
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
      // The empty line may have begun in what was there before.
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
