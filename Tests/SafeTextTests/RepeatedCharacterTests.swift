import SafeText
import Testing

@Suite("A character, many times", .timeLimit(.minutes(1)))
struct RepeatedCharacterTests {
  @Test(
    "However often and however many bytes it takes, it is only repeated",
    arguments: [" ", "━", "é", "文"] as [Character], [-3, 0, 1, 2, 99, 100, 101, 1_000])
  func repeating(character: Character, count: Int) {
    let expected = String(repeating: character, count: max(0, count))
    #expect(RepeatedCharacter(character).times(count) == expected)
  }
}
