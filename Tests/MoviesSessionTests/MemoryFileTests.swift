import Files
import Foundation
import MoviesCore
import TestSupport
import Testing

@testable import MoviesSession

@Suite("The file by which sessions remember each other", .timeLimit(.minutes(5)))
struct MemoryFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var state: String { folder.path + "/state/movies-tui" }
  private var path: String { state + "/session.json" }
  private var file: MemoryFile { MemoryFile(folder: state) }

  private func memory(of queries: String...) -> SessionMemory {
    var memory = SessionMemory()
    memory.history = QueryHistory(queries.map { .init(text: $0) })
    return memory
  }

  private func put(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test("Where there is no file, a session begins anew")
  func missing() throws {
    #expect(try file.read() == SessionMemory())
  }

  @Test("What was written is read again, and belongs to its owner alone")
  func writing() throws {
    try file.write(memory(of: "alien", "batman"))
    #expect(try file.read() == memory(of: "alien", "batman"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let folder = try FileManager.default.attributesOfItem(atPath: state)
    #expect(folder[.posixPermissions] as? Int == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: state) == ["session.json"])
  }

  @Test("The queries of another session that ended in the meantime stay")
  func twoSessions() throws {
    try file.write(memory(of: "alien"))
    try file.write(memory(of: "batman"))
    #expect(try file.read().history.entries.map(\.text) == ["alien", "batman"])
  }

  @Test(
    "A damaged file is kept under another name, and the next one is written",
    arguments: [
      "", "{", "[]", #"{"version":1}"#, #"{"version":1,"memory":{"history":7}}"#, "\u{0}",
    ])
  func damaged(text: String) throws {
    try put(text)
    let damaged = FileFailure(.damaged, of: path, keptAs: path + ".damaged")
    #expect(throws: damaged) { try file.read() }
    #expect(try String(contentsOfFile: path + ".damaged", encoding: .utf8) == text)
    try file.write(memory(of: "alien"))
    #expect(try file.read() == memory(of: "alien"))
  }

  @Test("The file of a newer version is left alone")
  func newer() throws {
    let text = #"{"version":2,"memories":[]}"#
    try put(text)
    #expect(throws: FileFailure(.newer, of: path)) { try file.read() }
    #expect(throws: FileFailure(.newer, of: path)) { try file.write(memory(of: "alien")) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test("What could end a line or move the cursor is taken out of what is read")
  func hostile() throws {
    try put(##"{"version":1,"memory":{"history":[{"text":"a\u001b[2Jlien"}]}}"##)
    #expect(try file.read().history.entries.allSatisfy { !$0.text.contains("\u{1B}") })
  }

  @Test("A folder that cannot be made is told of, and nothing else happens")
  func unwritable() throws {
    let file = MemoryFile(folder: "/dev/null/movies-tui")
    #expect(
      throws: FileFailure(
        .unwritable(reason: "Not a directory"), of: "/dev/null/movies-tui/session.json")
    ) { try file.write(memory(of: "alien")) }
  }

  @Test("A directory in the file's place is told of")
  func directory() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(throws: FileFailure(.unreadable(reason: "it is a directory"), of: path)) {
      try file.read()
    }
  }
}
