extension AppState {
  /// How many requests the rest of the list may cost, if that must be said before it is loaded;
  /// `nil` if it can be loaded at once.
  public var priceOfRest: Int? {
    let list = list
    guard service.requests != nil, list.takesRequests, !list.isStale, !list.isLoadingRest else {
      return nil
    }
    let price = list.missingPages.count
    return price > Self.freeRequests ? price : nil
  }

  /// Whether the price of the rest of the list has to be agreed to before it is loaded.
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

  /// How many requests an action may cost without a question.
  private static let freeRequests = 5
}
