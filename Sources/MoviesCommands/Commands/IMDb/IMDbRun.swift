import MoviesCore
import MoviesSession
import Storage

/// One run of an import or an update, from its first line of progress to its end.
struct IMDbRun {
  private let dumps: [IMDbDump]
  private let isForProgram: Bool
  private let place: IMDbInstallation

  init(_ dumps: [IMDbDump], isForProgram: Bool = false, at place: IMDbInstallation) {
    self.dumps = dumps
    self.isForProgram = isForProgram
    self.place = place
  }

  /// Does the work, which ^C stops, and which ends with the program that reads along.
  ///
  /// - Parameters:
  ///   - invocation: Where progress is shown.
  ///   - body: The work.
  /// - Returns: What it returns.
  /// - Throws: A ``Failure``, after a program that reads along was told.
  func run<Value: Sendable>(
    in invocation: Invocation, _ body: @escaping @Sendable (IMDbWork) async throws(Failure) -> Value
  ) async throws -> Value {
    let (gone, readerGone) = AsyncStream.makeStream(of: Void.self)
    if isForProgram { invocation.surroundings.input.onEnd { readerGone.finish() } }
    let start = ContinuousClock.now
    let display = IMDbImportDisplay(
      dumps, isForProgram: isForProgram, in: invocation.surroundings,
      now: { start.duration(to: .now) }, onReaderGone: { readerGone.finish() })
    let work = IMDbWork(place: place, display: display)
    do {
      return try await TerminationSignals.cancelling {
        try await withThrowingTaskGroup { group in
          group.addTask { try await body(work) as Value? }
          group.addTask {
            for await _ in gone {}
            return nil
          }
          defer { group.cancelAll() }
          guard let value = try await group.next() ?? nil else { throw Failure.importStopped }
          return value
        }
      }
    } catch {
      let failure = error as? Failure ?? .importStopped
      display.tell(.failed(reason: failure.message))
      throw failure
    }
  }
}
