internal import HTTPTypes
internal import Transport

/// Collects a reply from header lines and body bytes, and stops when it exceeds the limits.
///
/// libcurl's own size limit does not cover chunked or compressed bodies, so the bytes are counted
/// here, after decoding.
struct ReplyCollector {
  let headerLimit: Int
  let bodyLimit: Int

  private(set) var headerBytes = 0
  /// Whether the empty line that ends the header has arrived.
  private(set) var hasWholeHeader = false
  private(set) var fields = HTTPFields()
  private(set) var body: [UInt8] = []
  /// The limit in bytes that the reply has exceeded.
  private(set) var exceededLimit: Int?

  init(limits: TransferLimits) {
    headerLimit = limits.headerBytes
    bodyLimit = limits.bodyBytes
  }

  /// Adds a header line; a status line begins a new reply, as after `100 Continue`.
  ///
  /// - Returns: Whether the transfer may go on.
  mutating func takeHeader(_ line: some Collection<UInt8>) -> Bool {
    headerBytes += line.count
    guard headerBytes <= headerLimit else {
      exceededLimit = headerLimit
      return false
    }
    hasWholeHeader = line.allSatisfy(Self.isBlank)
    if line.starts(with: "HTTP/".utf8) {
      fields = HTTPFields()
    } else if let field = Self.field(in: line) {
      fields.append(field)
    }
    return true
  }

  /// Adds a piece of the body.
  ///
  /// - Returns: Whether the transfer may go on.
  mutating func takeBody(_ bytes: some Collection<UInt8>) -> Bool {
    guard bytes.count <= bodyLimit - body.count else {
      exceededLimit = bodyLimit
      return false
    }
    body.append(contentsOf: bytes)
    return true
  }

  /// The name and value in a line, or `nil` if it is not a valid HTTP field.
  private static func field(in line: some Collection<UInt8>) -> HTTPField? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
      let name = HTTPField.Name(String(decoding: line[..<colon], as: UTF8.self))
    else { return nil }
    let value = line[line.index(after: colon)...].split(whereSeparator: isBlank)
    guard let first = value.first, let last = value.last else {
      return HTTPField(name: name, value: "")
    }
    return HTTPField(name: name, value: line[first.startIndex..<last.endIndex])
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\n")
  }
}
