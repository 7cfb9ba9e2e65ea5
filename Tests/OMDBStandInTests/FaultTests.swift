import Testing

@testable import OMDBStandIn

@Suite("Faults on demand", .timeLimit(.minutes(5)))
struct FaultTests {
  @Test("Web pages, error texts and broken bodies take the reply's place")
  func replies() {
    #expect(struck(by: .webPage(status: 522)).status == 522)
    #expect(struck(by: .webPage(status: 503)).text == "The service is unavailable.")
    let limit = struck(by: .error("Request limit reached!"))
    #expect(limit.status == 401)
    #expect(limit.text == #"{"Response":"False","Error":"Request limit reached!"}"#)
    #expect(struck(by: .error("Movie not found!")).status == 200)
    #expect(struck(by: .truncatedBody).body.count == sound.body.count / 2)
    #expect(struck(by: .invalidJSON).text.contains("\"Title\":\"\u{1A}\\ The Clockmaker's"))
    #expect(struck(by: .closedConnection) == sound, "that one is the server's")
  }

  @Test("A cached refusal is bound to the order of the parameters")
  func cachedRefusal() {
    var standIn = StandIn(catalogue: Samples.catalogue, requiredKey: "k")
    standIn.faults = [.cachedRefusal]
    let last = standIn.reply(to: StandInRequest(query: "i=tt7000001&apikey=k"))
    let first = standIn.reply(to: StandInRequest(query: "apikey=k&i=tt7000001"))
    #expect(last.status == 401)
    #expect(last.text == #"{"Response":"False","Error":"Invalid API key!"}"#)
    #expect(first.status == 200)
  }

  @Test("A rule strikes the requests it names, every n-th of them")
  func rules() {
    let rule = FaultRule(.truncatedBody, when: ["S": "lamp"], every: 2)
    var schedule = FaultSchedule(StandInFaults(rules: [rule]))
    let struck = ["s=lamp", "s=other", "s=lamp&page=2", "s=lamp", "s=lamp"].map {
      !schedule.verdict(on: StandInRequest(query: $0)).faults.isEmpty
    }
    #expect(struck == [false, false, true, false, true])
  }

  @Test("The day's limit strikes every request behind it")
  func dailyLimit() {
    var schedule = FaultSchedule(StandInFaults(dailyLimit: 2))
    let verdicts = (0..<4).map { _ in schedule.verdict(on: StandInRequest(query: "s=a")).faults }
    let limit = [Fault.error("Request limit reached!")]
    #expect(verdicts == [[], [], limit, limit])
  }

  @Test("Latencies are within their bounds and the same for the same seed")
  func latencies() {
    func delays(seed: UInt64) -> [Duration] {
      let rules = [FaultRule(.latency(milliseconds: 100...900))]
      var schedule = FaultSchedule(StandInFaults(rules: rules, seed: seed))
      return (0..<50).map { _ in schedule.verdict(on: StandInRequest(query: "s=a")).delay }
    }
    #expect(delays(seed: 1) == delays(seed: 1))
    #expect(delays(seed: 1) != delays(seed: 2))
    #expect(delays(seed: 1).allSatisfy { (.milliseconds(100) ... .milliseconds(900)).contains($0) })
  }

  @Test(
    "Rules can be written in words",
    arguments: [
      ("latency 300", FaultRule(.latency(milliseconds: 300...300))),
      ("latency 100-900", FaultRule(.latency(milliseconds: 100...900))),
      (
        "s=dark+knight page=2 every 3 web-page 503",
        FaultRule(.webPage(status: 503), when: ["s": "dark knight", "page": "2"], every: 3)
      ),
      ("error Request limit reached!", FaultRule(.error("Request limit reached!"))),
      ("truncated-body", FaultRule(.truncatedBody)), ("invalid-json", FaultRule(.invalidJSON)),
      ("closed-connection", FaultRule(.closedConnection)), ("overtaken", FaultRule(.overtaken)),
      ("cached-refusal", FaultRule(.cachedRefusal)),
    ])
  func writtenRules(text: String, rule: FaultRule) throws {
    #expect(try FaultRule(text) == rule)
  }

  @Test(
    "What is no rule is refused with words",
    arguments: [
      "", "nonsense", "latency", "latency 9-1", "latency -5", "web-page 99",
      "every x truncated-body",
      "every 0 overtaken", "truncated-body now", "s=a",
    ])
  func malformedRules(text: String) throws {
    let error = #expect(throws: FaultRule.SyntaxError.self) { try FaultRule(text) }
    #expect(try #require(error).explanation.isEmpty == false)
  }

  private var sound: StandInReply {
    Samples.standIn.reply(to: StandInRequest(query: "i=tt7000001"))
  }

  private func struck(by fault: Fault, _ query: String = "i=tt7000001") -> StandInReply {
    StandIn(catalogue: Samples.catalogue, faults: [fault])
      .reply(to: StandInRequest(query: query))
  }
}
