import FuzzedReaders

/// Reads libFuzzer's input as `FuzzedReader.fileName` does; a broken promise ends the program.
///
/// libFuzzer's own `main` calls it by this name. The bytes belong to libFuzzer and are valid only
/// during the call, so they are copied first.
@c(LLVMFuzzerTestOneInput)
public func check(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  do {
    try FuzzedReader.fileName.read(Array(UnsafeBufferPointer(start: data, count: size)))
  } catch {
    fatalError("\(error)")
  }
  return 0
}
