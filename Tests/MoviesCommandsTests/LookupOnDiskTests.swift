import OMDBStandIn
import SessionTestSupport
import Testing

@MainActor
@Suite("What lookup asks the service, over several runs", .timeLimit(.minutes(5)))
struct LookupOnDiskTests {
  @Test("What was looked up before costs no request, and is answered without a network")
  func kept() async throws {
    let home = try await ServedHome()
    let input = "tt0096895\nalien (1979)\ntt0096895\n"
    let first = await home.run("lookup", input: ScriptedSource(input))
    #expect(first.exitCode == 0)
    #expect(home.requests.count == 2)
    #expect(await home.run("lookup", input: ScriptedSource(input)).output == first.output)
    #expect(home.requests.count == 2)
    await home.leave()
    #expect(await home.run("lookup", input: ScriptedSource(input)).output == first.output)
    #expect(
      await home.run("--offline", "lookup", input: ScriptedSource(input)).output == first.output)
  }

  @Test("At the day's limit the remaining lines say so, and only what is kept is answered")
  func limit() async throws {
    let home = try await ServedHome()
    try home.configure(#"{"omdb": {"dailyLimit": 2}}"#)
    let input = "tt0096895\ntt0078748\ntt0133093\nblade runner\ntt0096895\n"
    let result = await home.run("lookup", input: ScriptedSource(input))
    #expect(result.exitCode == 75)
    #expect(home.requests.count == 2)
    let answers = try result.lines.map(LookupAnswer.init)
    #expect(answers.map(\.code) == [nil, nil, 75, 75, nil])
    #expect(result.output.contains("Daily limit reached, probably until 00:00 UTC."))
    await home.leave()
  }

  @Test("A limit that the service declares ends the requests as well")
  func declaredLimit() async throws {
    let home = try await ServedHome(faults: StandInFaults(dailyLimit: 1))
    let input = ScriptedSource("tt0096895\ntt0078748\ntt0133093\ntt0083658\n")
    let result = await home.run("lookup", input: input)
    #expect(result.exitCode == 75)
    #expect(try result.lines.map { try LookupAnswer($0).code } == [nil, 75, 75, 75])
    #expect(home.requests.count == 2)
    // The next run does not ask at once either, and only the requests that left are counted.
    #expect(await home.run("show", "tt0078748").exitCode == 75)
    #expect(home.requests.count == 2)
    let doctor = try await home.run("doctor", "--format", "json").object()
    #expect((doctor["cache"] as? [String: Any])?["requests"] as? Int == 2)
    await home.leave()
  }

  @Test(
    "Without a network a title that was seen is found by its name, and by its id whatever the plot",
    arguments: [[], ["--offline"]])
  func seenBefore(options: [String]) async throws {
    let home = try await ServedHome()
    _ = await home.run("show", "tt0096895")
    await home.leave()
    let input = ScriptedSource("batman (1989)\ntt0096895\nBATMAN\nbatman (1966)\nbat\nalien\n")
    let result = await home.run(["lookup"] + options, input: input)
    #expect(result.exitCode == 69)
    let answers = try result.lines.map(LookupAnswer.init)
    #expect(answers.map(\.id) == ["tt0096895", "tt0096895", "tt0096895", nil, nil, nil])
    #expect(answers.map(\.code) == [nil, nil, nil, 69, 69, 69])
  }

  @Test("The key is on no line, whatever goes wrong")
  func secret() async throws {
    for fault in [Fault.error("Invalid API key!"), .webPage(status: 503), .truncatedBody] {
      let home = try await ServedHome(
        faults: StandInFaults(rules: [FaultRule(fault, when: ["i": "tt0078748"])]))
      let input = ScriptedSource("tt0096895\ntt0078748\nqwxzqwxz\ntt12\n")
      let result = await home.run("lookup", input: input)
      #expect(result.lines.count == 4)
      #expect(try LookupAnswer(result.lines[1]).code ?? 0 > 64)
      #expect(!(result.output + result.messages).contains(ServedHome.key))
      await home.leave()
    }
  }
}
