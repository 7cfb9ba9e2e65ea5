import Foundation
import FoundationNetworking
import OMDBStandIn
import TestSupport
import Testing

@Suite("The stand-in as a server", .timeLimit(.minutes(5)))
struct ServerTests {
  @Test("It answers over HTTP with OMDb's headers and body")
  func answers() async throws {
    try await withServer { server in
      let (body, response) = try await get("s=clockmaker%27s+daughter", from: server)
      #expect(response.statusCode == 200)
      #expect(
        response.value(forHTTPHeaderField: "Content-Type") == "application/json; charset=utf-8")
      let request = StandInRequest(
        query: "s=clockmaker's daughter",
        authority: LoopbackAuthority("127.0.0.1:\(server.port)"))
      #expect(body == Samples.standIn.reply(to: request).text)
    }
  }

  @Test("It keeps account of the requests it got")
  func countsRequests() async throws {
    try await withServer { server in
      _ = try await get("i=tt7000001", from: server)
      _ = try await get("i=tt7000002", from: server)
      #expect(server.requests.map(\.query) == ["i=tt7000001", "i=tt7000002"])
    }
  }

  @Test("A closed connection brings no reply at all")
  func closesConnection() async throws {
    let faults = StandInFaults(rules: [FaultRule(.closedConnection, when: ["i": "tt7000001"])])
    try await withServer(faults) { server in
      await #expect(throws: URLError.self) { try await get("i=tt7000001", from: server) }
      let (_, response) = try await get("i=tt7000002", from: server)
      #expect(response.statusCode == 200)
    }
  }

  @Test("A later request can overtake an earlier one")
  func overtakes() async throws {
    let faults = StandInFaults(rules: [FaultRule(.overtaken, when: ["i": "tt7000001"])])
    try await withServer(faults) { server in
      let order = try await withThrowingTaskGroup(of: String.self) { group in
        for id in ["tt7000001", "tt7000002"] {
          group.addTask {
            _ = try await get("i=\(id)", from: server)
            return id
          }
          try await waitUntil("the request for \(id)") {
            server.requests.contains { $0.query == "i=\(id)" }
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(order == ["tt7000002", "tt7000001"])
    }
  }

  @Test("A port that is taken is reported")
  func reportsTakenPort() async throws {
    try await withServer { server in
      await #expect(throws: StandInServer.StartError.self) {
        let second = try await StandInServer.start(port: server.port, catalogue: Samples.catalogue)
        await second.stop()
      }
    }
  }

  @Test("A stopped server answers no more")
  func stops() async throws {
    let server = try await StandInServer.start(catalogue: Samples.catalogue)
    await server.stop()
    await #expect(throws: URLError.self) { try await get("i=tt7000001", from: server) }
  }

  @Test("One connection carries many requests, in pieces or together, with bodies and without")
  func keepsConnection() async throws {
    try await withServer { server in
      let host = "Host: 127.0.0.1:\(server.port)\r\n"
      let replies = try await exchange(
        with: server,
        [
          "GET /?i=tt7000001 HT", "TP/1.1\r\n\(host)\r", "\n",
          "POST /?i=tt7000002 HTTP/1.1\r\n\(host)Content-Length: 5\r\n\r\nG", "ET /",
          "GET /?i=tt7000003 HTTP/1.1\r\n\(host)\r\n"
            + "HEAD / HTTP/1.1\r\n\(host)Connection: close\r\n\r\n",
        ])
      #expect(
        replies.components(separatedBy: "HTTP/1.1 ").map { $0.prefix(3) }
          == ["", "200", "405", "200", "405"])
      #expect(replies.hasSuffix("\r\n\r\n"))
      #expect(server.requests.map(\.method) == ["GET", "POST", "GET", "HEAD"])
      #expect(
        server.requests.map(\.authority?.text)
          == Array(
            repeating: "127.0.0.1:\(server.port)", count: 4))
    }
  }

  @Test(
    "What is not a request ends its connection, and only that",
    arguments: [
      "hello\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: many\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
      "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: 9000000000\r\n\r\n",
    ])
  func unreadable(text: String) async throws {
    try await withServer { server in
      #expect(try await exchange(with: server, [text]).isEmpty)
      #expect(server.requests.isEmpty)
      let (_, response) = try await get("i=tt7000001", from: server)
      #expect(response.statusCode == 200)
    }
  }

  @Test("A request without an end is not waited for")
  func endless() async throws {
    try await withServer { server in
      let head = "GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 100_000)
      let reply = try await exchange(with: server, [head])
      #expect(reply.isEmpty)
    }
  }

  @Test("A stopped server closes the connections that are open, and those that wait for a reply")
  func closesAll() async throws {
    let faults = StandInFaults(rules: [
      FaultRule(.latency(milliseconds: 600_000...600_000), when: ["i": "tt7000001"])
    ]
    )
    let server = try await StandInServer.start(catalogue: Samples.catalogue, faults: faults)
    async let waiting = exchange(with: server, ["GET /?i=tt7000001 HTTP/1.1\r\n\r\n"])
    async let idle = exchange(with: server, ["GET /?i=tt7000002 HTTP/1.1\r\n\r\n"])
    try await waitUntil("both requests") { server.requests.count == 2 }
    await server.stop()
    #expect(try await waiting.isEmpty)
    #expect(try await idle.hasPrefix("HTTP/1.1 200 OK\r\n"))
  }

  private func withServer(
    _ faults: StandInFaults = StandInFaults(), _ body: (StandInServer) async throws -> Void
  ) async throws {
    let server = try await StandInServer.start(catalogue: Samples.catalogue, faults: faults)
    do {
      try await body(server)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }
}

/// Sends a query to a server and returns the reply.
private func get(
  _ query: String, from server: StandInServer
) async throws -> (body: String, response: HTTPURLResponse) {
  let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/?\(query)"))
  let (data, response) = try await URLSession.shared.data(from: url)
  return (String(decoding: data, as: UTF8.self), try #require(response as? HTTPURLResponse))
}

/// Sends texts to a server on one connection, and returns what comes until the server closes it.
private func exchange(with server: StandInServer, _ texts: [String]) async throws -> String {
  let send = #"for text; do printf %s "$text" >&3; done; exec cat <&3"#
  return try await ChildProcess.run(
    "bash", ["-c", "exec 3<>/dev/tcp/127.0.0.1/\(server.port); \(send)", "bash"] + texts
  ).output
}
