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

  /// The result of the transfer, once libcurl has ended it with `code`.
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
  /// libcurl hands on whole lines only, and gives up on one that does not fit into its buffer,
  /// which is larger than the limit for all of them.
  private var isReadingHeader: Bool {
    handle.microseconds(CURLINFO_STARTTRANSFER_TIME_T) > 0 && !collector.hasWholeHeader
  }

  /// Which time limit was exceeded; libcurl has one code for all of them.
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
  /// - Returns: How many bytes were accepted; fewer than received ends the transfer.
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
