import FileNames
import Foundation
import TestRandomness
import Testing

@Suite("Hostile names", .timeLimit(.minutes(5)))
struct HostileNameTests {
  @Test("Names composed and decomposed are read alike")
  func composition() {
    let name = "Les Misérables - Où êtes-vous (2012).mkv"
    #expect(
      FileName(name.decomposedStringWithCanonicalMapping).readings == FileName(name).readings)
  }

  @Test("Invisible signs are left out, and other blanks, digits and brackets read as ASCII's")
  func signs() {
    let reading = FileName("He\u{200B}at\u{3000}（１９９５）\u{202E}.mkv").readings.first
    #expect(reading?.title == "Heat")
    #expect(reading?.year == 1995)
    #expect(FileName("Heat\nAgain\u{7}.mkv").readings.first?.title == "Heat Again")
  }

  @Test("Random signs are read as something, with scores of 1 in all")
  func random() {
    let parts = [
      "S01E", "E02", "1x", "05", "1999", "(", ")", "[", "]", "{", "}", "-", ".", " ", "_", "&",
      "CD1",
      "1080p", "第", "話", "十", "é", "\u{301}", "😀", "\u{0}", "\u{202E}", "tt0113277", "of", "part",
      "aka", "season", "９", "٣", "S", "v2", "#", "~", "x264", "web", "²",
    ]
    for seed: UInt64 in 1...3_000 {
      var random = SplitMix(seed: seed)
      func text() -> String {
        (0..<Int.random(in: 0...14, using: &random))
          .map { _ in parts[Int.random(in: parts.indices, using: &random)] }.joined()
      }
      let file = FileName(text() + ".mkv", folders: [text(), text()])
      let readings = file.readings
      #expect(readings.isEmpty == (file.role != .title), "seed \(seed)")
      #expect(readings.count <= 8)
      guard !readings.isEmpty else { continue }
      #expect(abs(readings.reduce(0) { $0 + $1.score } - 1) < 1e-9, "seed \(seed)")
      #expect(readings.allSatisfy { !$0.title.isEmpty && $0.score > 0 }, "seed \(seed)")
    }
  }

  @Test(
    "A very long name takes no longer than its length allows",
    arguments: [
      "a ", "S01E01E", "1x02x", "(", "[a]", "2001 ", "第", "- ", "& ", "1.", "e01", "\u{301}",
      "x264.",
      "aka ", "season 1 ", "-e02", "tt0113277",
    ])
  func long(part: String) {
    let name = String(repeating: part, count: 4_096 / part.count)
    let clock = ContinuousClock()
    let time = clock.measure {
      _ = FileName(name + ".mkv", folders: [name, name, name]).readings
      _ = FileName("S01E01-E" + name + ".mkv").readings
    }
    #expect(time < .seconds(20), "\(part): \(time)")
  }
}
