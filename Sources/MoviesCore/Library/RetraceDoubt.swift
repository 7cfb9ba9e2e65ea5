public import Titles

/// Why the user is asked before a step is taken back or done again.
public enum RetraceDoubt: Sendable, Hashable {
  /// Another session made it, or an earlier one.
  case notOfThisSession
  /// It changed so many titles.
  case manyTitles(Int)
}

extension LibraryState {
  /// How many titles a step may have changed to be taken back without a question.
  static let mostTitlesUnasked = 5

  /// Why the user is asked before this step is taken back or done again; empty if nobody is asked.
  public func doubts(about step: LibraryStep) -> [RetraceDoubt] {
    let origin: [RetraceDoubt] = ownSteps.contains(step.id) ? [] : [.notOfThisSession]
    return origin + (step.count > Self.mostTitlesUnasked ? [.manyTitles(step.count)] : [])
  }

  /// Which of these steps were not made in this session.
  public func elsewhere(of steps: [LibraryStep]) -> Set<LibraryStep.ID> {
    Set(steps.map(\.id)).subtracting(ownSteps)
  }
}
