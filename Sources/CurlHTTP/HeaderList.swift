internal import CCurl

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
