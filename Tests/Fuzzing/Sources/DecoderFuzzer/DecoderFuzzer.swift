import OMDB
import Titles
import Transport

/// Reads libFuzzer's input as a reply of every kind: no input may crash the decoder.
///
/// libFuzzer's own `main` calls it by this name. The bytes belong to libFuzzer and are valid only
/// during the call, so they are copied first.
@c(LLVMFuzzerTestOneInput)
public func check(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let reply = TransportReply(
    status: 200, body: Array(UnsafeBufferPointer(start: data, count: size)))
  _ = try? SearchTitles(TitleQuery("lamp")).response(in: reply)
  _ = try? FindTitle(.name(TitleQuery("lamp"))).response(in: reply)
  if let series = TitleID("tt7000001") {
    _ = try? FindSeason(series: series, season: 1).response(in: reply)
  }
  return 0
}
