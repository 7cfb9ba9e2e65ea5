public import Titles

/// Words that the user typed for the library to keep, and the place that holds them until then.
public struct Draft: Sendable, Codable, Hashable {
  /// Whether the words are in the open box, which closes once they are kept.
  public var isInBox: Bool
  /// The file that the user's editor wrote; `nil` for none.
  public var file: String?

  public init(isInBox: Bool = false, file: String? = nil) {
    self.isInBox = isInBox
    self.file = file
  }
}

/// A note that somebody else has changed while the user wrote another one in an editor.
public struct ContestedNote: Sendable, Codable, Hashable {
  public var title: TitleID
  /// The note that the user wrote.
  public var written: String
  /// The file with the note that the user wrote.
  public var file: String
  /// The note that is kept now, empty for none.
  public var present: String
}

/// The progress of keeping the answer in a box, once Enter was pressed.
public enum AnswerProgress: Sendable, Codable, Hashable {
  /// The library was asked to keep the answer, and has not replied yet.
  case saving
  /// The library could not keep the answer.
  case failed(LibraryError)
}

extension Overlay {
  /// The progress of keeping the answer; `nil` while it is being typed.
  public internal(set) var progress: AnswerProgress? {
    get {
      switch self {
      case .prompt(let prompt): prompt.progress
      case .viewingForm(let form): form.progress
      case .help, .history, .copyMenu, .doorLabels: nil
      }
    }
    set {
      switch self {
      case .prompt(var prompt):
        prompt.progress = newValue
        self = .prompt(prompt)
      case .viewingForm(var form):
        form.progress = newValue
        self = .viewingForm(form)
      case .help, .history, .copyMenu, .doorLabels: break
      }
    }
  }

  /// Whether the user types a text into the overlay that the library is to keep.
  var holdsDraft: Bool {
    switch self {
    case .prompt(let prompt): prompt.question.isAnsweredInWords
    case .viewingForm: true
    case .help, .history, .copyMenu, .doorLabels: false
    }
  }
}

extension ScreenState {
  /// Closes the box whose answer has been kept.
  mutating func end(_ draft: Draft) {
    if draft.isInBox, overlay?.progress == .saving { overlay = nil }
  }

  /// Leaves the box open, with the answer as it was typed and the reason why it was not kept.
  mutating func end(_ draft: Draft, with error: LibraryError) {
    guard draft.isInBox, overlay?.progress == .saving else { return }
    overlay?.progress = .failed(error)
    guard case .noteChanged(let note) = error, case .prompt(var prompt) = overlay else { return }
    prompt.contest(with: note)
    overlay = .prompt(prompt)
  }
}
