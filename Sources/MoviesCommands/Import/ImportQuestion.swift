import Exchange
import MoviesCore
import MoviesSession
import MoviesUI
import SafeText
import TerminalUI

/// Shows a preview of an import in a shell, and asks the user what to do.
struct ImportQuestion {
  let look: ImportLook

  /// The user's decision.
  enum Answer {
    case agreed, left
    case scale(RatingScale)
    case days(DayOrder)
  }

  /// Prints the preview to the stream for messages.
  func print(to surroundings: Surroundings) throws {
    let lines =
      ["Bring \(look.name)"]
      + ImportWording.lines(look).flatMap { $0.written(columns: surroundings.columns ?? 80) }
      + ["Enter imports it; Esc leaves everything as it is."]
    for line in lines { try surroundings.messages.writeLine(Sanitizer.line(line, limit: 2_000)) }
  }

  /// Waits for a key that has a meaning.
  ///
  /// - Parameter surroundings: The terminal.
  /// - Returns: The user's decision.
  /// - Throws: A ``Failure`` if the terminal cannot report single keys.
  @MainActor
  func answer(in surroundings: Surroundings) async throws(Failure) -> Answer {
    let look = look
    let answer = await KeyQuestion.answer(
      escapeDelay: surroundings.escapeDelay, refusal: Answer.left
    ) { key in
      switch key {
      case .enter, .character("y"): .agreed
      case .escape, .character("q"), .character("n"): .left
      case .character("1") where look.lacksScale: .scale(.five)
      case .character("2") where look.lacksScale: .scale(.ten)
      case .character("3") where look.lacksScale: .scale(.hundred)
      case .character("4") where look.lacksDayOrder: .days(.dayFirst)
      case .character("5") where look.lacksDayOrder: .days(.monthFirst)
      default: nil
      }
    }
    guard let answer else {
      throw Failure(
        "This terminal cannot be asked. Say --yes to import it, or --dry-run to look.",
        exitCode: .usage)
    }
    return answer
  }
}
