public import Redux
public import Titles

/// Looks for the next step to undo or redo, so that the user can be asked about it.
public struct RetraceLibrary: LibraryRequest {
  public var direction: Direction

  /// The direction through the history of steps.
  public enum Direction: String, Sendable, Codable, Hashable {
    case back, forth
  }

  public init(_ direction: Direction) { self.direction = direction }

  public func perform(with service: LibraryService) async throws(LibraryError) -> NextStep {
    try await direction.nextStep(in: service.library)
  }

  public func onSuccess(_ next: NextStep) -> [any Action] { direction.actions(for: next) }
}

/// The next step to undo or redo.
public enum NextStep: Sendable {
  case step(UndoEntry)
  /// There is no step, since another session has overtaken this one.
  case overtaken(OvertakenStep)
  case none
}

/// Undoes or redoes a step, if it is still the next one.
///
/// It continues the request that looked for the step, so the user's later requests come after it.
public struct RetraceStep: LibraryRequest {
  public var step: UndoEntry.ID
  public var direction: RetraceLibrary.Direction

  public init(_ step: UndoEntry.ID, _ direction: RetraceLibrary.Direction) {
    self.step = step
    self.direction = direction
  }

  public var scheduling: EffectScheduling { .continuing }

  /// The outcome of the request.
  public enum Outcome: Sendable {
    case retraced(TakenStep)
    /// Another step is the next one by now, or no step is left.
    case overtaken(by: NextStep)
  }

  public func perform(with service: LibraryService) async throws(LibraryError) -> Outcome {
    let library = service.library
    guard let taken = try await direction.retrace(step, in: library) else {
      return .overtaken(by: try await direction.nextStep(in: library))
    }
    return .retraced(taken)
  }

  public func onSuccess(_ outcome: Outcome) -> [any Action] {
    switch outcome {
    case .retraced(let taken): TakenStep?.some(taken).events(direction.outcome)
    case .overtaken(by: let next): direction.actions(for: next)
    }
  }
}

extension RetraceLibrary.Direction {
  fileprivate var outcome: LibraryDirection { self == .back ? .undone : .redone }

  fileprivate func nextStep(in library: any Library) async throws(LibraryError) -> NextStep {
    switch self {
    case .back: return try await library.stepToUndo().map { .step($0) } ?? .none
    case .forth:
      if let step = try await library.stepToRedo() { return .step(step) }
      return try await library.overtakenStep().map { .overtaken($0) } ?? .none
    }
  }

  fileprivate func retrace(
    _ step: UndoEntry.ID, in library: any Library
  ) async throws(LibraryError) -> TakenStep? {
    switch self {
    case .back: try await library.undo(only: step)
    case .forth: try await library.redo(only: step)
    }
  }

  /// Returns the actions for the step that was found.
  fileprivate func actions(for next: NextStep) -> [any Action] {
    switch next {
    case .step(let step): [LibraryEvent.stepFound(step, self)]
    case .overtaken(let step): [LibraryEvent.changedElsewhere, LibraryEvent.overtaken(step)]
    case .none: [LibraryEvent.stepped(nil, outcome)]
    }
  }
}
