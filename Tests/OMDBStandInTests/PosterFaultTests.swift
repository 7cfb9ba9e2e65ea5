import Testing

@testable import OMDBStandIn

@Suite("Faults of posters", .timeLimit(.minutes(5)))
struct PosterFaultTests {
  @Test("A web page stands in place of the picture, with any status")
  func webPages() {
    for status in [200, 404, 503] {
      let reply = struck(by: .webPage(status: status))
      #expect(reply.status == status)
      #expect(reply.headers["content-type"] == "text/html; charset=UTF-8")
      #expect(DecodedPicture(reply.body) == nil)
    }
  }

  @Test("A cut file has its header and half of its bytes")
  func cut() {
    let cut = struck(by: .truncatedBody).body
    #expect(cut == Array(sound.body.prefix(sound.body.count / 2)))
    #expect(DecodedPicture(cut)?.width == 100)
    #expect(DecodedPicture(cut)?.pixels == [])
    #expect(DecodedPicture(sound.body)?.pixels.isEmpty == false)
  }

  @Test("A huge picture says so in its header, and only there")
  func huge() throws {
    let huge = struck(by: .hugePicture).body
    let header = try #require(DecodedPicture(huge, isHeaderEnough: true))
    #expect(header.width == 65_500 && header.height == 65_500)
    #expect(zip(huge, sound.body).count { $0 != $1 } == 4)
    #expect(PictureFault.enlarging([0xFF, 0xD8, 0xFF]) == [0xFF, 0xD8, 0xFF])
    #expect(PictureFault.enlarging([]) == [])
  }

  @Test("Redirects lead to another host, or to where they come from")
  func redirects() {
    let away = struck(by: .redirectAway)
    #expect(away.status == 302)
    #expect(away.headers["location"] == "https://example.org\(request.path)")
    #expect(struck(by: .redirectLoop).headers["location"] == request.path)
    #expect(away.body == [])
  }

  @Test("A rule is about posters or about answers, never about both")
  func targets() {
    let posters = FaultRule(.webPage(status: 503), of: .posters)
    let answers = FaultRule(.webPage(status: 503))
    let question = StandInRequest(query: "i=tt7000001")
    #expect(verdict(posters, on: request) == [.webPage(status: 503)])
    #expect(verdict(posters, on: question) == [])
    #expect(verdict(answers, on: request) == [])
    #expect(verdict(answers, on: question) == [.webPage(status: 503)])
  }

  @Test("A rule about posters can name a title")
  func title() {
    #expect(verdict(FaultRule(.redirectLoop, of: .posters, when: ["i": "tt7000001"])) != [])
    #expect(verdict(FaultRule(.redirectLoop, of: .posters, when: ["i": "tt7000002"])) == [])
    #expect(verdict(FaultRule(.redirectLoop, of: .posters, when: ["s": "clock"])) == [])
  }

  @Test("Posters come late if a rule says so, and are not counted to the day's limit")
  func schedule() {
    let slow = FaultRule(.latency(milliseconds: 300...300), of: .posters)
    var schedule = FaultSchedule(StandInFaults(dailyLimit: 1, rules: [slow]))
    let verdicts = ["/", "/posters/tt7000001_SX100.jpg", "/posters/tt7000001_SX100.jpg", "/"].map {
      schedule.verdict(on: StandInRequest(path: $0, query: ""))
    }
    #expect(verdicts.map(\.delay) == [.zero, .milliseconds(300), .milliseconds(300), .zero])
    #expect(verdicts.map(\.faults.isEmpty) == [true, true, true, false])
  }

  @Test(
    "Rules about posters can be written in words",
    arguments: [
      ("poster web-page 404", FaultRule(.webPage(status: 404), of: .posters)),
      ("poster latency 2000", FaultRule(.latency(milliseconds: 2_000...2_000), of: .posters)),
      (
        "poster i=tt0096895 every 2 truncated-body",
        FaultRule(.truncatedBody, of: .posters, when: ["i": "tt0096895"], every: 2)
      ),
      ("poster closed-connection", FaultRule(.closedConnection, of: .posters)),
      ("poster overtaken", FaultRule(.overtaken, of: .posters)),
      ("poster huge-picture", FaultRule(.hugePicture, of: .posters)),
      ("poster redirect-away", FaultRule(.redirectAway, of: .posters)),
      ("poster redirect-loop", FaultRule(.redirectLoop, of: .posters)),
    ])
  func writtenRules(text: String, rule: FaultRule) throws {
    #expect(try FaultRule(text) == rule)
  }

  @Test(
    "What cannot happen to posters, or only to them, is refused with words",
    arguments: [
      "poster", "poster nonsense", "poster error No", "poster invalid-json",
      "poster cached-refusal", "poster episode-zero", "poster unknown-season",
      "poster missing-episode 4", "poster s=batman truncated-body", "huge-picture",
      "redirect-away", "redirect-loop", "every 2 poster truncated-body",
    ])
  func malformedRules(text: String) throws {
    let error = #expect(throws: FaultRule.SyntaxError.self) { try FaultRule(text) }
    #expect(try #require(error).explanation.isEmpty == false)
  }

  private let request = StandInRequest(path: "/posters/tt7000001_SX100.jpg", query: "")

  private var sound: StandInReply { Samples.standIn.reply(to: request) }

  private func struck(by fault: Fault) -> StandInReply {
    StandIn(catalogue: Samples.catalogue, faults: [fault]).reply(to: request)
  }

  private func verdict(_ rule: FaultRule, on other: StandInRequest? = nil) -> [Fault] {
    var schedule = FaultSchedule(StandInFaults(rules: [rule]))
    return schedule.verdict(on: other ?? request).faults
  }
}
