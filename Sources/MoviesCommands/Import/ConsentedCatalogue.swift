import Synchronization
import Titles

/// A catalogue whose questions go out no more often than the user has agreed to.
///
/// Whoever asks it looks first at what is kept on this machine, which costs nothing.
final class ConsentedCatalogue: CatalogueLayer {
  var source: DataSource { base.source }
  private let base: any Catalogue
  private let rest: Mutex<Int>
  private let isSpent = Mutex(false)

  /// How many questions are asked where nobody can be asked for consent.
  static let questionsWithoutConsent = 20

  /// Wraps a catalogue.
  ///
  /// - Parameters:
  ///   - base: The catalogue to ask.
  ///   - questions: How many questions may go to the service.
  init(_ base: any Catalogue, questions: Int) {
    self.base = base
    rest = Mutex(questions)
  }

  /// Whether a question has stayed unasked for want of consent.
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
