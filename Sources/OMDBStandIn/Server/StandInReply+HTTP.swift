import Foundation

extension StandInReply {
  /// The reply as HTTP/1.1.
  ///
  /// - Parameters:
  ///   - head: The request that it answers.
  ///   - isLast: Whether the connection is closed after it.
  /// - Returns: Its bytes, without a body if only the head was asked for.
  func message(to head: RequestHead, isLast: Bool) -> Data {
    var lines = ["HTTP/1.1 \(status) \(status == 200 ? "OK" : "Stand-in")"]
    lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    lines += ["content-length: \(body.count)", "connection: \(isLast ? "close" : "keep-alive")"]
    var message = Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    if head.method != "HEAD" { message.append(contentsOf: body) }
    return message
  }
}
