import OMDB
import Titles
import Transport

extension FuzzedReader {
  /// Reads a reply of every kind: no input crashes the decoder.
  public static let decoder = FuzzedReader(corpus: "Decoder") { bytes in
    let reply = TransportReply(status: 200, body: bytes)
    _ = try? SearchTitles(TitleQuery("lamp")).response(in: reply)
    _ = try? FindTitle(.name(TitleQuery("lamp"))).response(in: reply)
    if let series = TitleID("tt7000001") {
      _ = try? FindSeason(series: series, season: 1).response(in: reply)
    }
  }
}
