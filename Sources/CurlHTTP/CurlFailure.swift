internal import CCurl

/// A failure that libcurl reported.
struct CurlFailure: Error {
  /// A description in the library's fixed words, which contain no URL, host or header.
  let words: String

  /// Makes a failure from the code of an easy handle.
  init(_ code: CURLcode) { words = String(cString: ccurl_easy_strerror(code)) }

  /// Makes a failure from the code of a multi handle.
  init(_ code: CURLMcode) { words = String(cString: ccurl_multi_strerror(code)) }

  /// Makes a failure from the reason that the system gives for not loading libcurl.
  private init(missing reason: UnsafePointer<CChar>) {
    words = "libcurl cannot be loaded: \(String(cString: reason))"
  }

  /// The failure to make an object of libcurl: it could not be loaded, or memory is exhausted.
  static var nothingMade: CurlFailure {
    cloader_problem(ccurl_library()).map(CurlFailure.init(missing:))
      ?? CurlFailure(CURLE_OUT_OF_MEMORY)
  }

  /// Throws unless the code means success.
  static func check(_ code: CURLcode) throws(CurlFailure) {
    guard code == CURLE_OK else { throw CurlFailure(code) }
  }

  /// Throws unless the code means success.
  static func check(_ code: CURLMcode) throws(CurlFailure) {
    guard code == CURLM_OK else { throw CurlFailure(code) }
  }
}
