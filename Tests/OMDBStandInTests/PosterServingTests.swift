import Foundation
import FoundationNetworking
import OMDBStandIn
import TestSupport
import Testing

@Suite("How posters are served", .timeLimit(.minutes(5)))
struct PosterServingTests {
  private static let authority = LoopbackAuthority("127.0.0.1:8080")

  @Test("Titles and rows name the address of their poster under the authority that was asked")
  func addresses() {
    let address = "http://127.0.0.1:8080/posters/tt7000003_SX300.jpg"
    for query in ["s=clockwork", "i=tt7000003", "t=clockwork+town"] {
      #expect(body(query).contains(#""Poster":"\#(address)""#), "\(query)")
    }
    #expect(body("s=clockwork&r=xml").contains(#"poster="\#(address)""#))
    #expect(Samples.body("i=tt7000003").contains(#""Poster":"N/A""#), "without an authority")
    #expect(body("i=tt7100001").contains(#""Poster":"N/A""#), "an episode has none of its own")
  }

  @Test(
    "A poster is a JPEG file of the asked width, with or without a key",
    arguments: [40, 300, 333, 1_000])
  func poster(width: Int) throws {
    let standIn = StandIn(catalogue: Samples.catalogue, requiredKey: "k")
    let reply = standIn.reply(to: request("tt7000001_SX\(width).jpg"))
    #expect(reply.status == 200)
    #expect(reply.headers["content-type"] == "image/jpeg")
    #expect(DecodedPicture(reply.body, isHeaderEnough: true)?.width == width)
    #expect(standIn.reply(to: request("tt7000001_SX\(width).jpg")) == reply)
  }

  @Test(
    "Anything else below the posters does not exist",
    arguments: [
      "", "tt7000001.jpg", "tt7000001_SX39.jpg", "tt7000001_SX1001.jpg", "tt7000001_SX300.png",
      "tt7999999_SX300.jpg", "tt7100001_SX300.jpg", "tt7000001_SX0300.jpg/",
      "../tt7000001_SX300.jpg",
      "tt7000001_SX99999999999999999999.jpg", "tt7000001_SX-50.jpg",
    ])
  func others(name: String) {
    #expect(Samples.standIn.reply(to: request(name)).status == 404)
  }

  @Test("Posters can only be fetched")
  func methods() {
    var request = request("tt7000001_SX300.jpg")
    request.method = "POST"
    #expect(Samples.standIn.reply(to: request).status == 405)
  }

  @Test(
    "Only an address of this machine, with a port, is an authority",
    arguments: [
      ("127.0.0.1:80", true), ("127.9.8.7:65535", true), ("localhost:8080", true),
      ("[::1]:8080", true), ("127.0.0.1", false), ("example.org:80", false),
      ("128.0.0.1:80", false), ("127.0.0.1:0", false), ("127.0.0.1:65536", false),
      ("127.0.0.1:+80", false), ("127.0.0:80", false), ("127.0.0.256:80", false),
      ("127.0.0.1:80\",\"x", false), ("localhost:8080/a", false), ("", false), (":80", false),
      ("localhost.example.org:80", false), ("localhost:", false),
    ])
  func authorities(text: String, isLoopback: Bool) {
    #expect((LoopbackAuthority(text)?.text == text) == isLoopback)
  }

  @Test("The server serves the poster at the address that it names, and counts it separately")
  func overHTTP() async throws {
    let server = try await StandInServer.start(catalogue: Samples.catalogue)
    do {
      let title = try await fetch("/?i=tt7000001", from: server).body
      let path = "/posters/tt7000001_SX300.jpg"
      let address = "http://127.0.0.1:\(server.port)\(path)"
      #expect(String(decoding: title, as: UTF8.self).contains(#""Poster":"\#(address)""#))
      let (body, response) = try await fetch(path, from: server)
      #expect(response.value(forHTTPHeaderField: "Content-Type") == "image/jpeg")
      #expect(body == Samples.standIn.reply(to: request("tt7000001_SX300.jpg")).body)
      #expect(server.requests.map(\.query) == ["i=tt7000001"])
      #expect(server.posterRequests.map(\.path) == [path])
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  private func body(_ query: String) -> String {
    let request = StandInRequest(query: query, authority: Self.authority)
    return String(decoding: Samples.standIn.reply(to: request).body, as: UTF8.self)
  }

  private func request(_ name: String) -> StandInRequest {
    StandInRequest(path: "/posters/\(name)", query: "")
  }

  private func fetch(
    _ target: String, from server: StandInServer
  ) async throws -> (body: [UInt8], response: HTTPURLResponse) {
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)\(target)"))
    let (data, response) = try await URLSession.shared.data(from: url)
    return (Array(data), try #require(response as? HTTPURLResponse))
  }
}
