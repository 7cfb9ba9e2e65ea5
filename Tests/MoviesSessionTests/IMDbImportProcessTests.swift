import Foundation
import MoviesCore
import MoviesSession
import TestSupport
import Testing

@MainActor
@Suite("The process that imports IMDb's data for a session", .timeLimit(.minutes(5)))
struct IMDbImportProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The importer whose program is a script.
  private func importer(
    _ script: String, options: [String] = [], environment: [String: String] = [:]
  ) throws -> IMDbImportProcess {
    let program = try folder.write(
      "#!/bin/sh\ncd \(folder.path)\n\(script)", to: "program", mode: 0o700)
    return IMDbImportProcess(program: program, options: options, in: environment)
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  @Test("Its lines are the news; anything else is left out")
  func lines() async throws {
    let progress = IMDbImportEvent.progressed(IMDbImportProgress(.downloading, percent: 3))
    let end = IMDbImportEvent.finished(titles: 7, ratings: 5)
    let importer = try importer("echo '\(progress.text)'\necho noise\necho '\(end.text)'")
    var news: [IMDbImportEvent] = []
    for await piece in importer.run(.install) { news.append(piece) }
    #expect(news == [progress, end])
  }

  @Test(
    "It is this program with the command for the job, the options, and without the key",
    arguments: [
      (IMDbJob.install, "imdb import --yes --progress-for-program --config /c.json"),
      (.update, "imdb update --progress-for-program --config /c.json"),
    ])
  func command(job: IMDbJob, words: String) async throws {
    let importer = try importer(
      "echo \"$*\" > words; echo \"$OMDB_API_KEY$PLACE\" > variables",
      options: ["--config", "/c.json"],
      environment: ["OMDB_API_KEY": "s3cret", "PLACE": "here", "PATH": "/usr/bin:/bin"])
    for await _ in importer.run(job) {}
    #expect(text("words") == words + "\n")
    #expect(text("variables") == "here\n")
  }

  @Test("A reason cannot reach a terminal raw")
  func harmless() async throws {
    let importer = try importer(#"printf '{"failed":{"reason":"a\\u001b[31mb\\nc"}}\n'"#)
    var news: [IMDbImportEvent] = []
    for await piece in importer.run(.install) { news.append(piece) }
    guard case .failed(let reason?) = news.first else { throw Missing() }
    #expect(!reason.contains("\u{1B}") && !reason.contains("\n"))
  }

  @Test("A program that is not there ends at once")
  func missing() async throws {
    let importer = IMDbImportProcess(program: "/nowhere/program", in: [:])
    for await _ in importer.run(.install) { throw Missing() }
  }

  @Test("It is asked to end once nobody listens")
  func stopping() async throws {
    let importer = try importer(
      "trap 'echo yes > ended; exit' INT\necho $$ > started\nwhile :; do sleep 0.05; done",
      environment: ["PATH": "/usr/bin:/bin"])
    let listening = Task { for await _ in importer.run(.install) {} }
    try await waitUntil("the process") { text("started") != nil }
    listening.cancel()
    try await waitUntil("its end") { text("ended") == "yes\n" }
    await listening.value
  }

  @Test("Its standard input stays open while it is listened to, and ends then")
  func input() async throws {
    let importer = try importer(
      "trap '' INT\necho $$ > started\ncat > rest\necho yes > ended",
      environment: ["PATH": "/usr/bin:/bin"])
    let listening = Task { for await _ in importer.run(.install) {} }
    try await waitUntil("the process") { text("started") != nil }
    #expect(text("ended") == nil)
    listening.cancel()
    try await waitUntil("its end") { text("ended") == "yes\n" }
    #expect(text("rest") == "")
    await listening.value
  }

  private struct Missing: Error {}
}
