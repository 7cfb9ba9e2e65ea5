import Foundation
import GRDB
import Storage
import TestSupport
import Testing
import Titles

@Suite(
  "Sessions with a library that are killed, that have no space, or that may not write",
  .timeLimit(.minutes(60)))
struct LibrarySessionTests {
  private static let probe = BuiltProgram.path("StorageProbe")
  let folder: LibraryFolder

  init() throws {
    folder = try LibraryFolder()
  }

  /// The number in an environment variable.
  private static func setting(_ name: String, default value: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? value
  }

  @Test("Killed at any point of writing, a session leaves all that was committed, and every step")
  func killed() async throws {
    let seed = UInt64(Self.setting("MOVIES_TUI_KILL_SEED", default: 15))
    var random = SplitMix(seed: seed)
    var folder = folder
    var done = 0
    for time in 0..<Self.setting("MOVIES_TUI_LIBRARY_KILLS", default: 12) {
      if time % 12 == 11 {
        try await expectsEveryStep(after: done, in: folder)
        folder = try LibraryFolder()
        done = 0
      }
      let count = Int.random(in: 0..<6, using: &random)
      let delay = Int.random(in: 0..<15_000, using: &random)
      let result = try await ChildProcess.run(
        Self.probe, ["killed-library", folder.folderPath, "\(done)", "\(count)", "\(delay)"])
      try #require(result.ending == .killed(signal: SIGKILL), "\(result)")
      let lines = result.output.split(separator: "\n").map(String.init)
      try #require(lines.allSatisfy { Int($0) != nil }, "\(lines)")
      let told = lines.last.flatMap { Int($0) }.map { $0 + 1 } ?? done
      let notes = try await notes(in: folder)
      // The last commit may have come too late to be told.
      let possible = [told, told + 1].filter { notes == ProbeActs($0).notes }
      done = try #require(possible.first, "seed \(seed), kill \(time), act \(told)")
    }
    try await expectsEveryStep(after: done, in: folder)
  }

  /// The notes of all titles, in a file that SQLite finds no fault with.
  private func notes(in folder: LibraryFolder) async throws -> [TitleID: String] {
    let store = folder.store
    let entries = try await store.entries(in: .everything)
    if !entries.isEmpty {
      let integrity = try await DatabaseQueue(path: folder.path).read {
        try String.fetchAll($0, sql: "PRAGMA integrity_check")
      }
      try #require(integrity == ["ok"])
    }
    return Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0.note ?? "") })
  }

  private func expectsEveryStep(after done: Int, in folder: LibraryFolder) async throws {
    let store = folder.store
    var edits = ProbeActs(done).edits
    while let edit = edits.popLast() {
      #expect(try await store.undo()?.step.kind == .change(.note("\(edit)")))
    }
    #expect(try await store.undo() == nil)
    #expect(try await store.marks().isEmpty)
  }

  @Test(
    "Without space nothing is lost, and what is there is read",
    arguments: [4_096, 40_000, 150_000])
  func limited(bytes: Int) async throws {
    let result = try await ChildProcess.run(
      Self.probe, ["limited-library", folder.folderPath, "\(bytes)"])

    #expect(result.exitCode == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    let failures = lines.filter { $0.hasPrefix("failed") }
    #expect(!failures.isEmpty)
    #expect(failures.allSatisfy { $0.contains("full(") || $0.contains("unwritable(") })
    let read = try #require(lines.last)
    #expect(read.hasPrefix("read "))
    let store = folder.store
    #expect("read \(try await store.marks().count)" == read)
    try await store.check()
    #expect(try await store.apply(.rating(8, on: nil), to: 1) != nil)
  }

  @Test("Another user's library is read, and the change that is refused says why")
  func foreign() async throws {
    try await folder.fill(3)
    try folder.allow(folder: 0o555, file: 0o444)
    defer { try? folder.allow(folder: 0o700, file: 0o600) }

    let result = try await ChildProcess.run(
      Self.probe, ["foreign-library", folder.folderPath, "0"])

    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("failed unwritable(") ?? false)
    #expect(lines.last == "read 3")
  }

  @Test("A library that may not be read is said to be so, and left alone")
  func secret() async throws {
    try await folder.fill(3)
    try folder.allow(folder: 0o555, file: 0o000)
    defer { try? folder.allow(folder: 0o700, file: 0o600) }

    let result = try await ChildProcess.run(
      Self.probe, ["foreign-library", folder.folderPath, "0"])

    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("failed un") ?? false)
    #expect(lines.last?.hasPrefix("unreadable un") ?? false)
  }

  @Test("A library in a folder that may not be read is said to be so, and is not an empty one")
  func secretFolder() async throws {
    try await folder.fill(3)
    try folder.allow(folder: 0o000, file: 0o600)
    defer { try? folder.allow(folder: 0o700, file: 0o600) }

    let result = try await ChildProcess.run(
      Self.probe, ["foreign-library", folder.folderPath, "0"])

    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("failed unreadable(") ?? false)
    #expect(lines.last?.hasPrefix("unreadable unreadable(") ?? false)
  }

  @Test("Two sessions that change the library at the same time lose nothing")
  func sideBySide() async throws {
    let stores = [folder.store, folder.store]
    try await withThrowingTaskGroup { group in
      for (session, store) in stores.enumerated() {
        group.addTask {
          for turn in 0..<40 {
            try await store.apply(.seen(Viewing(day: .day(1 + turn % 28))), to: turn % 3)
            try await store.apply(.list("Noir", isIn: true), to: 100 * (session + 1) + turn)
          }
        }
      }
      try await group.waitForAll()
    }
    for store in stores {
      #expect(try await store.titles(in: .named("Noir")).count == 80)
      #expect(try await store.marks().values.map(\.viewings).reduce(0, +) == 80)
    }
    var steps = 0
    while try await stores[steps % 2].undo() != nil { steps += 1 }
    #expect(steps == 160)
    #expect(try await stores[0].marks().isEmpty)
  }
}

/// What the probe has done after a number of acts.
private struct ProbeActs {
  /// The numbers of the edits that have not been taken back.
  var edits: [Int]

  init(_ count: Int) {
    edits = (0..<count).filter { $0 % 5 < 3 }
    if count % 5 == 4 { edits.removeLast() }
  }

  /// The notes of all titles.
  var notes: [TitleID: String] {
    var notes: [TitleID: String] = [:]
    for edit in edits {
      for offset in 0..<(edit % 5 == 0 ? 100 : 1) {
        notes[.numbered(7_000_000 + (edit + offset) % 120)] = "\(edit)"
      }
    }
    return notes
  }
}

extension LibraryFolder {
  /// Says who may do what with the folder and the file.
  fileprivate func allow(folder: Int, file: Int) throws {
    for (path, mode) in [(path, file), (folderPath, folder)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
  }
}
