internal import CCurl
internal import HTTPTypes
internal import Transport

/// A transfer in flight: its easy handle, the data received so far, and its waiting caller.
///
/// Lives on the worker's thread. libcurl's callbacks get an unowned pointer to it; the worker keeps
/// the transfer until its handle has left the multi handle.
final class Transfer {
  let handle: EasyHandle
  private let order: TransferOrder
  private let limits: TransferLimits
  private var collector: ReplyCollector
  private let start = ContinuousClock.now

  init(
    _ order: TransferOrder, number: TransferNumber, configuration: CurlTransport.Configuration,
    sessions: SessionShare
  ) throws(CurlFailure) {
    self.order = order
    limits = configuration.limits
    collector = ReplyCollector(limits: configuration.limits, receiver: order.receiver)
    handle = try EasyHandle()
    try handle.prepare(for: order, configuration: configuration, sessions: sessions)
    if let pointer = number.pointer { try handle.set(CURLOPT_PRIVATE, to: pointer) }
    try handle.deliver(
      header: { bytes, size, count, context in
        Transfer.receive(bytes, size * count, context) { $0.takeHeader($1) }
      },
      body: { bytes, size, count, context in
        Transfer.receive(bytes, size * count, context) { $0.takeBody($1) }
      },
      context: UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()))
  }

  /// Returns the result of the transfer, once libcurl has ended it with `code`.
  func result(_ code: CURLcode) -> Result<TransportReply, TransportError> {
    guard code == CURLE_OK || collector.isEnough else { return .failure(error(for: code)) }
    guard let status = collector.status else {
      return .failure(.connectionLost(reason: "the answer is not HTTP"))
    }
    let response = HTTPResponse(
      status: HTTPResponse.Status(code: status), headerFields: collector.fields)
    return .success(TransportReply(response: response, body: collector.body))
  }

  private func error(for code: CURLcode) -> TransportError {
    if let limit = collector.exceededLimit { return .tooLarge(limit: limit) }
    if code == CURLE_OPERATION_TIMEDOUT { return timeOut }
    if code.tellsOfFullBuffer, isReadingHeader { return .tooLarge(limit: limits.headerBytes) }
    return TransportError(code, host: order.url.host, certificate: handle.certificateProblem)
  }

  /// Whether the reply has begun to arrive and its header has not ended.
  ///
  /// libcurl hands on whole lines only, and gives up on a line that does not fit into its buffer,
  /// which is larger than the limit for the whole header.
  private var isReadingHeader: Bool {
    handle.microseconds(CURLINFO_STARTTRANSFER_TIME_T) > 0 && !collector.hasWholeHeader
  }

  /// The error for the time limit that was exceeded; libcurl has one code for all time limits.
  private var timeOut: TransportError {
    // libcurl rounds its timers and may be early by a millisecond or two.
    let rounding = Duration.milliseconds(10)
    if order.receiver == nil, start.duration(to: .now) + rounding >= limits.total {
      return .timedOut(milliseconds: limits.total.wholeMilliseconds)
    }
    if handle.microseconds(CURLINFO_PRETRANSFER_TIME_T) == 0 {
      return .timedOut(milliseconds: limits.connect.wholeMilliseconds)
    }
    if collector.headerBytes == 0 {
      return .timedOut(milliseconds: limits.lowSpeedTime.wholeMilliseconds)
    }
    return .tooSlow
  }

  /// Hands bytes from a callback of libcurl to the collector of the transfer behind `context`.
  ///
  /// - Returns: The number of bytes that were accepted; if it is less than `count`, the transfer
  ///   ends.
  private static func receive(
    _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
    _ take: (inout ReplyCollector, UnsafeRawBufferPointer) -> Bool
  ) -> Int {
    guard let context else { return 0 }
    let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    let buffer = UnsafeRawBufferPointer(start: bytes, count: count)
    return take(&transfer.collector, buffer) ? count : 0
  }
}

extension CURLcode {
  /// Whether one of libcurl's buffers may be full, which it reported as a lack of memory until 8.6.
  fileprivate var tellsOfFullBuffer: Bool {
    // `CURLE_TOO_LARGE`, by number since older headers lack it.
    self == CURLE_OUT_OF_MEMORY || rawValue == 100
  }
}

/// Collects a reply from header lines and body bytes, or hands on its body; stops when the reply
/// exceeds the limits.
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

  /// The receiver of the body; `nil` if the body is collected here.
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

  /// Passes the header of the final reply to the receiver, once; interim replies and trailers are
  /// ignored.
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

  /// Returns the number in a status line; `nil` unless it has three digits.
  private static func status(in line: some Collection<UInt8>) -> Int? {
    let words = line.split(maxSplits: 2, whereSeparator: isBlank)
    guard words.count > 1, words[1].count == 3 else { return nil }
    return Int(String(decoding: words[1], as: UTF8.self)).flatMap { $0 < 100 ? nil : $0 }
  }

  /// Returns the name and value in a line, or `nil` if it is not a valid HTTP field.
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
