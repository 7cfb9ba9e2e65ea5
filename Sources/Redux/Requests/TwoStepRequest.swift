/// A ``Request`` that first asks a source nearby and then, unless that is enough, one further away.
///
/// The first step sends the second one itself, after its own actions. Each step is a request with a
/// life cycle of its own; their ids may differ, so that the two can be told apart.
public protocol TwoStepRequest: Request {
  /// The request to the source further away; `nil` if this is the last step.
  var secondStep: Self? { get }

  /// Returns whether a second step could bring nothing better.
  ///
  /// - Parameter outcome: The outcome of the first step.
  /// - Returns: `true` if no second step follows.
  func isFinal(_ outcome: Result<Response, Failure>) -> Bool

  /// Returns the actions that follow an outcome, in order.
  ///
  /// - Parameter outcome: A response of either step, or a failure after which no step follows.
  /// - Returns: The actions, without the second step.
  func actions(after outcome: Result<Response, Failure>) -> [any Action]
}

extension TwoStepRequest {
  public var ids: [ID] {
    var ids = [ID]()
    for case let id? in [id, secondStep?.id] where ids.last != id { ids.append(id) }
    return ids
  }

  public func onSuccess(_ response: Response) -> [any Action] {
    let came = actions(after: .success(response))
    guard let secondStep, !isFinal(.success(response)) else { return came }
    return came + [secondStep]
  }

  public func onFailure(_ failure: Failure) -> [any Action] {
    guard let secondStep, !isFinal(.failure(failure)) else {
      return actions(after: .failure(failure))
    }
    return [secondStep]
  }
}
