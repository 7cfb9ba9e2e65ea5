internal import CCurl
internal import HTTPTypes
internal import Transport

/// An easy handle of libcurl, with typed and checked options.
///
/// Owns the `CURL` pointer and frees it in `deinit`; by then the handle has left its multi handle.
/// Belongs to the worker's thread.
final class EasyHandle {
  let pointer: UnsafeMutableRawPointer
  /// Lists that options point to; libcurl does not copy them.
  private var lists: [HeaderList] = []

  init() throws(CurlFailure) {
    guard let pointer = ccurl_easy_init() else { throw .nothingMade }
    self.pointer = pointer
  }

  deinit {
    ccurl_easy_cleanup(pointer)
  }

  func set(_ option: CURLoption, to value: Int) throws(CurlFailure) {
    try CurlFailure.check(ccurl_easy_set_long(pointer, option, value))
  }

  func set(_ option: CURLoption, to value: String) throws(CurlFailure) {
    try CurlFailure.check(ccurl_easy_set_string(pointer, option, value))
  }

  /// Sets an option to a pointer that the caller keeps alive while this handle lives.
  func set(_ option: CURLoption, to value: UnsafeRawPointer) throws(CurlFailure) {
    try CurlFailure.check(ccurl_easy_set_pointer(pointer, option, value))
  }

  func set(_ option: CURLoption, to list: HeaderList) throws(CurlFailure) {
    try CurlFailure.check(ccurl_easy_set_list(pointer, option, list.first))
    lists.append(list)
  }

  /// Gives the handle a body to send; libcurl copies it.
  func setBody(_ body: [UInt8]) throws(CurlFailure) {
    try CurlFailure.check(
      ccurl_easy_set_offset(pointer, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count)))
    let code = body.withUnsafeBytes { bytes in
      ccurl_easy_set_pointer(pointer, CURLOPT_COPYPOSTFIELDS, bytes.baseAddress)
    }
    try CurlFailure.check(code)
  }

  /// Delivers header lines and body bytes to two functions, each with `context`.
  ///
  /// The caller keeps the target of `context` alive until the handle has left its multi handle.
  func deliver(
    header: curl_write_callback, body: curl_write_callback, context: UnsafeRawPointer
  ) throws(CurlFailure) {
    try CurlFailure.check(ccurl_easy_set_header_function(pointer, header))
    try set(CURLOPT_HEADERDATA, to: context)
    try CurlFailure.check(ccurl_easy_set_write_function(pointer, body))
    try set(CURLOPT_WRITEDATA, to: context)
  }

  /// Returns a number that libcurl knows about the transfer, or 0 if unknown.
  func number(_ info: CURLINFO) -> Int {
    var value = 0
    _ = ccurl_easy_get_long(pointer, info, &value)
    return value
  }

  /// Returns a time that libcurl has measured, in microseconds, or 0 if that point was not reached.
  func microseconds(_ info: CURLINFO) -> Int {
    var value: curl_off_t = 0
    _ = ccurl_easy_get_offset(pointer, info, &value)
    return Int(value)
  }
}

extension EasyHandle {
  /// Sets every option of a transfer: the request, its safety, and its limits.
  func prepare(
    for order: TransferOrder, configuration: CurlTransport.Configuration, sessions: SessionShare
  ) throws(CurlFailure) {
    try set(CURLOPT_URL, to: order.url.text)
    try set(CURLOPT_PROTOCOLS_STR, to: order.url.scheme)
    try set(CURLOPT_FOLLOWLOCATION, to: 0)
    if order.url.isLoopback { try set(CURLOPT_PROXY, to: "") }
    try setThreadManners(sessions)
    try setSafety(authorityFile: configuration.authorityFile)
    try setLimits(configuration.limits, isStreamed: order.receiver != nil)
    try setRequest(order, userAgent: configuration.userAgent)
  }

  /// Sets the options for running on a separate thread, where name resolution may be slow, and for
  /// sharing connections and sessions.
  private func setThreadManners(_ sessions: SessionShare) throws(CurlFailure) {
    try set(CURLOPT_NOSIGNAL, to: 1)
    // Otherwise, cancelling a lookup waits until the resolver answers.
    try set(CURLOPT_QUICK_EXIT, to: 1)
    // Waits for a connection that can be multiplexed rather than opening another one.
    try set(CURLOPT_PIPEWAIT, to: 1)
    try set(CURLOPT_SHARE, to: UnsafeRawPointer(sessions.pointer))
  }

  private func setSafety(authorityFile: String?) throws(CurlFailure) {
    try set(CURLOPT_SSL_VERIFYPEER, to: 1)
    try set(CURLOPT_SSL_VERIFYHOST, to: 2)
    try set(CURLOPT_SSLVERSION, to: CURL_SSLVERSION_TLSv1_2)
    if let authorityFile { try set(CURLOPT_CAINFO, to: authorityFile) }
  }

  private func setLimits(_ limits: TransferLimits, isStreamed: Bool) throws(CurlFailure) {
    try set(CURLOPT_CONNECTTIMEOUT_MS, to: limits.connect.wholeMilliseconds)
    if !isStreamed { try set(CURLOPT_TIMEOUT_MS, to: limits.total.wholeMilliseconds) }
    try set(CURLOPT_LOW_SPEED_LIMIT, to: max(0, limits.lowSpeed))
    try set(CURLOPT_LOW_SPEED_TIME, to: (limits.lowSpeedTime.wholeMilliseconds + 999) / 1000)
  }

  private func setRequest(_ order: TransferOrder, userAgent: String) throws(CurlFailure) {
    // A streamed body is not decompressed, because ranges of it count the bytes as they are sent.
    if order.receiver == nil { try set(CURLOPT_ACCEPT_ENCODING, to: "") }
    try set(CURLOPT_USERAGENT, to: userAgent)
    try set(CURLOPT_SUPPRESS_CONNECT_HEADERS, to: 1)
    try set(CURLOPT_HTTPHEADER, to: HeaderList(order.headerLines))
    if !order.body.isEmpty || order.method == .post { try setBody(order.body) }
    switch order.method {
    case .get where order.body.isEmpty: try set(CURLOPT_HTTPGET, to: 1)
    case .post: try set(CURLOPT_POST, to: 1)
    case .head: try set(CURLOPT_NOBODY, to: 1)
    default: try set(CURLOPT_CUSTOMREQUEST, to: order.method.rawValue)
    }
  }
}

/// A list of header lines in libcurl's own form.
///
/// Owns the `curl_slist` and frees it in `deinit`.
final class HeaderList {
  private(set) var first: UnsafeMutablePointer<curl_slist>?

  init(_ lines: [String]) throws(CurlFailure) {
    for line in lines {
      guard let longer = ccurl_slist_append(first, line) else { throw .nothingMade }
      first = longer
    }
  }

  deinit {
    ccurl_slist_free_all(first)
  }
}
