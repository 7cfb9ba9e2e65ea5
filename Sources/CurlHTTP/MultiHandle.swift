internal import CCurl

/// The transport's only multi handle, with all transfers in flight and all open connections.
///
/// Owns the `CURLM` pointer and frees it in `deinit`; by then no transfer is left in it. Belongs to
/// the worker's thread; only its ``waker`` may go elsewhere.
final class MultiHandle {
  private let pointer: UnsafeMutableRawPointer

  /// A transfer that has ended.
  struct Completion {
    let number: TransferNumber
    let code: CURLcode
  }

  /// Makes a handle without transfers.
  ///
  /// - Parameters:
  ///   - hostConnections: The maximum number of connections to one host at a time.
  ///   - keptConnections: The maximum number of connections that stay open without a transfer.
  /// - Throws: A ``CurlFailure`` if libcurl cannot make the handle.
  init(hostConnections: Int, keptConnections: Int) throws(CurlFailure) {
    guard let pointer = ccurl_multi_init() else { throw .nothingMade }
    self.pointer = pointer
    try set(CURLMOPT_MAX_HOST_CONNECTIONS, to: hostConnections)
    try set(CURLMOPT_MAXCONNECTS, to: keptConnections)
    try set(CURLMOPT_PIPELINING, to: Int(CURLPIPE_MULTIPLEX))
  }

  deinit {
    ccurl_multi_cleanup(pointer)
  }

  var waker: MultiWaker { MultiWaker(pointer: pointer) }

  func add(_ easy: EasyHandle) throws(CurlFailure) {
    try CurlFailure.check(ccurl_multi_add_handle(pointer, easy.pointer))
  }

  func remove(_ easy: EasyHandle) {
    ccurl_multi_remove_handle(pointer, easy.pointer)
  }

  /// Advances every transfer as far as possible without waiting.
  func perform() throws(CurlFailure) {
    var running: Int32 = 0
    try CurlFailure.check(ccurl_multi_perform(pointer, &running))
  }

  /// Sleeps until a transfer can go on, one of libcurl's timers is due, or the waker is used.
  ///
  /// With nothing in flight there is no timer: the thread then sleeps until it is woken.
  func wait() throws(CurlFailure) {
    try CurlFailure.check(ccurl_multi_poll(pointer, nil, 0, .max, nil))
  }

  /// Returns the next transfer that has ended and has not been reported yet.
  func nextCompletion() -> Completion? {
    var left: Int32 = 0
    while let message = ccurl_multi_info_read(pointer, &left)?.pointee {
      guard message.msg == CURLMSG_DONE, let number = TransferNumber(of: message.easy_handle)
      else { continue }
      return Completion(number: number, code: message.data.result)
    }
    return nil
  }

  private func set(_ option: CURLMoption, to value: Int) throws(CurlFailure) {
    try CurlFailure.check(ccurl_multi_set_long(pointer, option, value))
  }
}

/// Wakes a thread that sleeps in ``MultiHandle/wait()``.
///
/// `@unchecked` is safe: libcurl documents `curl_multi_wakeup` as callable from any thread, and the
/// pointer is used for nothing else. ``Mailbox`` makes sure that the handle is still alive.
struct MultiWaker: @unchecked Sendable {
  fileprivate let pointer: UnsafeMutableRawPointer

  func wake() {
    ccurl_multi_wakeup(pointer)
  }
}
