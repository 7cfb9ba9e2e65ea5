/// A ``Request`` that asks nearby first and then, unless that brings everything, further away.
///
/// The first step sends the second one itself, after its own actions. Each is a request with a life
/// cycle of its own; their ids may differ, so that one can be told from the other.
public protocol TwoStepRequest: Request {
  /// The same question further away; `nil` if this is the last step.
  var secondStep: Self? { get }

  /// Whether a second step could bring nothing better.
  ///
  /// - Parameter outcome: What the first step has come to.
  /// - Returns: `true` if the question ends with it.
  func isFinal(_ outcome: Result<Response, Failure>) -> Bool

  /// The actions that follow an outcome, in order.
  ///
  /// - Parameter outcome: A response of either step, or a failure that is the end.
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
