import MoviesCommands

/// Reads what libFuzzer comes up with as a configuration file: no input may crash the reader or the
/// keymap that is made of it, and every mistake can be told in words.
///
/// libFuzzer's own `main` calls it by this name. The bytes are libFuzzer's, and only during the call:
/// they are copied first of all.
@c(LLVMFuzzerTestOneInput)
public func check(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  do {
    _ = try Settings(reading: bytes, path: "config.json")
  } catch {
    _ = error.description
  }
  return 0
}
