internal import CCurl
internal import HTTPTypes
internal import Transport

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

  /// Options for running on a separate thread, with slow name resolution and shared connections and
  /// sessions.
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
    // A streamed body comes as it is: ranges of it count the bytes that are sent.
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
