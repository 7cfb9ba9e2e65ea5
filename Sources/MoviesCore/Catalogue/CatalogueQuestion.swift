public import Redux
public import Titles

/// A question that the catalogue answers with what it has here, or better, with what it can get.
///
/// With the reach `.here` it is sent at once and may fail silently. Unless that brings everything,
/// or it is to stay here, it then sends its other half, with the reach `.anywhere`. Both answers go
/// to the same place.
public protocol CatalogueQuestion: CatalogueRequest, TwoStepRequest
where Response == Answer<Value> {
  /// The subject of the question.
  associatedtype Value: Sendable

  /// Its id, regardless of how far it goes.
  var question: MoviesRequestID { get }

  var reach: Reach { get set }

  /// How long a request that goes further waits for a newer one. Default: not at all.
  var delay: Duration { get }

  /// Whether a request with the reach `.here` is all, whatever it brings. Default: `false`.
  var staysHere: Bool { get }

  /// Asks the catalogue, as far as ``CatalogueRequest/reach`` says.
  ///
  /// - Parameter catalogue: The catalogue.
  /// - Returns: What it has.
  /// - Throws: A `CatalogueError`.
  func ask(_ catalogue: any Catalogue) async throws(CatalogueError) -> Answer<Value>
}

extension CatalogueQuestion {
  public var delay: Duration { .zero }
  public var staysHere: Bool { false }
  public var id: MoviesRequestID? { reach == .here ? .here(question) : question }

  public var scheduling: EffectScheduling {
    reach == .here || delay == .zero ? .latest : .debounced(delay)
  }

  public var secondStep: Self? {
    guard reach == .here, !staysHere else { return nil }
    var request = self
    request.reach = .anywhere
    return request
  }

  public func isFinal(_ outcome: Result<Answer<Value>, CatalogueError>) -> Bool {
    if case .success(let answer) = outcome { answer.suffices(.anywhere) } else { false }
  }

  public func perform(
    with catalogue: any Catalogue
  ) async throws(CatalogueError) -> Answer<Value> {
    var answer = try await ask(catalogue)
    answer.reach = reach == .here ? .here : .anywhere
    return answer
  }
}

extension Answer {
  /// Whether a question with this reach could bring nothing better.
  func suffices(_ reach: Reach) -> Bool {
    reach == .here || self.reach == .anywhere || quality == .complete
  }
}
