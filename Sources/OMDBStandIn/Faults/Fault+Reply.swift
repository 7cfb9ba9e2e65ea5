extension Fault {
  /// The reply after the fault; faults of time and connection leave it unchanged.
  func applied(to reply: StandInReply, of request: StandInRequest) -> StandInReply {
    let format = ReplyFormat(parameter: request.parameter("r"))
    switch self {
    case .webPage(let status): return WebPage.reply(status: status)
    case .error(let message):
      let isAboutKey = [Refusal.noKey, .invalidKey, .limitReached].contains {
        $0.message == message
      }
      return format.reply(withError: message, status: isAboutKey ? 401 : 200)
    case .cachedRefusal:
      let isCached = request.parameters.last?.name == "apikey"
      return isCached
        ? format.reply(withError: Refusal.invalidKey.message, status: Refusal.invalidKey.status)
        : reply
    case .truncatedBody: return reply.withBody(Array(reply.body.prefix(reply.body.count / 2)))
    case .invalidJSON: return reply.withBody(reply.body.spoilingTexts)
    case .hugePicture: return reply.withBody(PictureFault.enlarging(reply.body))
    case .redirectAway:
      return PictureFault.redirection(to: "https://example.org\(request.path)")
    case .redirectLoop: return PictureFault.redirection(to: request.path)
    case .latency, .closedConnection, .overtaken, .series: return reply
    }
  }
}

extension StandInReply {
  fileprivate func withBody(_ body: [UInt8]) -> StandInReply {
    var reply = self
    reply.body = body
    return reply
  }
}

extension [UInt8] {
  /// The JSON text with a raw control character, and an escape unknown to JSON, at the beginning of
  /// every title and plot.
  fileprivate var spoilingTexts: [UInt8] {
    let spoiled = ["Title", "Plot"].reduce(String(decoding: self, as: UTF8.self)) { text, name in
      text.replacing("\"\(name)\":\"", with: "\"\(name)\":\"\u{1A}\\ ")
    }
    return Array(spoiled.utf8)
  }
}
