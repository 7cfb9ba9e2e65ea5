import Foundation
import FoundationNetworking
import OMDBStandIn
import TestSupport
import Testing

@Suite("The stand-in as a server")
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
