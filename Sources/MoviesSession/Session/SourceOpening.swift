/// The opening of a session's source, which happens once: when somebody begins it, or needs the
/// source.
@MainActor
package final class SourceOpening {
  /// Why the source could not be opened, which ends a session.
  ///
  /// It is known before anyone who waits for the source is told.
  package private(set) var failure: Failure?
  /// The source, once somebody who waited for it has it.
  package private(set) var opened: Source?
  private let open: @Sendable () async throws(Failure) -> Source
  private var work: Task<Result<Source, Failure>, Never>?

  /// Opens nothing yet.
  ///
  /// - Parameter open: Opens the source, off the main actor.
  package nonisolated init(_ open: @escaping @Sendable () async throws(Failure) -> Source) {
    self.open = open
  }

  /// Begins to open the source on another thread, unless that has begun.
  ///
  /// A session that begins with a question does it right behind its first frame, and not before:
  /// while libraries are loaded, the system lets no other thread have memory.
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
