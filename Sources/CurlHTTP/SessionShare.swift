internal import CCurl

/// The TLS sessions that all transfers share, so that later connections resume earlier sessions.
///
/// A multi handle shares connections and names by itself, but sessions only through this. It needs
/// no locks: every handle that uses it belongs to the worker's thread. Owns the `CURLSH` pointer
/// and frees it in `deinit`; by then no easy handle uses it.
final class SessionShare {
  let pointer: UnsafeMutableRawPointer

  init() throws(CurlFailure) {
    guard let pointer = ccurl_share_init() else { throw .nothingMade }
    self.pointer = pointer
    guard ccurl_share_data(pointer, CURL_LOCK_DATA_SSL_SESSION) == CURLSHE_OK else {
      throw .nothingMade
    }
  }

  deinit {
    ccurl_share_cleanup(pointer)
  }
}
