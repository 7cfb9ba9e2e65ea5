import HTTPTypes
import OMDB
import Synchronization
import Testing
import Transport

@Suite("The API key", .timeLimit(.minutes(5)))
struct KeyTests {
  @Test("A key has letters and digits only, blanks around it aside")
  func validation() throws {
    _ = try APIKey(" 1a2B3c4d\n")
    #expect(throws: APIKey.ReadingError.empty) { try APIKey(" \n") }
    for text in ["[1a2b3c4d]", "1a2b 3c4d", "1a2b&s=x", "schlüssel", "\"1a2b\""] {
      #expect(throws: APIKey.ReadingError.illegalCharacter) { try APIKey(text) }
    }
    #expect(throws: APIKey.ReadingError.tooLong) { try APIKey(String(repeating: "a", count: 65)) }
  }

  @Test("A key never shows itself")
  func secrecy() throws {
    let key = try APIKey("1a2b3c4d")
    var dumped = ""
    dump(key, to: &dumped)
    for text in [dumped, "\(key)", String(reflecting: key), String(describing: [key])] {
      #expect(!text.contains("1a2b3c4d"))
    }
  }

  @Test(
    "The key and pieces of it are taken out of a text, which keeps its length",
    arguments: [
      ("5ec4e7ab", "xxxxxxxx"), ("a5ec4e7ab!", "axxxxxxxx!"),
      ("searching “5ec4e”", "searching “xxxxx”"),
      ("5ec4", "xxxx"), ("5ec", "5ec"), ("is ec4e7a it", "is xxxxxx it"), ("5EC4E7AB", "xxxxxxxx"),
      ("5Ec4e", "xxxxx"), ("%35%65%63%34", "xxxxxxxxxxxx"), ("a%35eC%344e7", "axxxxxxxx4e7"),
      ("%5ec4e7ab", "%xxxxxxxx"), ("100% ec4e7a %", "100% xxxxxx %"), ("%35%6", "%35%6"),
      ("5ec45ec4e7ab5ec", "xxxxxxxxxxxx5ec"), ("", ""),
    ])
  func redaction(text: String, redacted: String) throws {
    #expect(try APIKey("5ec4e7ab").redacted(text) == redacted)
  }

  @Test("Words, years and ids of titles stay, even where the key has the same letters or digits")
  func notRedacted() throws {
    let key = try APIKey("19891077search12")
    #expect(key.redacted("searched 1989, tt1989321") == "searched 1989, tt1989321")
    #expect(key.redacted("in 1989 and 10770") == "in 1989 and 10770")
    #expect(key.redacted("search1") == "xxxxxxx")
  }

  @Test("A key of one letter is taken out wherever it stands")
  func shortKey() throws {
    #expect(try APIKey("a").redacted("Batman, ALIEN %61 %41") == "Bxtmxn, xLIEN xxx xxx")
  }

  @Test("The transport adds the key at the end of the query")
  func addsKey() async throws {
    let service = ScriptedTransport([.answer])
    let transport = try keyed(service)
    _ = try await transport.send(request("/?s=lamp&page=1"))
    #expect(service.paths == ["/?s=lamp&page=1&apikey=1a2b3c4d"])
    #expect(transport.refusalCount == 0)
  }

  @Test("A request without a query gets the key as its query")
  func addsKeyAlone() async throws {
    let service = ScriptedTransport([.answer])
    let transport = try keyed(service)
    _ = try await transport.send(request("/"))
    #expect(service.paths == ["/?apikey=1a2b3c4d"])
  }

  @Test("Case 3: after a refusal, which may be a cached one, the parameters come in another order")
  func changesOrder() async throws {
    let service = ScriptedTransport([.refusal, .refusal, .refusal, .limit, .answer])
    let transport = try keyed(service)
    for _ in 0..<5 { _ = try await transport.send(request("/?s=lamp&page=1")) }
    #expect(
      service.paths == [
        "/?s=lamp&page=1&apikey=1a2b3c4d", "/?s=lamp&apikey=1a2b3c4d&page=1",
        "/?apikey=1a2b3c4d&s=lamp&page=1", "/?s=lamp&page=1&apikey=1a2b3c4d",
        "/?s=lamp&page=1&apikey=1a2b3c4d",
      ])
    #expect(transport.refusalCount == 3, "a limit that is reached is no refusal")
  }

  @Test(
    "A request to any other origin goes on without the key, such as one for a picture",
    arguments: [
      ("https", "m.media-amazon.com"), ("http", "www.example.org"),
      ("https", "www.example.org:8443"),
      ("https", "www.example.org.evil.org"), ("https", "key@www.example.org"),
      ("https", "example.org"), ("https", ""),
    ])
  func otherOrigins(scheme: String, authority: String) async throws {
    let service = ScriptedTransport([.answer, .refusal, .answer])
    let transport = try keyed(service)
    let picture = HTTPRequest(
      method: .get, scheme: scheme, authority: authority, path: "/images/M/lamp.jpg?size=300")
    _ = try await transport.send(picture)
    _ = try await transport.send(picture)
    #expect(service.paths.allSatisfy { $0 == "/images/M/lamp.jpg?size=300" })
    #expect(transport.refusalCount == 0, "what another service says is not about the key")
    _ = try await transport.send(request("/?s=lamp"))
    #expect(service.paths.last == "/?s=lamp&apikey=1a2b3c4d")
  }

  @Test("The origin counts, however it is written")
  func sameOrigin() async throws {
    let service = ScriptedTransport([.answer])
    let loud = HTTPRequest(
      method: .get, scheme: "HTTPS", authority: "WWW.Example.org:443", path: "/?s=lamp")
    _ = try await keyed(service).send(loud)
    #expect(service.paths == ["/?s=lamp&apikey=1a2b3c4d"])
  }

  private func keyed(_ service: ScriptedTransport) throws -> KeyedTransport {
    KeyedTransport(
      key: try APIKey("1a2b3c4d"), for: try ServiceURL("https://www.example.org").origin,
      transport: service)
  }

  private func request(_ path: String) -> HTTPRequest {
    HTTPRequest(method: .get, scheme: "https", authority: "www.example.org", path: path)
  }
}

/// A transport that answers from a list and remembers its requests.
private final class ScriptedTransport: HTTPTransport {
  enum Step {
    case answer, refusal, limit
  }

  private let steps: Mutex<[Step]>
  private let asked = Mutex<[String]>([])

  init(_ steps: [Step]) { self.steps = Mutex(steps) }

  var paths: [String] { asked.withLock { $0 } }

  func send(
    _ request: HTTPRequest, body: [UInt8]
  ) async throws(TransportError) -> TransportReply {
    asked.withLock { $0.append(request.path ?? "") }
    switch steps.withLock({ $0.removeFirst() }) {
    case .answer: return reply(200, #"{"Response":"True"}"#)
    case .refusal: return reply(401, #"{"Response":"False","Error":"Invalid API key!"}"#)
    case .limit: return reply(401, #"{"Response":"False","Error":"Request limit reached!"}"#)
    }
  }

  private func reply(_ status: Int, _ body: String) -> TransportReply {
    TransportReply(
      response: HTTPResponse(status: HTTPResponse.Status(code: status)), body: Array(body.utf8))
  }
}
