extension AppState {
  /// The maximum number of requests for the rest of the list, if the user must agree to them first;
  /// `nil` if it can be loaded at once.
  public var priceOfRest: Int? {
    let list = list
    guard service.requests != nil, list.takesRequests, !list.isStale, !list.isLoadingRest else {
      return nil
    }
    let price = list.missingPages.count
    return price > Self.freeRequests ? price : nil
  }

  /// Whether the user must agree to the price of the rest of the list before it is loaded.
  var asksForRestFirst: Bool { !list.asksForRest && priceOfRest != nil }

  /// The question to the user, until it is answered.
  var question: Notice? {
    let list = list
    return switch list.offer {
    case .rest: .restPrice(requests: list.missingPages.count)
    case .facts(let offer): .factsPrice(offer)
    case nil: nil
    }
  }

  /// The maximum number of requests that an action may cost without a question to the user.
  private static let freeRequests = 5
}
