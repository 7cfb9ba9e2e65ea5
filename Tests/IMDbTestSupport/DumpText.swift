/// The bytes of a dump as they are put together.
struct DumpText {
  var bytes: [UInt8] = []

  mutating func tab() { bytes.append(0x09) }

  mutating func endLine() { bytes.append(0x0A) }

  mutating func add(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// A number, with zeros in front up to a number of digits.
  mutating func add(_ number: Int, digits: Int = 1) {
    var power = 1
    var count = 1
    while power <= number / 10 || count < digits {
      power *= 10
      count += 1
    }
    while power > 0 {
      bytes.append(UInt8(0x30 + number / power % 10))
      power /= 10
    }
  }

  /// A number, or `\N` for 0.
  mutating func add(optional number: Int) {
    if number == 0 { add("\\N") } else { add(number) }
  }

  mutating func add(title number: Int) {
    add("tt")
    add(number, digits: 7)
  }

  mutating func add(person number: Int) {
    add("nm")
    add(number, digits: 7)
  }
}
