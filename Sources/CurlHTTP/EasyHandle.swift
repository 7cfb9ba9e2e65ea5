internal import CCurl

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

  /// A number that libcurl knows about the transfer, or 0 if unknown.
  func number(_ info: CURLINFO) -> Int {
    var value = 0
    _ = ccurl_easy_get_long(pointer, info, &value)
    return value
  }

  /// A time that libcurl has measured, in microseconds, or 0 if that point was not reached.
  func microseconds(_ info: CURLINFO) -> Int {
    var value: curl_off_t = 0
    _ = ccurl_easy_get_offset(pointer, info, &value)
    return Int(value)
  }
}
