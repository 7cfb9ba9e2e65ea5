import OMDB
import OMDBStandIn
import Transport

/// The stand-in as the client asks and reads it; the only place where the two meet.
extension StandIn {
  func answer<Question: Endpoint>(to question: Question) throws -> Question.Response {
    try question.response(in: reply(to: question))
  }

  func reply(to question: some Endpoint) -> TransportReply {
    let query = question.parameters.map { "\($0.name)=\($0.value.percentEncoded)" }
    let reply = reply(to: StandInRequest(query: query.joined(separator: "&")))
    return TransportReply(status: reply.status, body: reply.body)
  }
}

extension String {
  fileprivate var percentEncoded: String {
    utf8.map { ($0 < 0x10 ? "%0" : "%") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
