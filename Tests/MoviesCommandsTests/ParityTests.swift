import OMDBStandIn
import Testing
import Titles
import Transport

/// A session and the command `search` ask the same service the same question, over real libcurl,
/// while something goes wrong there; whatever it is, they request, find and say the same.
@MainActor
@Suite("A session and a command say the same", .timeLimit(.minutes(5)))
struct ParityTests {
  /// Something that goes wrong at the service.
  struct Trouble: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var faults = StandInFaults()
    var questions = ParityTests.questions
    /// How long a request may take, in seconds.
    var timeout = 15.0
  }

  nonisolated private static let key = "5ec4e7ab"

  /// Found by its words; by its name; by another spelling; not at all; by its id; not by its id;
  /// with something left out; with nothing left.
  nonisolated static let questions = [
    "batman", "9", "schindlers list", "qwxzqwxz", "tt0096895", "tt9999999", "<batman>",
    "' or '1'='1",
  ]

  nonisolated static let troubles: [Trouble] =
    [
      Trouble(testDescription: "nothing"),
      Trouble(testDescription: "refused key", faults: StandInFaults(requiredKey: "another1")),
      Trouble(testDescription: "limit", faults: StandInFaults(dailyLimit: 0)),
      Trouble(testDescription: "limit in the middle", faults: StandInFaults(dailyLimit: 1)),
      Trouble(testDescription: "limit later on", faults: StandInFaults(dailyLimit: 2)),
      Trouble(
        testDescription: "silence",
        faults: StandInFaults(rules: [FaultRule(.latency(milliseconds: 3_000...3_000))]),
        questions: ["batman"], timeout: 0.2),
      Trouble(
        testDescription: "overtaken", faults: StandInFaults(rules: [FaultRule(.overtaken)]),
        questions: ["tt0096895"]),
    ]
    + [
      ("latency", .latency(milliseconds: 1...5)), ("firewall", .webPage(status: 403)),
      ("missing page", .webPage(status: 404)), ("too many requests", .webPage(status: 429)),
      ("web page", .webPage(status: 200)),
      ("other words", .error("Something went wrong.")), ("no match", .error("Movie not found!")),
      ("too many results", .error("Too many results.")),
      ("wrong id", .error("Incorrect IMDb ID.")), ("missing key", .error("No API key provided.")),
      ("truncated", .truncatedBody), ("invalid JSON", .invalidJSON),
      ("cached refusal", .cachedRefusal),
    ].map { name, fault in
      Trouble(testDescription: name, faults: StandInFaults(rules: [FaultRule(fault)]))
    }
    // Each request is retried after a pause.
    + [
      ("service failing", Fault.webPage(status: 503)), ("closed connection", .closedConnection),
    ].map { name, fault in
      Trouble(
        testDescription: name, faults: StandInFaults(rules: [FaultRule(fault)]),
        questions: ["batman", "tt0096895"])
    }
    + [
      ("no match by name", .error("Movie not found!")), ("firewall by name", .webPage(status: 403)),
      ("failing by name", .webPage(status: 503)),
    ].map { name, fault in
      Trouble(
        testDescription: name,
        faults: StandInFaults(rules: [FaultRule(fault, when: ["t": "9"])]), questions: ["9"])
    }

  @Test("Whatever goes wrong", arguments: troubles)
  func parity(_ trouble: Trouble) async throws {
    for text in trouble.questions {
      try await expectTheSame(about: text, in: trouble) {
        try await $0.session(text)
      } command: {
        try await $0.command(text)
      }
    }
  }

  @Test("Whatever goes wrong with the facts of one title", arguments: troubles)
  func details(_ trouble: Trouble) async throws {
    for number in ["tt0096895", "tt9999999"] {
      let id = try #require(TitleID(number))
      try await expectTheSame(about: number, in: trouble) {
        try await $0.details(id)
      } command: {
        try await $0.show(id)
      }
    }
  }

  @Test("Without trouble a question is answered with its titles")
  func titles() async throws {
    let trouble = Trouble(testDescription: "")
    let session = try await result(of: trouble) { try await $0.session("batman") }
    #expect(session.findings.ids.count == 10)
    #expect(session.findings.lines.isEmpty)
    #expect(session.asked == ["s=batman&page=1"])
  }

  @Test("A fallback that meets the day's limit stops there and ends with 75")
  func limitInTheMiddle() async throws {
    let trouble = Trouble(testDescription: "", faults: StandInFaults(dailyLimit: 1))
    let command = try await result(of: trouble) { try await $0.command("9") }
    #expect(command.findings.exitCode == 75)
    #expect(command.asked == ["s=9&page=1", "t=9&plot=full"])
  }

  @Test("A refused key is asked again once")
  func refusedKey() async throws {
    let trouble = Trouble(testDescription: "", faults: StandInFaults(requiredKey: "another1"))
    let session = try await result(of: trouble) { try await $0.session("batman") }
    #expect(session.findings.exitCode == 77)
    #expect(session.asked == ["s=batman&page=1", "s=batman&page=1"])
  }

  /// Asks two services in the same trouble at the same time, and compares what comes of it.
  private func expectTheSame(
    about question: String, in trouble: Trouble,
    session: @escaping @MainActor @Sendable (Asking) async throws -> Findings,
    command: @escaping @MainActor @Sendable (Asking) async throws -> Findings
  ) async throws {
    // Both of them mostly wait: for a silent service, or before they try again.
    async let ofSession = result(of: trouble, session)
    async let ofCommand = result(of: trouble, command)
    let (sessions, commands) = try await (ofSession, ofCommand)
    #expect(commands.findings == sessions.findings, "\(question)")
    #expect(commands.asked == sessions.asked, "\(question)")
  }

  /// The outcome of asking a service in trouble, and its requests, without the key.
  private func result(
    of trouble: Trouble, _ ask: @MainActor @Sendable (Asking) async throws -> Findings
  ) async throws -> (findings: Findings, asked: [String]) {
    let server = try await StandInServer.start(catalogue: .bundled, faults: trouble.faults)
    let url = ServiceURL(loopbackPort: server.port)
    let findings = try await ask(Asking(url: url, key: Self.key, timeout: trouble.timeout))
    let asked = server.requests.map { request in
      ["s", "t", "i", "plot", "page", "type", "y"].compactMap { name in
        request.parameter(name).map { "\(name)=\($0)" }
      }.joined(separator: "&")
    }
    await server.stop()
    return (findings, asked)
  }
}
