extension BinaryInteger {
  /// The digits of an IMDb id with this number: at least seven, with leading zeros.
  package var idDigits: String {
    let digits = String(self)
    return String(repeating: "0", count: max(0, 7 - digits.count)) + digits
  }
}
