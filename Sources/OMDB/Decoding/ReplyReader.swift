import SafeText
import Titles
import Transport

/// Determines the kind of a reply before a model is made from it: data, an error text, or a web
/// page.
enum ReplyReader {
  /// Returns the fields of a reply that holds data.
  ///
  /// - Throws: The error that OMDb reported, or that something else reported in its place.
  static func fields(of reply: TransportReply) throws(CatalogueError) -> Fields {
    switch reply.body.first(where: { !$0.isJSONBlank && !byteOrderMark.contains($0) }) {
    case UInt8(ascii: "{"): return try json(in: reply)
    case UInt8(ascii: "<"): throw markup(in: reply)
    case nil: throw foreign(reply, reason: "it is empty")
    default: throw foreign(reply, reason: "it is not a JSON object")
    }
  }

  private static func json(in reply: TransportReply) throws(CatalogueError) -> Fields {
    let value: JSONValue
    do {
      value = try JSONParser.parse(reply.body)
    } catch {
      throw foreign(reply, reason: error.reason)
    }
    guard let fields = Fields(value) else {
      throw foreign(reply, reason: "it is not a JSON object")
    }
    if let message = fields.raw("Error") {
      throw ErrorTable.error(message: message, status: reply.status)
    }
    if fields.raw("Response")?.isEqualIgnoringCase("False") == true {
      throw ErrorTable.error(message: "", status: reply.status)
    }
    guard ErrorTable.isSuccess(reply.status) else {
      throw ErrorTable.error(status: reply.status)
    }
    return fields
  }

  /// Returns the error in XML or HTML: an error text in OMDb's own XML, or a foreign page.
  private static func markup(in reply: TransportReply) -> CatalogueError {
    let text = String(decoding: reply.body.prefix(64 << 10), as: UTF8.self)
    if let start = text.firstIndex(ofText: "<error>") {
      let message = text[start...].dropFirst("<error>".count)
      let end = message.firstIndex(of: "<") ?? message.endIndex
      return ErrorTable.error(
        message: HTMLEntities.decoded(String(message[..<end])), status: reply.status)
    }
    return foreign(reply, reason: "it is a web page or XML, not JSON")
  }

  /// Returns the error for a reply that OMDb did not write: its status, or that it cannot be read.
  private static func foreign(_ reply: TransportReply, reason: String) -> CatalogueError {
    guard ErrorTable.isSuccess(reply.status) else { return ErrorTable.error(status: reply.status) }
    guard reply.body.first != UInt8(ascii: "{") else { return .unreadable(reason: reason) }
    // Pages that check for a human sometimes come with status 200.
    let text = String(decoding: reply.body.prefix(64 << 10), as: UTF8.self)
    let isChallenge = ["Cloudflare", "captcha"].contains { text.firstIndex(ofText: $0) != nil }
    return isChallenge ? .blocked : .unreadable(reason: reason)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
