internal import HTTPTypes
internal import Transport

/// Collects a reply from header lines and body bytes, or hands on its body; stops when it exceeds
/// the limits.
///
/// libcurl's own size limit does not cover chunked or compressed bodies, so the bytes are counted
/// here, after decoding.
struct ReplyCollector {
  let headerLimit: Int
  let bodyLimit: Int

  private(set) var headerBytes = 0
  /// Whether the empty line that ends the header has arrived.
  private(set) var hasWholeHeader = false
  /// The status in the last status line.
  private(set) var status: Int?
  private(set) var fields = HTTPFields()
  private(set) var body: [UInt8] = []
  /// The limit in bytes that the reply has exceeded.
  private(set) var exceededLimit: Int?

  /// Takes the body as it comes; `nil` if it is collected here.
  private let receiver: (any ReplyReceiver)?
  private var hasBegun = false
  /// Whether the receiver wants no more of the body.
  private(set) var isEnough = false

  init(limits: TransferLimits, receiver: (any ReplyReceiver)? = nil) {
    headerLimit = limits.headerBytes
    bodyLimit = limits.bodyBytes
    self.receiver = receiver
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
      status = Self.status(in: line)
    } else if let field = Self.field(in: line) {
      fields.append(field)
    }
    return !hasWholeHeader || beginBody()
  }

  /// Tells the receiver of the final reply, whose header is there; trailers come later.
  private mutating func beginBody() -> Bool {
    guard let receiver, !hasBegun, let status, status >= 200 else { return true }
    hasBegun = true
    isEnough = !receiver.begin(
      HTTPResponse(status: HTTPResponse.Status(code: status), headerFields: fields))
    return !isEnough
  }

  /// Adds a piece of the body.
  ///
  /// - Returns: Whether the transfer may go on.
  mutating func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if let receiver {
      isEnough = !receiver.take(bytes)
      return !isEnough
    }
    guard bytes.count <= bodyLimit - body.count else {
      exceededLimit = bodyLimit
      return false
    }
    body.append(contentsOf: bytes)
    return true
  }

  /// The number in a status line; `nil` unless it has three digits.
  private static func status(in line: some Collection<UInt8>) -> Int? {
    let words = line.split(maxSplits: 2, whereSeparator: isBlank)
    guard words.count > 1, words[1].count == 3 else { return nil }
    return Int(String(decoding: words[1], as: UTF8.self)).flatMap { $0 < 100 ? nil : $0 }
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
