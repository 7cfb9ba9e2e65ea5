internal import CCurl

extension CurlTransport {
  /// The libcurl in use, such as `libcurl 7.88.1, OpenSSL/3.0.22, HTTP/2`.
  ///
  /// Name, version and TLS library; `HTTP/2` if it supports that. `nil` if it cannot be loaded.
  public static var libraryVersion: String? {
    guard let info = ccurl_version()?.pointee else { return nil }
    var parts = ["libcurl " + String(cString: info.version)]
    if let tls = info.ssl_version { parts.append(String(cString: tls)) }
    if info.features & Int32(CURL_VERSION_HTTP2) != 0 { parts.append("HTTP/2") }
    return parts.joined(separator: ", ")
  }

  /// Loads libcurl, which takes milliseconds and otherwise happens with the first request.
  ///
  /// If it cannot be loaded, every request says so.
  public static func loadLibrary() { _ = ccurl_version() }
}
