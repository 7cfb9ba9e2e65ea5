import FileNames
import Foundation
import Testing

@Test func probe() throws {
  guard let p = ProcessInfo.processInfo.environment["PROBE"] else { return }
  for l in try String(contentsOfFile: p, encoding: .utf8).split(separator: "\n") {
    let f = FileName(path: String(l))
    print("##", l, f.role == .title ? "" : f.role.rawValue)
    for r in f.readings.prefix(3) {
      print(
        "     ", String(format: "%.2f", r.score), r.kind, "“\(r.title)”",
        r.alternativeTitle.map { "alt \($0)" } ?? "", r.year ?? 0, "S\(r.season ?? -1)", r.episodes,
        r.date.map { "\($0)" } ?? "", r.episodeTitle.map { "et:\($0)" } ?? "",
        r.part.map { "part \($0)" } ?? "", r.edition ?? "", r.resolution ?? 0)
    }
  }
}
