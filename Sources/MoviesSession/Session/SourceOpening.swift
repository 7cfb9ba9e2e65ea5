/// The opening of a session's source, which happens once: when it is begun, or when the source is
/// first needed.
@MainActor
package final class SourceOpening {
  /// The reason why the source could not be opened, which ends a session.
  ///
  /// It is set before any caller that waits for the source is told.
  package private(set) var failure: Failure?
  /// The source, once a caller that waited for it has received it.
  package private(set) var opened: Source?
  private let open: @Sendable () async throws(Failure) -> Source
  private var work: Task<Result<Source, Failure>, Never>?

  /// Makes an opening that has not begun.
  ///
  /// - Parameter open: The function that opens the source, off the main actor.
  package nonisolated init(_ open: @escaping @Sendable () async throws(Failure) -> Source) {
    self.open = open
  }

  /// Begins to open the source on another thread, unless that has begun already.
  ///
  /// A session that begins with a search calls this right after its first frame, not before: while
  /// libraries are being loaded, the system lets no other thread allocate memory.
  package func begin() { _ = underWay }

  /// The source, once it is open.
  package var source: Source {
    get async throws(Failure) {
      switch await underWay.value {
      case .success(let source):
        opened = source
        return source
      case .failure(let failure):
        self.failure = failure
        throw failure
      }
    }
  }

  private var underWay: Task<Result<Source, Failure>, Never> {
    if let work { return work }
    let work = Task.detached(priority: .userInitiated) { [open] in await Result(of: open) }
    self.work = work
    return work
  }
}
