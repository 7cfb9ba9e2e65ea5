import MoviesSession
import Titles

/// The outcome of a change to the library.
struct ChangeOutcome {
  /// The step in the library's history; `nil` if nothing has changed.
  var step: UndoEntry?
  /// The titles that the change is about.
  var titles: [TitleDetail]
  /// The entries of the titles after the change.
  var entries: [TitleID: LibraryEntry]
  /// The inputs that led to no title, each with the reason.
  var failures: [(input: String, failure: Failure)]

  /// The exit code of the process.
  var exitCode: ProgramExitCode {
    var outcome = LookupOutcome()
    for (_, failure) in failures { outcome.note(.failure(failure)) }
    return outcome.exitCode
  }

  /// Formats the outcome; as text, without the failures.
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
  /// Makes an object for an input that led to no title.
  init(input: String, _ failure: Failure) {
    self = [
      "input": .string(input), "code": .number(Double(failure.exitCode.rawValue)),
      "message": .string(failure.message),
    ]
  }
}
