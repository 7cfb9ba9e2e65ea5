import MoviesSession
import Titles

/// What became of a change of the library.
struct ChangeOutcome {
  /// `nil` if nothing has changed.
  var step: UndoEntry?
  /// The titles that were to be changed.
  var titles: [TitleDetail]
  /// What is kept about them now.
  var entries: [TitleID: LibraryEntry]
  /// What was written for no title, and why.
  var failures: [(input: String, failure: Failure)]

  /// The code that the process ends with.
  var exitCode: ProgramExitCode {
    var outcome = LookupOutcome()
    for (_, failure) in failures { outcome.note(.failure(failure)) }
    return outcome.exitCode
  }

  /// The output; as text, without the failures.
  func text(_ format: DocumentFormat) -> [UInt8] {
    format.bytes(
      text: step == nil && titles.isEmpty
        ? [] : [step?.sentence ?? "Nothing has changed: it was so already."],
      json: json)
  }

  private var json: JSON {
    [
      "step": step.map { JSON($0) } ?? .null,
      "titles": .array(titles.map { JSON(entries[$0.id] ?? LibraryEntry($0)) }),
      "errors": .array(failures.map { JSON(input: $0.input, $0.failure) }),
    ]
  }
}

extension JSON {
  /// Creates the JSON of one input that could not be answered, among others that were.
  init(input: String, _ failure: Failure) {
    self = [
      "input": .string(input), "code": .number(Double(failure.exitCode.rawValue)),
      "message": .string(failure.message),
    ]
  }
}
