import OMDB
import Testing
import Titles

@Suite("Replies without an answer", .timeLimit(.minutes(5)))
struct ErrorReplyTests {
  @Test("Case 1: status 200 with Response False is an error")
  func falseWithStatus200() {
    #expect(throws: CatalogueError.notFound) {
      try Fixtures.search(#"{"Response":"False","Error":"Movie not found!"}"#)
    }
  }

  @Test(
    "Case 2: 401 has three meanings, told apart by the text",
    arguments: [
      ("No API key provided.", CatalogueError.keyMissing), ("Invalid API key!", .keyRefused),
      ("Request limit reached!", .limitReached),
    ])
  func unauthorized(message: String, error: CatalogueError) {
    #expect(throws: error) {
      try Fixtures.search(#"{"Response":"False","Error":"\#(message)"}"#, status: 401)
    }
  }

  @Test(
    "Every error text of the table has its meaning, punctuation and case aside",
    arguments: [
      ("Series not found!", CatalogueError.notFound), ("Series or season not found!", .notFound),
      ("Series or episode not found!", .notFound), ("Error getting data.", .notFound),
      ("Incorrect IMDb ID.", .incorrectID), ("Incorrect IMDb ID", .incorrectID),
      ("Too many results.", .tooManyResults),
      ("Must provide more than one character.", .tooManyResults),
      ("Daily request limit reached!", .limitReached), ("MOVIE NOT FOUND", .notFound),
      ("Something went wrong.", .refused(message: "Something went wrong.")),
      ("Object reference not set.", .refused(message: "Object reference not set.")),
    ])
  func errorTable(message: String, error: CatalogueError) {
    #expect(throws: error) {
      try FindTitle(.id(Fixtures.seriesID))
        .response(in: Fixtures.reply(#"{"Response":"False","Error":"\#(message)"}"#))
    }
  }

  @Test(
    "Case 4: an error text with unescaped quotation marks is understood",
    arguments: [
      (
        #"Conversion from string "77x" to type 'Double' is not valid."#, CatalogueError.incorrectID
      ),
      (#"Conversion from string "a, "b", c" to type 'Double'."#, .incorrectID),
      (#"Odd near '"'words'"aaa'."#, .refused(message: #"Odd near '"'words'"aaa'."#)),
    ])
  func unescapedQuotationMarks(message: String, error: CatalogueError) {
    #expect(throws: error) {
      try FindTitle(.id(Fixtures.seriesID))
        .response(in: Fixtures.reply(#"{"Response":"False","Error":"\#(message)"}"#))
    }
  }

  @Test(
    "Case 30: web pages in place of data mean what their status says",
    arguments: [
      (403, CatalogueError.blocked), (500, .serviceFailing(status: 500)),
      (503, .serviceFailing(status: 503)), (520, .serviceFailing(status: 520)),
      (522, .serviceFailing(status: 522)), (524, .serviceFailing(status: 524)),
      (429, .blocked), (401, .keyRefused), (404, .serviceFailing(status: 404)),
    ])
  func webPages(status: Int, error: CatalogueError) {
    for body in ["<!DOCTYPE html><html><body>No.</body></html>", "The service is down.", ""] {
      #expect(throws: error) { try Fixtures.search(body, status: status) }
    }
  }

  @Test(
    "Words that come with another status are not OMDb's",
    arguments: [
      (404, "Not Found", CatalogueError.serviceFailing(status: 404)),
      (503, "upstream not found", .serviceFailing(status: 503)),
      (403, "Request limit reached!", .blocked),
    ])
  func foreignErrors(status: Int, message: String, error: CatalogueError) {
    #expect(throws: error) { try Fixtures.search(#"{"error":"\#(message)"}"#, status: status) }
  }

  @Test("A page that asks for a captcha with status 200 is a firewall's")
  func challenge() {
    #expect(throws: CatalogueError.blocked) {
      try Fixtures.search("<html><title>Wait | Cloudflare</title></html>")
    }
    #expect(throws: CatalogueError.blocked) {
      try Fixtures.search("Performance & security by Cloudflare")
    }
  }

  @Test("An error in OMDb's XML is understood, declaration and blanks or not")
  func xmlErrors() {
    for start in ["", "<?xml version=\"1.0\"?>", "\n  "] {
      #expect(throws: CatalogueError.keyMissing) {
        try Fixtures.search(
          "\(start)<root response=\"False\">\n<error>No API key provided.</error></root>",
          status: 401)
      }
    }
  }

  @Test(
    "What is no known reply is unreadable, with a reason",
    arguments: [
      "", "   ", "{", "[]", "42", "null", #"{"Search":"#, #"{"Response":"True"}"#,
      "<root response=\"True\"><result title=\"A\"/></root>", #"{"Search" [] }"#,
      #"{"Search":[{"Title":"The La"#, "<html></html>",
    ])
  func unreadable(body: String) throws {
    let error = #expect(throws: CatalogueError.self) { try Fixtures.search(body) }
    guard case .unreadable(let reason) = try #require(error) else {
      Issue.record("\(body) gave \(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test("A failing service is no answer, even with a body that would be one")
  func dataWithFailingStatus() {
    #expect(throws: CatalogueError.serviceFailing(status: 502)) {
      try Fixtures.search(#"{"Search":[\#(Fixtures.row(7_000_001))]}"#, status: 502)
    }
  }

  @Test("Nesting is bounded")
  func deepNesting() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: CatalogueError.unreadable(reason: "it is nested too deeply")) {
      try Fixtures.search(#"{"Search":\#(deep)"#)
    }
  }
}
