import MoviesCommands

/// Reads libFuzzer's input as a configuration file: no input may crash the reader or the keymap
/// made from it, and every mistake can be explained in words.
///
/// libFuzzer's own `main` calls it by this name. The bytes belong to libFuzzer and are valid only
/// during the call, so they are copied first.
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
