import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("The question whether the rest of a list is worth its price", .timeLimit(.minutes(5)))
struct RestPriceTests {
  private let asking: [any Action] = [
    ServiceAction.counted(RequestCount(used: 1, limit: 1_000, reserve: 100)),
    MoviesAction.setMovies(Samples.few(of: 405), number: 1, query: Samples.batman),
    MoviesAction.restRequested,
  ]

  private func action(for key: Key) throws -> (any Action)? {
    var interpreter = Interpreter(keymap: try Keymap())
    let state = try Samples.listed(then: asking)
    guard
      case .action(let action) = interpreter.interpret(
        key, state: state, metrics: FrameMetrics())
    else { return nil }
    return action
  }

  @Test("It names the price and the keys, in place of the footer's hints")
  func words() throws {
    let lines = try Samples.frame(of: Samples.listed(then: asking)).canvas.lines
    #expect(
      lines.last?.contains(
        "Loading the rest may cost 40 requests. Press ⏎ to load it, Esc to leave it.") == true)
  }

  @Test("Enter agrees, Esc does not")
  func keys() throws {
    #expect(try action(for: .enter) as? MoviesAction == .restRequested)
    #expect(try action(for: .escape) as? MoviesAction == .restDeclined)
  }

  @Test("In plain mode the same command agrees, and another does not")
  func plain() throws {
    let page = MoviesAction.setMovies(Samples.few(of: 405), number: 1, query: Samples.batman)
    var plain = Plain([
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman), page,
      ServiceAction.counted(RequestCount(used: 1, limit: 1_000, reserve: 100)),
    ])
    _ = plain.report()
    let question = "Loading the rest may cost 40 requests. Type load again to load it."
    #expect(plain.say("load").last?.hasSuffix(question) == true)
    _ = plain.say("l 1")
    #expect(plain.say("load") == [question])
    #expect(plain.say("load") == [])
    #expect(plain.isWaiting)
  }
}
