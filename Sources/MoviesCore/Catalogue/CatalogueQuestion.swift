public import Redux
public import Titles

/// A question that the catalogue answers from this machine first, and then from the network.
///
/// With the reach `.here` it is sent at once and may fail silently. Unless that answer is complete,
/// or the question is to stay here, its second step follows, with the reach `.anywhere`. Both
/// answers go to the same place.
public protocol CatalogueQuestion: CatalogueRequest, TwoStepRequest
where Response == Answer<Value> {
  /// The subject of the question.
  associatedtype Value: Sendable

  /// The id of the question, regardless of its reach.
  var question: MoviesRequestID { get }

  var reach: CachePolicy { get set }

  /// The delay during which a newer request replaces one that goes further. Default: none.
  var delay: Duration { get }

  /// Whether a request with the reach `.here` has no second step. Default: `false`.
  var staysHere: Bool { get }

  /// Asks the catalogue, within ``CatalogueRequest/reach``.
  ///
  /// - Parameter catalogue: The catalogue.
  /// - Returns: The answer.
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
  func suffices(_ reach: CachePolicy) -> Bool {
    reach == .here || self.reach == .anywhere || quality == .complete
  }
}
