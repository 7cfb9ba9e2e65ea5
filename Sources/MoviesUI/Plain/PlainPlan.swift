import MoviesCore
import Redux
import Titles

/// A plan for a line: its steps, and its answer.
struct PlainPlan: Sendable {
  /// The steps, one after the other.
  var steps: [PlainStep]
  /// The index of the first row to list, from 0; `nil` if the list stays where it is.
  var start: Int?
  /// The answers of the library that the line waits for.
  var needs: Set<LibraryAnswer> = []
  let answer: Answer

  enum LibraryAnswer: Sendable {
    /// The outcome of a change.
    case outcome
    /// The contents of the page on top.
    case page
  }

  /// The answer to a line.
  enum Answer: Sendable {
    /// Words that are ready.
    case words([String])
    /// Lines that are printed once nothing in them is pending.
    case printed(@Sendable (PlainPrinter) -> [String])
  }

  /// Creates a plan that ends with printed lines: by default, the page on top.
  init(
    _ steps: [PlainStep], from start: Int? = nil, needing needs: Set<LibraryAnswer> = [],
    printing answer: @escaping @Sendable (PlainPrinter) -> [String] = { $0.page.lines() }
  ) {
    self.steps = steps
    self.start = start
    self.needs = needs
    self.answer = .printed(answer)
  }

  /// Creates a plan that ends with words that are ready.
  init(_ steps: [PlainStep] = [], saying words: [String]) {
    self.steps = steps
    answer = .words(words)
  }

  /// Returns a plan that changes the library, and reports the outcome.
  static func changing(_ steps: [PlainStep]) -> PlainPlan {
    PlainPlan(steps, needing: [.outcome]) { $0.outcome }
  }
}

/// A step of a plan, taken in the state that the steps before it have led to.
struct PlainStep: Sendable {
  /// Whether the step waits until nothing on the page on top is pending.
  var waits = false
  /// The action to dispatch; `nil` if there is nothing to do.
  let action: @Sendable (AppState) throws(PlainRefusal) -> (any Action)?

  /// Returns a step that dispatches an action.
  static func action(_ action: any Action) -> PlainStep { PlainStep { _ in action } }

  /// Returns a step that calls a command, as if its key was pressed.
  ///
  /// - Parameters:
  ///   - command: The command; a notice that it would show on the screen refuses it.
  ///   - targets: The titles to call it for; `nil` for the selected one.
  ///   - pane: The focused pane; `nil` for that of the page on top.
  /// - Returns: The step.
  static func call(
    _ command: Command, on targets: [TitleID]? = nil, in pane: Pane? = nil
  ) -> PlainStep {
    PlainStep { state throws(PlainRefusal) in
      let context = CommandContext(
        pane: pane ?? Pane(state.screen), state: state, metrics: FrameMetrics(), targets: targets)
      let action = command.entry.action(context)
      if case .noticed(let notice) = action?.matching(ScreenAction.self) {
        throw PlainRefusal(PlainWording.words(notice))
      }
      return action
    }
  }
}

extension [PlainStep] {
  /// Returns steps that type a text into a field, replacing its text, and press Enter; if the text
  /// has a mistake, the line is refused.
  static func typing(_ text: String, in field: Pane) -> [PlainStep] {
    let edit = PlainStep { state in field.face.edited(TextInput(text: text), in: state) }
    let check = PlainStep { state throws(PlainRefusal) in
      if let words = state.mistake(in: field) { throw PlainRefusal(words) }
      return nil
    }
    return [edit, .call(.submit, in: field), check]
  }
}

extension AppState {
  /// Returns why a field does not accept the submitted text; `nil` if it does.
  fileprivate func mistake(in field: Pane) -> String? {
    switch field {
    case .yearField where search.isYearWrong: yearMistake?.words
    case .filterField where search.isFilterWrong: search.filterMistake?.sentence
    default: nil
    }
  }
}

/// The reason why a line is not carried out, or not to its end; said in place of the answer.
struct PlainRefusal: Error {
  var words: [String]

  init(_ words: [String]) { self.words = words }

  init(_ words: String) { self.words = [words] }
}
