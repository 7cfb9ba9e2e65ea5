public import Titles

/// A reason to ask the user before a step is undone or redone.
public enum RetraceDoubt: Sendable, Hashable {
  /// Another or an earlier session made the step.
  case notOfThisSession
  /// The step changed this many titles.
  case manyTitles(Int)
}

extension LibraryState {
  /// The maximum number of titles that a step may have changed to be undone without a question.
  static let mostTitlesUnasked = 5

  /// Returns the reasons to ask before this step is undone or redone; empty if there are none.
  public func doubts(about step: UndoEntry) -> [RetraceDoubt] {
    let origin: [RetraceDoubt] = ownSteps.contains(step.id) ? [] : [.notOfThisSession]
    return origin + (step.count > Self.mostTitlesUnasked ? [.manyTitles(step.count)] : [])
  }

  /// Returns the steps that were made in other sessions.
  public func elsewhere(of steps: [UndoEntry]) -> Set<UndoEntry.ID> {
    Set(steps.map(\.id)).subtracting(ownSteps)
  }
}
