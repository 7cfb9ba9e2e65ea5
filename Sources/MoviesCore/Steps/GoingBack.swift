public import Redux
public import Titles

/// Looks for the steps to undo in order to return to the time before one of them, so that the user
/// can be asked about them first.
public struct FindStepsBack: LibraryRequest {
  /// The step that would be undone last.
  public var step: UndoEntry.ID

  public init(to step: UndoEntry.ID) { self.step = step }

  public func perform(with service: LibraryService) async throws(LibraryError) -> [UndoEntry] {
    try await service.library.steps(backTo: step)
  }

  /// Reports the steps; if there is a single one, the user is asked about it as everywhere else.
  public func onSuccess(_ steps: [UndoEntry]) -> [any Action] {
    guard let first = steps.first else { return [LibraryEvent.stepped(nil, .undone)] }
    return [steps.count == 1 ? LibraryEvent.stepFound(first, .back) : .stepsFound(steps)]
  }
}

/// Undoes several steps, if they are still the last ones; otherwise looks for the steps again.
public struct UndoSteps: LibraryRequest {
  /// The steps, the last one first.
  public var steps: [UndoEntry.ID]

  public init(_ steps: [UndoEntry.ID]) { self.steps = steps }

  public var scheduling: EffectScheduling { .continuing }

  /// The outcome of the request.
  public enum Outcome: Sendable {
    case undone(TakenStep)
    /// Other steps would have to be undone by now.
    case overtaken(by: [UndoEntry])
  }

  public func perform(with service: LibraryService) async throws(LibraryError) -> Outcome {
    let library = service.library
    guard let taken = try await library.undo(steps) else {
      guard let first = steps.last else { return .overtaken(by: []) }
      return .overtaken(by: try await library.steps(backTo: first))
    }
    return .undone(taken)
  }

  public func onSuccess(_ outcome: Outcome) -> [any Action] {
    switch outcome {
    case .undone(let taken):
      [
        taken.news.map { LibraryEvent.edited($0) } ?? .changedElsewhere,
        LibraryEvent.wentBack(to: taken.step, count: steps.count),
      ]
    case .overtaken(by: let steps):
      steps.last.map { FindStepsBack(to: $0.id).onSuccess(steps) }
        ?? [LibraryEvent.stepped(nil, .undone)]
    }
  }
}
