import SafeText
import Testing

@Suite("Padding", .timeLimit(.minutes(5)))
struct PaddingTests {
  @Test("Texts are padded by the cells that they take, on either side")
  func cells() {
    #expect("ab".padded(toCells: 4) == "ab  ")
    #expect("七".padded(toCells: 4) == "七  ")
    #expect("七".padded(fromLeftToCells: 4) == "  七")
  }

  @Test("A wider text stays as it is", arguments: [-1, 0, 2, 3])
  func wider(cells: Int) {
    #expect("abc".padded(toCells: cells) == "abc")
    #expect("abc".padded(fromLeftToCells: cells) == "abc")
  }
}
