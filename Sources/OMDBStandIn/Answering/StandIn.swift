/// OMDb over a catalogue, as a pure function from a request to a reply.
///
/// Written from OMDb's observed answers, and without using any code of the client.
public struct StandIn: Sendable {
  public var catalogue: StandInCatalogue
  /// The only accepted key; `nil` accepts every request, with or without a key.
  public var requiredKey: String?

  /// The faults of every reply, as far as they show in it.
  public var faults: [Fault]

  public init(catalogue: StandInCatalogue, requiredKey: String? = nil, faults: [Fault] = []) {
    self.catalogue = catalogue
    self.requiredKey = requiredKey
    self.faults = faults
  }

  /// The reply that OMDb would give, with the faults applied.
  public func reply(to request: StandInRequest) -> StandInReply {
    faults.reduce(soundReply(to: request)) { $1.applied(to: $0, of: request) }
  }

  /// The faults of what is known, which show before an answer is written.
  var seriesFaults: [SeriesFault] {
    faults.compactMap { fault in
      guard case .series(let fault) = fault else { return nil }
      return fault
    }
  }

  private func soundReply(to request: StandInRequest) -> StandInReply {
    if request.isForPoster, request.method == "GET" { return poster(for: request) }
    guard request.isForPoster || request.path == "/" || request.path.isEmpty else {
      return WebPage.reply(status: 404)
    }
    guard request.method == "GET" else { return WebPage.reply(status: 405) }
    if let page = Firewall.page(for: request) { return page }
    let format = ReplyFormat(parameter: request.parameter("r"))
    do {
      try checkKey(request.parameter("apikey") ?? "")
      let answer = try answer(to: request)
      return format.reply(with: answer.map { seriesFaults.reduce($0) { $1.applied(to: $0) } })
    } catch {
      return format.reply(withError: error.message, status: error.status)
    }
  }

  private func checkKey(_ key: String) throws(Refusal) {
    guard let requiredKey else { return }
    guard !key.isEmpty else { throw .noKey }
    guard key == requiredKey else { throw .invalidKey }
  }

  /// If a request asks several questions, `i` takes precedence over `t`, and `t` over `s`.
  private func answer(to request: StandInRequest) throws(Refusal) -> Answer {
    let questions = [request.parameter("i"), request.parameter("t"), request.parameter("s")]
    guard questions.contains(where: { $0 != nil }) else { throw .nothingAsked }
    guard questions.contains(where: { $0?.isEmpty == false }) else { throw .incorrectID }
    if let id = request.parameter("i"), !id.isEmpty { return try title(id: id, request) }
    if let name = request.parameter("t"), !name.isEmpty { return try title(name: name, request) }
    return try search(request.parameter("s") ?? "", request)
  }
}
