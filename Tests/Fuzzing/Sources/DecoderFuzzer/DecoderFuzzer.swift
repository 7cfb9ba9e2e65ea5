import OMDB

/// Reads what libFuzzer comes up with as a reply of every kind: no input may crash the decoder.
///
/// libFuzzer's own `main` calls it by this name. The bytes are libFuzzer's, and only during the call:
/// they are copied first of all.
@c(LLVMFuzzerTestOneInput)
public func check(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let reply = Reply(status: 200, body: Array(UnsafeBufferPointer(start: data, count: size)))
  _ = try? SearchTitles(text: "lamp").answer(from: reply)
  _ = try? FindTitle(.name("lamp", kind: nil, year: nil)).answer(from: reply)
  if let series = TitleID("tt7000001") {
    _ = try? FindSeason(series: series, season: 1).answer(from: reply)
  }
  return 0
}
