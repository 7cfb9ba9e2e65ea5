import MoviesUI
import TerminalUI
import Testing

@Suite("The line behind the prompt of plain mode", .timeLimit(.minutes(5)))
struct PlainPromptTests {
  @Test("What is typed is echoed, and Enter submits it")
  func typing() {
    var line = PromptLine()
    #expect(line.ask(cells: 20) == "")
    #expect(line.handle(.character("n")) == .echo("n"))
    #expect(line.handle(.backspace) == .echo("\u{8} \u{8}"))
    #expect(line.handle(.character("q")) == .echo("q"))
    #expect(line.handle(.enter) == .submitted("q"))
  }

  @Test("What is typed before a line is asked for appears with the prompt")
  func typingAhead() {
    var line = PromptLine()
    #expect(line.handle(.character("n")) == .echo(""))
    #expect(line.ask(cells: 20) == "n")
  }

  @Test("Up and ^P bring earlier lines back, Down and ^N later ones and what was being typed")
  func history() {
    var line = PromptLine()
    for text in ["/ alien", "2"] {
      _ = line.insert(text)
      _ = line.handle(.enter)
    }
    _ = line.ask(cells: 20)
    _ = line.insert("dra")
    #expect(line.handle(.up) == .echo("\u{8}\u{8}\u{8}2  \u{8}\u{8}"))
    #expect(line.handle(.control("p")) == .echo("\u{8}/ alien"))
    #expect(line.handle(.up) == .echo(""))
    _ = line.handle(.down)
    _ = line.handle(.control("n"))
    #expect(line.handle(.enter) == .submitted("dra"))
  }

  @Test("^D ends the session on an empty line, and deletes in any other")
  func end() {
    var line = PromptLine()
    _ = line.ask(cells: 20)
    #expect(line.handle(.control("d")) == .ended)
    _ = line.insert("ab")
    _ = line.handle(.home)
    #expect(line.handle(.control("d")) == .echo("b \u{8}\u{8}"))
  }

  @Test("A line that is longer than its room shows where the cursor is")
  func longLine() {
    var line = PromptLine()
    _ = line.ask(cells: 5)
    _ = line.insert("abc")
    #expect(line.insert("def") == .echo("\u{8}\u{8}\u{8}cdef"))
    #expect(line.handle(.enter) == .submitted("abcdef"))
  }
}
