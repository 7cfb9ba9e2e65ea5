import TestSupport

/// Mutates small replies: flips, cuts, repeats and inserts bytes that have caused trouble before.
struct Mutator {
  /// A mutated body, and what kind of reply it was before.
  struct Body {
    enum Kind {
      case search, title, season
    }

    var kind: Kind
    var bytes: [UInt8]
  }

  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func next() -> Body {
    let seed = Self.seeds[Int.random(in: 0..<Self.seeds.count, using: &random)]
    var body = Array(seed.text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...body.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where place < body.count:
        body[place] = UInt8.random(in: .min ... .max, using: &random)
      case 1 where place < body.count: body.remove(at: place)
      case 2: body.removeSubrange(place..<min(place + 12, body.count))
      case 3: body.insert(contentsOf: body[place..<min(place + 12, body.count)], at: place)
      case 4 where Bool.random(using: &random) && place > 0: body.removeSubrange(place...)
      default:
        let token = Self.tokens[Int.random(in: 0..<Self.tokens.count, using: &random)]
        body.insert(contentsOf: token, at: place)
      }
    }
    return Body(kind: seed.kind, bytes: body)
  }

  private static let seeds: [(kind: Body.Kind, text: String)] = [
    (
      .search,
      #"{"Search":[{"Title":"Zoé's Lamp","Year":"2012–","imdbID":"tt7000001","Type":"series","#
        + #""Poster":"https://a.org/b@._V1_.jpg"}],"totalResults":"12","Response":"True"}"#
    ),
    (
      .title,
      #"{"Title":"The \"Lamp\"","Year":"2001","Rated":"PG","Released":"04 Jun 2001","#
        + #""Runtime":"1 h 30 min","Writer":"Ben (by), Ada","Plot":"B&amp;B.","Response":"True"}"#
    ),
    (
      .title,
      #"{"Title":"Lamp","Awards":"1 Award7 wins","Ratings":[{"Source":"Metacritic","#
        + #""Value":"55/100"}],"imdbVotes":"8,780","BoxOffice":"$2.6M","imdbID":"tt7000001"}"#
    ),
    (
      .season,
      #"{"Title":"Lamps","Season":"3","Episodes":[{"Title":"Wick","Released":"2008-07-18","#
        + #""Episode":"1","imdbRating":"8.1","imdbID":"tt7000002"}],"Response":"True"}"#
    ),
    (.title, #"{"Response":"False","Error":"Conversion from string "7x" to type 'Double'."}"#),
    (.search, #"<root response="False"><error>No API key provided.</error></root>"#),
  ]

  private static let tokens: [[UInt8]] =
    [
      "\u{1B}[31m", "\u{1B}]0;x\u{07}", "\u{9B}2J", #"\u001b[0m"#, #"\u202e"#, "\u{202E}",
      "\u{200B}",
      "\u{FEFF}", "&#27;", "&#x202e;", "&amp;", #"\""#, #"\\""#, "\"", "\\", "{", "}", "[", "]",
      ",",
      ":", "\t", "\u{0}", #"\ud83d"#, "\u{E0041}", "\u{2028}", "<error>", "9999999999999999999",
      "-1",
      "N/A", "null", "window.", "(", ")",
    ].map { Array($0.utf8) } + [[0xC3], [0xF0, 0x9F], [0x9B], [0xED, 0xA0, 0x80]]
}
