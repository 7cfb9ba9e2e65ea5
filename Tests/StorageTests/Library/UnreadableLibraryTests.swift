import Foundation
import Storage
import TestSupport
import Testing
import Titles

@Suite("What stands in the way of the library", .timeLimit(.minutes(5)))
struct UnreadableLibraryTests {
  let folder: LibraryFolder

  init() throws {
    folder = try LibraryFolder()
  }

  @Test("A directory in the file's place is left alone")
  func directory() async throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let expected = folder.error(.unreadable(reason: "it is a directory"))
    await #expect(throws: expected) { try await folder.store.marks() }
    await #expect(throws: expected) { try await folder.store.apply(.removal, to: 1) }
  }

  @Test("A file in the folder's place is an error, and not an empty library")
  func fileForFolder() async throws {
    try folder.write("in the way", to: "data")
    await expectUnreadable("Not a directory")
  }

  @Test(
    "A link to nothing on the way to the file is an error, and not an empty library",
    arguments: ["", "/library.sqlite"])
  func deadLink(name: String) async throws {
    let link = try makeLink(name, to: "nowhere")
    await expectUnreadable("\(link) is a link to nothing")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "nowhere")
  }

  @Test(
    "A link to itself on the way to the file is an error, and not an empty library",
    arguments: [("", "data"), ("/library.sqlite", "library.sqlite")])
  func loop(name: String, target: String) async throws {
    let link = try makeLink(name, to: target)
    await expectUnreadable("Too many levels of symbolic links")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
  }

  @Test("A link to a folder without a library is an empty one")
  func linkedFolder() async throws {
    try folder.write("", to: "elsewhere/file")
    try makeLink("", to: "elsewhere")
    #expect(try await folder.store.marks().isEmpty)
    try await folder.fill()
    #expect(try await folder.store.titles(in: .watchlist) == ["Film 0"])
  }

  /// Makes a link in the place of the library's folder, or of a file in it.
  @discardableResult
  private func makeLink(_ name: String, to target: String) throws -> String {
    let link = folder.folderPath + name
    try FileManager.default.createDirectory(
      at: URL(filePath: link).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    return link
  }

  private func expectUnreadable(_ reason: String) async {
    let store = folder.store
    let expected = folder.error(.unreadable(reason: reason))
    await #expect(throws: expected) { try await store.marks() }
    await #expect(throws: expected) { try await store.lists() }
    await #expect(throws: expected) { try await store.undo() }
    await #expect(throws: expected) { try await store.apply(.watchlist(isOn: true), to: 1) }
  }
}
