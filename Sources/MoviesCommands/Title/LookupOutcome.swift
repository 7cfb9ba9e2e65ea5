import Keeping
import MoviesSession
import Titles

/// The title that a line of a lookup names.
struct FoundName {
  var answer: Answer<TitleDetail>
  var certainty: MatchCertainty
}

/// The outcome of a lookup of many titles.
struct LookupOutcome {
  private var missesTitles = false
  private var failure: ProgramExitCode?

  /// Takes the answer for a line into account.
  mutating func note(_ answer: Result<FoundName, Failure>) {
    guard case .failure(let error) = answer else { return }
    if error.exitCode == .nothingMatched {
      missesTitles = true
    } else {
      failure = failure ?? error.exitCode
    }
  }

  /// The exit code of the process.
  var exitCode: ProgramExitCode { failure ?? (missesTitles ? .nothingMatched : .success) }
}

extension JSON {
  /// Makes a line of `lookup`: the input, and the answer or else the error.
  init(input: String, _ answer: Result<FoundName, Failure>) {
    switch answer {
    case .success(let found):
      self = [
        "input": .string(input), "title": JSON(found.answer), "error": .null,
        "certainty": .string(found.certainty.rawValue),
      ]
    case .failure(let failure):
      self = [
        "input": .string(input), "title": .null, "error": JSON(failure), "certainty": .null,
      ]
    }
  }

  private init(_ failure: Failure) {
    self = [
      "code": .number(Double(failure.exitCode.rawValue)), "message": .string(failure.message),
    ]
  }
}
