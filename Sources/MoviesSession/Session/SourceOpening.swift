/// The opening of a session's source, which happens once: when the source is first needed.
@MainActor
package final class SourceOpening {
  /// Why the source could not be opened, which ends a session.
  ///
  /// It is known before anyone who waits for the source is told.
  package private(set) var failure: Failure?
  /// The source, if it is open.
  package private(set) var opened: Source?
  private let open: @Sendable () async throws(Failure) -> Source
  private var task: Task<Result<Source, Failure>, Never>?

  /// Opens nothing yet.
  ///
  /// - Parameter open: Opens the source.
  package init(_ open: @escaping @Sendable () async throws(Failure) -> Source) {
    self.open = open
  }

  /// The source, once it is open.
  package var source: Source {
    get async throws(Failure) {
      let task = task ?? Task { await result() }
      self.task = task
      return try await task.value.get()
    }
  }

  private func result() async -> Result<Source, Failure> {
    do throws(Failure) {
      let source = try await open()
      opened = source
      return .success(source)
    } catch {
      failure = error
      return .failure(error)
    }
  }
}
