import HTTPTypes
import Posters
import Testing
import Transport

@Suite("The address of a poster", .timeLimit(.minutes(5)))
struct PosterAddressTests {
  private static let amazon = "https://m.media-amazon.com/images/M/"

  /// Where a request for an address goes; `nil` if it is refused.
  private func target(
    _ text: String, base: String? = nil, width: Int = 300
  ) throws -> String? {
    let base = try base.map { try ServiceURL($0) }
    let request = PosterAddress(text, base: base)?.covering(width: width).request
    return request.map {
      "\($0.scheme ?? "")://\($0.authority ?? "")\($0.path ?? "")"
    }
  }

  @Test(
    "Old hosts and http lead to today's host by https",
    arguments: [
      "https://m.media-amazon.com", "http://m.media-amazon.com", "https://ia.media-imdb.com",
      "http://ia.media-imdb.com", "HTTP://IA.Media-IMDb.com",
      "https://images-na.ssl-images-amazon.com", "http://images-na.ssl-images-amazon.com",
      "https://m.media-amazon.com:443",
    ])
  func hosts(origin: String) throws {
    #expect(try target("\(origin)/images/M/a.jpg") == Self.amazon + "a.jpg")
  }

  @Test(
    "Anything else is refused",
    arguments: [
      "", "N/A", "m.media-amazon.com/a.jpg", "//m.media-amazon.com/a.jpg", "/images/M/a.jpg",
      "ftp://m.media-amazon.com/a.jpg", "file:///etc/passwd",
      "data:image/jpeg;base64,/9j/", "https://example.org/a.jpg", "http://example.org/a.jpg",
      "https://m.media-amazon.com.example.org/a.jpg", "https://example.org/m.media-amazon.com",
      "https://evil-m.media-amazon.com/a.jpg", "https://m.media-amazon.com:8443/a.jpg",
      "https://m.media-amazon.com@example.org/a.jpg", "https://m.media-amazon.com\\@example.org/",
      "https://127.0.0.1/a.jpg", "http://127.0.0.1/a.jpg", "http://localhost/a.jpg",
      "https://m.media-amazon.com/a b.jpg", "https://m.media-amazon.com/ä.jpg",
      "https://m.media-amazon.com/%zz.jpg", "https://m.media-amazon.com/a\r\nX: y",
      "https://m.media-amazon.com/" + String(repeating: "a", count: 2_000),
    ])
  func refused(text: String) throws {
    #expect(try target(text) == nil)
    #expect(try target(text, base: "https://www.omdbapi.com/") == nil)
  }

  @Test(
    "Nothing that could carry a key is taken along: such an address is refused",
    arguments: [
      "\(amazon)a.jpg?apikey=secret", "\(amazon)a.jpg#secret",
      "https://secret@m.media-amazon.com/a.jpg", "https://a:secret@m.media-amazon.com/a.jpg",
      "https://img.omdbapi.com/?apikey=secret&i=tt0096895",
      "https://www.omdbapi.com/?apikey=secret&i=tt0096895", "https://www.omdbapi.com/a.jpg#secret",
      "http://www.omdbapi.com/a.jpg",
    ])
  func keys(text: String) throws {
    #expect(try target(text, base: "https://www.omdbapi.com/") == nil)
  }

  @Test(
    "The configured base's own addresses are taken, by http on this machine only",
    arguments: [
      ("http://127.0.0.1:8080/", "http://127.0.0.1:8080/posters/a.jpg"),
      ("http://localhost:8080/v1", "http://localhost:8080/a.jpg"),
      ("https://example.org/v1", "https://example.org/a.jpg"),
    ])
  func base(base: String, text: String) throws {
    #expect(try target(text, base: base) == text)
    #expect(try target(text, base: "https://example.org:8080/") == nil)
    #expect(try target("\(Self.amazon)a.jpg", base: base) == "\(Self.amazon)a.jpg")
  }

  @Test("A port of its own is another service")
  func otherPort() throws {
    #expect(try target("http://127.0.0.1:8081/a.jpg", base: "http://127.0.0.1:8080/") == nil)
  }

  @Test(
    "The size is replaced after the last mark",
    arguments: [
      ("MV5B@@._V1_SX300.jpg", "MV5B@@._V1_SX600.jpg"),
      ("MV5B@._V1_.jpg", "MV5B@._V1_SX600.jpg"),
      ("MV5B._V1_UX182_CR0,0,182,268_AL_.jpg", "MV5B._V1_SX600.jpg"),
      (
        "MV5B@@._V1._CR93,97,1209,1861_SX89_AL_.jpg_V1_SX300.jpg",
        "MV5B@@._V1._CR93,97,1209,1861_SX89_AL_.jpg_V1_SX600.jpg"
      ),
      ("a_V1_b._V1_SX300.jpg", "a_V1_b._V1_SX600.jpg"),
      ("tt0096895_SX300.jpg", "tt0096895_SX600.jpg"),
      ("a_SX1_SX300.jpg", "a_SX1_SX600.jpg"),
    ])
  func sizes(file: String, wanted: String) throws {
    #expect(try target(Self.amazon + file, width: 400) == Self.amazon + wanted)
  }

  @Test(
    "An address without a size stays as it is",
    arguments: [
      "MV5B@@.jpg", "MV5B@@._V1_SX300.png", "a_SX.jpg", "a_SXL.jpg", "a_SX300.jpg.jpg",
      "a._V1_SX300.JPG", "a_V1_b/c.jpg", "a_SX300/c.jpg",
    ])
  func noSize(file: String) throws {
    #expect(try target(Self.amazon + file, width: 400) == Self.amazon + file)
  }

  @Test(
    "The smallest of four widths that is enough is asked for, or the largest",
    arguments: [
      (-1, 150), (0, 150), (120, 150), (150, 150), (151, 300), (301, 600), (601, 1_000),
      (1_000, 1_000), (1_001, 1_000), (.max, 1_000),
    ])
  func ladder(width: Int, step: Int) throws {
    #expect(
      try target("\(Self.amazon)a._V1_SX300.jpg", width: width)
        == "\(Self.amazon)a._V1_SX\(step).jpg")
  }

  @Test("A request is a plain GET that names nobody")
  func request() throws {
    let request = try #require(PosterAddress("\(Self.amazon)a@,b.jpg")).request
    #expect(request.method == .get)
    #expect(request.path == "/images/M/a@,b.jpg")
    #expect(request.headerFields == [.accept: "image/jpeg"])
  }

  @Test("The name is the SHA-256 of today's address in the size that is asked for")
  func name() throws {
    let address = try #require(PosterAddress("http://ia.media-imdb.com/images/M/a._V1_SX300.jpg"))
    // printf %s https://m.media-amazon.com/images/M/a._V1_SX600.jpg | sha256sum
    #expect(
      address.covering(width: 400).name
        == "1e6381503541e069b1bc43edea4031f355ef8fb03ed88f98f57526d0f73d1174")
    let today = try #require(PosterAddress("\(Self.amazon)a._V1_SX150.jpg"))
    #expect(address.covering(width: 400).name == today.covering(width: 500).name)
    #expect(address.covering(width: 400).name != today.covering(width: 200).name)
  }
}
