import Synchronization
import Titles

/// A catalogue that sends no more requests than the user has agreed to.
///
/// Answers that are kept on this machine cost no request, so callers should ask for them first.
final class ConsentedCatalogue: CatalogueLayer {
  var source: DataSource { base.source }
  private let base: any Catalogue
  private let rest: Mutex<Int>
  private let isSpent = Mutex(false)

  /// The maximum number of requests without the user's consent.
  static let questionsWithoutConsent = 20

  /// Wraps a catalogue.
  ///
  /// - Parameters:
  ///   - base: The catalogue to ask.
  ///   - questions: The maximum number of requests to the service.
  init(_ base: any Catalogue, questions: Int) {
    self.base = base
    rest = Mutex(questions)
  }

  /// Whether a request was refused because the user has not agreed to that many.
  var hasRefused: Bool { isSpent.withLock(\.self) }

  func answer<Value>(
    _ reach: CachePolicy, asking ask: LayerQuestion<Value>
  ) async throws(CatalogueError) -> Answer<Value> {
    guard reach == .here || takeOne() else {
      isSpent.withLock { $0 = true }
      throw .notHere
    }
    return try await ask(base, reach)
  }

  private func takeOne() -> Bool {
    rest.withLock { rest in
      guard rest > 0 else { return false }
      rest -= 1
      return true
    }
  }
}
