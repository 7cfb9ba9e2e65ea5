import OMDBStandIn
import Testing

@Suite("What the stand-in answers", .timeLimit(.minutes(5)))
struct AnsweringTests {
  @Test("A search has OMDb's fields in OMDb's order, sorted by votes")
  func search() {
    #expect(
      Samples.body("s=clockwork") == """
        {"Search":[{"Title":"Clockwork Town","Year":"2012–2014","imdbID":"tt7000003",\
        "Type":"series","Poster":"N/A"},{"Title":"Clockwork-Café & Sons","Year":"2013",\
        "imdbID":"tt7000002","Type":"movie","Poster":"N/A"},{"Title":"Clockwork Racer",\
        "Year":"2012","imdbID":"tt7000004","Type":"game","Poster":"N/A"}],"totalResults":"3",\
        "Response":"True"}
        """)
  }

  @Test(
    "A search finds whole words, all of them, in any case and with either kind of blank",
    arguments: [
      ("s=clockwork", 3), ("s=CLOCKWORK+sons", 1), ("s=Clockwork%20Sons", 1), ("S=clockwork", 3),
      ("s=sons+clockwork", 1), ("s=clock", 0), ("s=clock*", 4), ("s=*work", 0),
      ("s=clockmaker%27s", 1), ("s=clockmakers", 0), ("s=clockmaker%E2%80%99s", 0),
      ("s=clockwork+cafe", 1), ("s=the+clockmaker%27s", 1), ("s=clockwork&type=series", 1),
      ("s=clockwork&type=movie", 1), ("s=clockwork&y=2012", 2), ("s=clockwork&Y=2013", 1),
      ("s=clockwork&y=2014", 0), ("s=clockwork&type=", 3),
    ])
  func matching(query: String, count: Int) {
    #expect(Samples.body(query).components("imdbID").count - 1 == count)
  }

  @Test(
    "Questions that cannot be answered get OMDb's own words",
    arguments: [
      ("s=nothing", "Movie not found!"), ("s=nothing&type=series", "Series not found!"),
      ("s=clockwork&page=2", "Movie not found!"), ("s=clockwork&page=101", "Movie not found!"),
      ("t=nothing", "Movie not found!"), ("t=nothing&type=series", "Series not found!"),
      ("s=it", "Too many results."), ("s=the", "Too many results."), ("s=+", "Too many results."),
      ("s=this+that", "Too many results."), ("s=9", "Too many results."),
      ("i=tt9999999", "Error getting data."), ("i=tt596799", "Incorrect IMDb ID."),
      ("i=tt7000003&Season=9", "Series or season not found!"),
      ("i=tt7000001&Season=1", "Series or season not found!"),
      ("t=nothing&Season=1", "Series or season not found!"),
      ("i=tt7000003&Season=1&Episode=9", "Series or episode not found!"),
      ("i=", "Incorrect IMDb ID."), ("s=", "Incorrect IMDb ID."),
      ("y=2012", "Something went wrong."), ("", "Something went wrong."),
      ("i=tt70x", #"Conversion from string "70x" to type 'Double' is not valid."#),
      ("i=TT7000001", #"Conversion from string "TT7000001" to type 'Double' is not valid."#),
    ])
  func refusals(query: String, message: String) {
    let reply = Samples.standIn.reply(to: StandInRequest(query: query))
    #expect(reply.status == 200)
    #expect(reply.text == #"{"Response":"False","Error":"\#(message)"}"#)
  }

  @Test("Pages have ten rows, fractions are cut off, and no number means the first page")
  func pages() {
    let standIn = StandIn(catalogue: Samples.catalogue.adding(generated: 25))
    let counts = ["1", "2", "3", "2.435", "x", "0", "-3"].map {
      Samples.body("s=generated&page=\($0)", of: standIn).components("imdbID").count - 1
    }
    #expect(counts == [10, 10, 5, 10, 10, 10, 10])
    #expect(
      Samples.body("s=generated&page=2.435", of: standIn)
        == Samples.body("s=generated&page=2", of: standIn))
    #expect(Samples.body("s=generated", of: standIn).contains(#""totalResults":"25""#))
  }

  @Test("A hundred pages are served, however many titles there are")
  func lastPage() {
    let standIn = StandIn(catalogue: Samples.catalogue.adding(generated: 1_020))
    let counts = [99, 100, 101, 102].map {
      Samples.body("s=generated&page=\($0)", of: standIn).components("imdbID").count - 1
    }
    #expect(counts == [10, 10, 0, 0])
    #expect(Samples.body("s=generated", of: standIn).contains(#""totalResults":"1020""#))
  }

  @Test("Generated titles have ids of their own")
  func generatedTitles() {
    let titles = StandInCatalogue(titles: []).adding(generated: 1_000).titles
    #expect(Set(titles.map { $0[.imdbID] }).count == 1_000)
    #expect(Set(titles.map { $0[.title] }).count == 1_000)
    #expect(titles.first?[.title] == "Generated Title 1: The Second Harbour")
  }

  @Test("A title by name is the exact one, else one that begins so, else one with the words")
  func titleByName() {
    #expect(Samples.body("t=clockwork+town").contains("tt7000003"))
    #expect(Samples.body("t=Clockwork").contains("tt7000003"))
    #expect(Samples.body("t=daughter").contains("tt7000001"))
    #expect(Samples.body("t=clockwork&type=movie").contains("tt7000002"))
    #expect(Samples.body("t=clockwork&y=2013").contains("tt7000002"))
    #expect(Samples.body("t=nine").contains("tt70000005"))
    #expect(Samples.body("t=clockwork+racer").contains("Movie not found!"), "games are not there")
  }

  @Test("With an id, year and page play no part, and neither does Episode without Season")
  func ignoredParameters() {
    let plain = Samples.body("i=tt7000003")
    #expect(Samples.body("i=tt7000003&y=1900&page=7") == plain)
    #expect(Samples.body("i=tt7000003&Episode=5") == plain)
    #expect(Samples.body("i=tt7000003&plot=full&tomatoes=true&v=1") == plain)
  }

  @Test("A season has OMDb's fields in OMDb's order, by id and by name")
  func season() {
    let body = """
      {"Title":"Clockwork Town","Season":"1","totalSeasons":"2","Episodes":[{"Title":"Tick",\
      "Released":"2012-09-09","Episode":"1","imdbRating":"8.1","imdbID":"tt7100001"},\
      {"Title":"Tock","Released":"2012-09-16","Episode":"2","imdbRating":"N/A",\
      "imdbID":"tt7100002"}],"Response":"True"}
      """
    #expect(Samples.body("i=tt7000003&Season=1") == body)
    #expect(Samples.body("t=clockwork+town&season=1&type=episode") == body)
  }

  @Test("An episode can be asked for by number and by its own id")
  func episode() {
    let body = Samples.body("i=tt7000003&Season=1&Episode=2")
    #expect(body == Samples.body("i=tt7100002"))
    #expect(body.contains(#""Released":"16 Sep 2012","Season":"1","Episode":"2""#))
    #expect(body.contains(#""imdbID":"tt7100002","seriesID":"tt7000003","Type":"episode""#))
  }

  @Test("The key is checked where one is required")
  func key() {
    let standIn = StandIn(catalogue: Samples.catalogue, requiredKey: "1a2b3c4d")
    let replies = ["i=tt7000001", "i=tt7000001&apikey=", "i=tt7000001&apikey=0"].map {
      standIn.reply(to: StandInRequest(query: $0))
    }
    #expect(replies.map(\.status) == [401, 401, 401])
    #expect(
      replies.map(\.text) == [
        #"{"Response":"False","Error":"No API key provided."}"#,
        #"{"Response":"False","Error":"No API key provided."}"#,
        #"{"Response":"False","Error":"Invalid API key!"}"#,
      ])
    let accepted = standIn.reply(to: StandInRequest(query: "apiKey=1a2b3c4d&i=tt7000001"))
    #expect(accepted.status == 200)
  }

  @Test(
    "What looks like an attack gets a web page, with or without a key",
    arguments: [("s=%3Cb%3E", 500), ("s=a%26%23b", 500), ("s=x%27+OR+1%3D1", 403)])
  func firewall(query: String, status: Int) {
    let standIn = StandIn(catalogue: Samples.catalogue, requiredKey: "1a2b3c4d")
    let reply = standIn.reply(to: StandInRequest(query: query))
    #expect(reply.status == status)
    #expect(reply.headers["content-type"]?.hasPrefix("text/html") == true)
  }

  @Test("Only GET of the root is served")
  func otherRequests() {
    let other = [
      StandInRequest(method: "POST", query: "i=tt7000001"),
      StandInRequest(path: "/search", query: "i=tt7000001"),
    ]
    #expect(other.map { Samples.standIn.reply(to: $0).status } == [405, 404])
  }

  @Test("XML has attributes in lower case, and leaves out what a season does not know")
  func xml() {
    let search = Samples.body("s=caf%C3%A9+clockwork&r=XML")
    #expect(
      search == """
        <?xml version="1.0" encoding="UTF-8"?><root totalResults="1" response="True">\
        <result title="Clockwork-Café &amp; Sons" year="2013" imdbID="tt7000002" type="movie" \
        poster="N/A"/></root>
        """)
    let season = Samples.body("i=tt7000003&Season=2&r=xml")
    #expect(
      season == """
        <?xml version="1.0" encoding="UTF-8"?><root Title="Clockwork Town" Season="2" \
        totalSeasons="2" Response="True"><result Title="Chime" Episode="1" imdbRating="7.9" \
        imdbID="tt7100003"/></root>
        """)
    #expect(
      Samples.body("i=tt7000001&r=xml").contains(#"<movie title="The Clockmaker's Daughter""#))
    #expect(
      Samples.body("s=nothing&r=xml").hasSuffix(
        #"<root response="False"><error>Movie not found!</error></root>"#))
  }
}

extension StandInReply {
  var text: String { String(decoding: body, as: UTF8.self) }
}

extension String {
  /// The parts of the text between occurrences of a separator.
  fileprivate func components(_ separator: String) -> [Substring] { split(separator: separator) }
}
