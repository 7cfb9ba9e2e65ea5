import FileNames
import Testing

@Suite("Names that are hard to read", .timeLimit(.minutes(5)))
struct HardNameTests {
  @Test("Each of them says what a person reads in it", arguments: try NameCase.all())
  func reading(name: NameCase) {
    let readings = name.file.readings
    let candidates = name.isAny ? readings[...] : readings.prefix(1)
    let differences = candidates.map { name.differences(in: $0) }
    let fewest = differences.min { $0.count < $1.count }
    #expect(
      fewest == [],
      "\(name.path): \(readings.map { "\($0.title) \($0.year ?? 0) \($0.kind) \($0.score)" })")
  }
}
