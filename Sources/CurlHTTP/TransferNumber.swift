internal import CCurl

/// The identity of a transfer within one transport; never reused.
struct TransferNumber: Hashable, Sendable {
  let value: UInt

  init(_ value: UInt) {
    self.value = value
  }

  /// Reads the number stored in an easy handle; `nil` for a handle without one.
  init?(of easy: UnsafeMutableRawPointer?) {
    var number: UnsafeMutableRawPointer?
    guard let easy, ccurl_easy_get_pointer(easy, CURLINFO_PRIVATE, &number) == CURLE_OK, let number
    else { return nil }
    value = UInt(bitPattern: number)
  }

  /// The number in the form of a pointer, since an easy handle can carry only a pointer.
  ///
  /// It points to nothing and is never dereferenced.
  var pointer: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: value) }
}
