internal import CCurl

/// A code of libcurl that says that something was not done.
struct CurlFailure: Error {
  let code: CURLcode

  /// What the code means, in the library's fixed words: no URL, no host, no header can be in it.
  var words: String { String(cString: curl_easy_strerror(code)) }

  static let outOfMemory = CurlFailure(code: CURLE_OUT_OF_MEMORY)

  /// Throws unless the code says that all is well.
  static func check(_ code: CURLcode) throws(CurlFailure) {
    guard code == CURLE_OK else { throw CurlFailure(code: code) }
  }
}
