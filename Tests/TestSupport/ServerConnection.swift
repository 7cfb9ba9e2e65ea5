import CTestSupport
import Foundation
import Synchronization

/// One connection of a ``LoopbackServer``, used by the script's thread.
public final class ServerConnection: Sendable {
  /// Open until ``close()`` or ``reset()``; the lock keeps ``hangUp()`` away from a descriptor that
  /// has been reused.
  private let state: Mutex<(descriptor: Int32, isOpen: Bool)>
  private let received = Mutex<[UInt8]>([])

  init(_ descriptor: Int32) {
    state = Mutex((descriptor, true))
  }

  /// A request as received.
  public struct Request: Sendable {
    /// The request line and the header lines.
    public var head: String
    public var body: [UInt8]
  }

  /// Waits for the next complete request; `nil` if the client has gone.
  ///
  /// The body's length comes from `Content-Length`.
  public func receiveRequest() -> Request? {
    guard let head = receiveHead() else { return nil }
    let length = Self.contentLength(head)
    return received.withLock { bytes in
      guard receive(into: &bytes, until: { $0.count >= length ? length : nil }) != nil else {
        return nil
      }
      defer { bytes.removeFirst(length) }
      return Request(head: head, body: Array(bytes[..<length]))
    }
  }

  /// Waits for the next request line and its header lines; `nil` if the client has gone.
  public func receiveHead() -> String? {
    let end = Array("\r\n\r\n".utf8)
    return received.withLock { bytes in
      guard let length = receive(into: &bytes, until: { $0.firstRange(of: end)?.upperBound })
      else { return nil }
      defer { bytes.removeFirst(length) }
      return String(decoding: bytes[..<length], as: UTF8.self)
    }
  }

  /// Sends bytes and returns whether the client accepted them.
  @discardableResult
  public func send(_ bytes: [UInt8]) -> Bool {
    ctest_send(descriptor, bytes, bytes.count) == 1
  }

  /// Sends text and returns whether the client accepted it.
  @discardableResult
  public func send(_ text: String) -> Bool {
    send(Array(text.utf8))
  }

  /// Sends a complete reply with status 200.
  @discardableResult
  public func reply(_ body: String, fields: [String] = []) -> Bool {
    let lines = ["HTTP/1.1 200 OK", "Content-Length: \(body.utf8.count)"] + fields
    return send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
  }

  /// Waits for the client to close the connection; `nil` waits for ever.
  @discardableResult
  public func closes(within time: Duration? = nil) -> Bool {
    let milliseconds = time.map { Int32($0 / .milliseconds(1)) } ?? -1
    return ctest_closes_within(descriptor, milliseconds) == 1
  }

  /// Ends the connection with a reset instead of a proper close.
  public func reset() {
    state.withLock { state in
      if state.isOpen { ctest_reset(state.descriptor) }
      state.isOpen = false
    }
  }

  func close() {
    state.withLock { state in
      if state.isOpen { _ = Foundation.close(state.descriptor) }
      state.isOpen = false
    }
  }

  /// Ends whatever the script's thread is waiting for.
  func hangUp() {
    state.withLock { state in
      if state.isOpen { _ = shutdown(state.descriptor, Int32(SHUT_RDWR)) }
    }
  }

  private var descriptor: Int32 { state.withLock { $0.isOpen ? $0.descriptor : -1 } }

  private func receive(into bytes: inout [UInt8], until end: ([UInt8]) -> Int?) -> Int? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = end(bytes) { return end }
      let count = ctest_receive(descriptor, &buffer, buffer.count)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
    }
  }

  private static func contentLength(_ head: String) -> Int {
    let line = head.split(separator: "\r\n").first {
      $0.lowercased().hasPrefix("content-length:")
    }
    return line?.split(separator: ":").last.flatMap { Int($0.drop(while: \.isWhitespace)) } ?? 0
  }
}
