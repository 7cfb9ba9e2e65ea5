import MoviesCore
import MoviesSession
import MoviesUI
import TerminalUI

extension Diagnostics {
  /// Adds the questions that the terminal was asked about pictures, its answers, and the decision.
  ///
  /// - Parameters:
  ///   - answers: The terminal's answers; `nil` if it was not asked.
  ///   - choice: The user's setting for posters.
  ///   - invocation: The surroundings.
  mutating func add(
    pictures answers: ImageAnswers?, choice: PosterChoice, invocation: Invocation
  ) {
    let canShow = invocation.isUnicode && invocation.colorDepth(limit: .trueColor) >= .indexed256
    let decision = canShow ? Decision(choice, answers) : .tooFewColors
    add(
      "pictures",
      [
        "setting": .string(choice.rawValue),
        "asked": answers == nil ? .null : .string("kitty graphics, XTVERSION"),
        "graphics": answers?.knowsProtocol.map(JSON.bool) ?? .null,
        "terminal": JSON(answers?.version?.text),
        "shownAs": JSON(decision.form),
        "reason": .string(decision.reason),
      ])
  }

  /// The way in which pictures are shown, and the reason.
  private struct Decision {
    /// The form, “pixels” or “characters”; `nil` if pictures are not shown.
    var form: String?
    var reason: String

    static let tooFewColors = Decision(
      nil, because: "pictures need UTF-8 and a terminal with at least 256 colours")

    private init(_ form: String?, because reason: String) {
      (self.form, self.reason) = (form, reason)
    }

    init(_ choice: PosterChoice, _ answers: ImageAnswers?) {
      switch choice {
      case .kitty: self.init("pixels", because: "“ui.poster” says so")
      case .blocks: self.init("characters", because: "“ui.poster” says so")
      case .off: self.init(nil, because: "“ui.poster” says so; i shows them in a session")
      case .auto: self.init(answers)
      }
    }

    private init(_ answers: ImageAnswers?) {
      let override = "“ui.poster”: “kitty” shows pixels all the same"
      switch answers {
      case nil:
        self.init(
          "characters",
          because: "the terminal was not asked: standard input or output is not one, "
            + "or it would show the question as text")
      case let answers? where answers.provePlaceholders:
        self.init("pixels", because: "the terminal is one of those that show them")
      case let answers? where answers.knowsProtocol != true:
        self.init(
          "characters", because: "the terminal did not say that it knows kitty's graphics protocol")
      case .some(let answers):
        let reason =
          answers.version == nil
          ? "the terminal did not say what it is"
          : "it is not known that this terminal shows pixels"
        self.init("characters", because: "\(reason); \(override)")
      }
    }
  }
}
