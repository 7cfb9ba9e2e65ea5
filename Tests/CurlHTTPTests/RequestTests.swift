import CurlHTTP
import HTTPTypes
import TestSupport
import Testing
import Transport

@Suite("Requests and replies", .timeLimit(.minutes(5)))
struct RequestTests {
  let transport = CurlTransport(
    configuration: CurlTransport.Configuration(userAgent: "tests/1.0"))

  /// Answers with the request itself, as received.
  static let echo = ServerScript.answering { request, connection in
    connection.reply(request.head + String(decoding: request.body, as: UTF8.self))
  }

  @Test(
    "Case 32: A GET brings path and query unchanged, the user agent, and what it can decompress")
  func get() async throws {
    let server = try LoopbackServer(Self.echo)

    let reply = try await transport.get(server, path: "/films?s=dark%20knight&page=2")

    #expect(reply.status == 200)
    #expect(reply.text.hasPrefix("GET /films?s=dark%20knight&page=2 HTTP/1.1\r\n"))
    #expect(reply.text.contains("\r\nUser-Agent: tests/1.0\r\n"))
    #expect(reply.text.contains("\r\nAccept-Encoding: ") && reply.text.contains("gzip"))
    #expect(!reply.text.contains("Content-Type"))
  }

  @Test("Header fields of the request are sent, also empty ones, and may replace the user agent")
  func fields() async throws {
    let server = try LoopbackServer(Self.echo)
    var fields: HTTPFields = [.accept: "application/json", .userAgent: "another/2.0"]
    fields[.authorization] = ""

    let reply = try await transport.send(.loopback(server.authority, fields: fields))

    #expect(reply.text.contains("\r\nAccept: application/json\r\n"))
    #expect(reply.text.contains("\r\nUser-Agent: another/2.0\r\n"))
    #expect(!reply.text.contains("tests/1.0"))
    #expect(reply.text.contains("\r\nAuthorization:\r\n"))
  }

  @Test("A POST brings its body, whatever bytes are in it")
  func post() async throws {
    let body: [UInt8] = [0, 1, 2, 255] + Array("{\"seen\":true}".utf8)
    let received = Received()
    let server = try LoopbackServer(
      .answering { request, connection in
        received.body = request.body
        connection.reply(request.head)
      })

    let reply = try await transport.send(
      .loopback(server.authority, method: .post, fields: [.contentType: "application/json"]),
      body: body)

    #expect(reply.text.hasPrefix("POST / HTTP/1.1\r\n"))
    #expect(reply.text.contains("\r\nContent-Type: application/json\r\n"))
    #expect(received.body == body)
  }

  @Test("A body of many megabytes is sent without asking first")
  func largePost() async throws {
    let body = [UInt8](repeating: 7, count: 3 << 20)
    let server = try LoopbackServer(
      .answering { request, connection in
        connection.reply("\(request.body.count) \(request.head.contains("Expect"))")
      })

    let reply = try await transport.send(.loopback(server.authority, method: .post), body: body)

    #expect(reply.text == "\(body.count) false")
  }

  @Test(
    "Every method is sent by its name, with and without a body",
    arguments: [HTTPRequest.Method.get, .post, .put, .delete, .patch], ["", "content"])
  func methods(method: HTTPRequest.Method, body: String) async throws {
    let server = try LoopbackServer(Self.echo)

    let reply = try await transport.send(
      .loopback(server.authority, method: method), body: Array(body.utf8))

    #expect(reply.text.hasPrefix("\(method.rawValue) / HTTP/1.1\r\n"))
    #expect(reply.text.hasSuffix("\r\n\r\n" + body))
  }

  @Test("A POST without a body says that it has none")
  func emptyPost() async throws {
    let server = try LoopbackServer(Self.echo)

    let reply = try await transport.send(.loopback(server.authority, method: .post), body: [])

    #expect(reply.text.contains("\r\nContent-Length: 0\r\n"))
    #expect(!reply.text.contains("Transfer-Encoding"))
  }

  @Test("A HEAD has fields and no body")
  func head() async throws {
    let server = try LoopbackServer(
      .answering { _, connection in
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
      })

    let reply = try await transport.send(.loopback(server.authority, method: .head))

    #expect(reply.response.headerFields[.contentLength] == "1000")
    #expect(reply.body.isEmpty)
  }

  @Test("Status and header fields come as they are; an interim reply leaves no trace")
  func response() async throws {
    let server = try LoopbackServer(
      .sendingOnce(
        "HTTP/1.1 103 Early Hints\r\nX-Early: 1\r\n\r\n"
          + "HTTP/1.1 404 Not Here\r\nX-Name:  spaced value \r\nX-Empty:\r\n"
          + "Content-Length: 4\r\n\r\ngone"))

    let reply = try await transport.get(server)

    #expect(reply.status == 404)
    #expect(reply.text == "gone")
    let fields = reply.response.headerFields.map { "\($0.name)=\($0.value)" }
    #expect(fields == ["X-Name=spaced value", "X-Empty=", "Content-Length=4"])
  }

  @Test("A compressed reply is unpacked")
  func compressed() async throws {
    let packed = try await ChildProcess.run("gzip", ["-c"], input: "hello hello hello")
    let server = try LoopbackServer(.gzip(packed.bytes))

    #expect(try await transport.get(server).text == "hello hello hello")
  }

  @Test(
    "A redirect is a reply, and is not followed",
    arguments: ["file:///etc/hostname", "http://127.0.0.1:1/", "https://example.org/"])
  func redirect(location: String) async throws {
    let server = try LoopbackServer(.redirecting(to: location))

    let reply = try await transport.get(server)

    #expect(reply.status == 302)
    #expect(reply.response.headerFields[.location] == location)
    #expect(reply.body.isEmpty)
  }
}
