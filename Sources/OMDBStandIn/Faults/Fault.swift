/// A fault that the stand-in applies to a reply.
public enum Fault: Hashable, Sendable {
  /// The reply is delayed by a time in this range, always the same for the same seed.
  case latency(milliseconds: ClosedRange<Int>)
  /// A web page with this status replaces the reply, as sent by a firewall or a proxy.
  case webPage(status: Int)
  /// OMDb answers with this error text, with status 401 if it is about the key, else 200.
  case error(String)
  /// The body is cut off in the middle.
  case truncatedBody
  /// The body is invalid JSON as sent by OMDb: a raw control character, and an escape unknown to
  /// JSON, in every title and plot.
  case invalidJSON
  /// The connection is closed without a single byte of reply.
  case closedConnection
  /// The reply waits until a later request has been answered, for at most three seconds.
  case overtaken
  /// A cache holds the rejection of the key for every URL whose last parameter is the key.
  case cachedRefusal
  /// OMDb is wrong about a series, its seasons or its episodes.
  case series(SeriesFault)
  /// The picture's header claims a size of 65500 by 65500 pixels.
  case hugePicture
  /// The reply redirects to another host, `example.org`.
  case redirectAway
  /// The reply redirects to the address that was requested.
  case redirectLoop

  /// Whether the fault can happen to replies of a kind.
  func canStrike(_ target: FaultRule.Target) -> Bool {
    switch self {
    case .latency, .webPage, .truncatedBody, .closedConnection, .overtaken: true
    case .error, .invalidJSON, .cachedRefusal, .series: target == .answers
    case .hugePicture, .redirectAway, .redirectLoop: target == .posters
    }
  }
}

extension Fault {
  /// Returns the reply with the fault applied; faults of time and connection leave it unchanged.
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

/// The faults of pictures.
enum PictureFault {
  /// Returns a JPEG file whose header claims the largest size that TurboJPEG reads: 65500 by 65500
  /// pixels.
  ///
  /// - Parameter file: A JPEG file.
  /// - Returns: The file with other dimensions; unchanged if it is not a JPEG file.
  static func enlarging(_ file: [UInt8]) -> [UInt8] {
    guard let header = frameHeader(of: file) else { return file }
    var file = file
    let side = [UInt8(65_500 >> 8), UInt8(65_500 & 0xFF)]
    // The marker is followed by a length of two bytes, the precision, the height and the width.
    file.replaceSubrange((header + 5)..<(header + 9), with: side + side)
    return file
  }

  /// Makes a redirection to another address.
  static func redirection(to address: String) -> StandInReply {
    StandInReply(status: 302, headers: ["location": address], body: [])
  }

  /// Returns the offset of the marker that begins a frame; `nil` without such a marker.
  private static func frameHeader(of file: [UInt8]) -> Int? {
    let frames: [UInt8] = [0xC0, 0xC1, 0xC2]
    var place = 2
    while place + 9 <= file.count, file[place] == 0xFF {
      if frames.contains(file[place + 1]) { return place }
      place += 2 + Int(file[place + 2]) << 8 + Int(file[place + 3])
    }
    return nil
  }
}
