import FileNames
import Testing

@Suite("The speed of reading names", .timeLimit(.minutes(5)))
struct SpeedTests {
  @Test("Two thousand names take a moment, also in a debug build")
  func speed() throws {
    let files = GeneratedName.all(of: try RealTitle.all(), films: 1_000, episodes: 1_000)
      .map { FileName(path: $0.path) }
    var count = 0
    // The least of several runs: other processes take time, too.
    let time =
      (0..<3).map { _ in
        ContinuousClock().measure { for file in files { count += file.readings.count } }
      }.min() ?? .zero
    #expect(count > files.count)
    #expect(time < .seconds(15), "\(time) for \(files.count) names")
  }
}
