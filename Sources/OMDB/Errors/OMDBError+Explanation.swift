extension OMDBError {
  /// What happened, in one sentence for a person.
  public var explanation: String {
    switch self {
    case .notFound: "OMDb found nothing that matches."
    case .tooManyResults: "OMDb refuses this search: its words are too short or too common."
    case .incorrectID: "OMDb does not accept this IMDb id."
    case .keyMissing: "OMDb answers only with an API key, and none was sent."
    case .keyRefused: "OMDb does not accept the API key: it is wrong, or not activated yet."
    case .limitReached: "The API key's requests for today are used up."
    case .blocked: "A firewall in front of OMDb turned the request away."
    case .serviceFailing(let status): "OMDb is out of order at the moment (HTTP status \(status))."
    case .unreadable(let reason): "OMDb's reply cannot be read: \(reason)."
    case .other(let message): "OMDb answered: “\(message)”"
    }
  }
}
