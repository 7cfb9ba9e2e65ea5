import MoviesCore
import Redux
import Titles

/// A plan for a line: its steps, and its answer.
struct PlainPlan: Sendable {
  /// The steps, one after the other.
  var steps: [PlainStep]
  /// The first row to be listed, from 0; `nil` if the list stays where it is.
  var start: Int?
  /// The answers of the library that have to come before the line is answered.
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
    /// Lines printed once nothing of them is awaited any more.
    case printed(@Sendable (PlainPrinter) -> [String])
  }

  /// A plan that ends with something printed: by default, the page on top.
  init(
    _ steps: [PlainStep], from start: Int? = nil, needing needs: Set<LibraryAnswer> = [],
    printing answer: @escaping @Sendable (PlainPrinter) -> [String] = { $0.page.lines() }
  ) {
    self.steps = steps
    self.start = start
    self.needs = needs
    self.answer = .printed(answer)
  }

  /// A plan that ends with words which are ready.
  init(_ steps: [PlainStep] = [], saying words: [String]) {
    self.steps = steps
    answer = .words(words)
  }

  /// A plan that changes the library, and says what came of it.
  static func changing(_ steps: [PlainStep]) -> PlainPlan {
    PlainPlan(steps, needing: [.outcome]) { $0.outcome }
  }
}

/// A step of a plan, taken in the state that the steps before it have led to.
struct PlainStep: Sendable {
  /// Whether it has to wait until nothing of the page on top is awaited any more.
  var waits = false
  /// The action to dispatch; `nil` if there is nothing to do.
  let action: @Sendable (AppState) throws(PlainRefusal) -> (any Action)?

  /// Dispatches an action.
  static func action(_ action: any Action) -> PlainStep { PlainStep { _ in action } }

  /// Does what a command means, as if its key was pressed.
  ///
  /// - Parameters:
  ///   - command: The command; what the screen would be notified of refuses it.
  ///   - targets: The titles that it is about; `nil` for the one that is selected.
  ///   - pane: The pane that has the keys; `nil` for that of the page on top.
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
  /// Types a text into a field, in the place of what it had, and presses Enter; a mistake in it
  /// refuses the line.
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
  /// Why a field does not take the text that was submitted; `nil` if it does.
  fileprivate func mistake(in field: Pane) -> String? {
    switch field {
    case .yearField where search.isYearWrong: yearMistake?.words
    case .filterField where search.isFilterWrong: search.filterMistake?.sentence
    default: nil
    }
  }
}

/// Why a line is not carried out, or no further: what is said instead of its answer.
struct PlainRefusal: Error {
  var words: [String]

  init(_ words: [String]) { self.words = words }

  init(_ words: String) { self.words = [words] }
}
