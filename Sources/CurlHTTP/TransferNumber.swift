internal import CCurl

/// Identifies a transfer within one transport; never reused.
struct TransferNumber: Hashable, Sendable {
  let value: UInt

  init(_ value: UInt) {
    self.value = value
  }

  /// The number stored in an easy handle, or `nil` for a handle without one.
  init?(of easy: UnsafeMutableRawPointer?) {
    var number: UnsafeMutableRawPointer?
    guard let easy, ccurl_easy_get_pointer(easy, CURLINFO_PRIVATE, &number) == CURLE_OK, let number
    else { return nil }
    value = UInt(bitPattern: number)
  }

  /// The number in the form of a pointer, which is what an easy handle can carry.
  ///
  /// It points at nothing and is never followed.
  var pointer: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: value) }
}
