import Files
import Foundation
import TestSupport
import Testing

@Suite("Files that are written as a whole", .timeLimit(.minutes(5)))
struct WholeFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  @Test("A file is replaced, for its owner alone, and nothing is left beside it")
  func replaced() throws {
    let path = try folder.write("old", to: "a", mode: 0o644)
    try WholeFile.replace(path, with: Array("new".utf8))
    #expect(try text("a") == "new")
    #expect(try names == ["a"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("A link stays, and what it leads to is replaced")
  func link() throws {
    try folder.write("old", to: "target")
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target")
    try WholeFile.replace(link, with: Array("new".utf8))
    #expect(try text("target") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target")
  }

  @Test("A link to nothing stays, and is an error")
  func danglingLink() throws {
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
    #expect(throws: SystemError(.open, code: ENOENT)) { try WholeFile.replace(link, with: []) }
    #expect(try names == ["link"])
  }

  @Test("What is no longer wanted leaves the old file, and nothing beside it")
  func unwanted() throws {
    let path = try folder.write("old", to: "a")
    let refusal = SystemError(.replace, code: ECANCELED)
    #expect(throws: refusal) {
      try WholeFile.replace(path, with: Array("new".utf8)) { () throws(SystemError) in
        throw refusal
      }
    }
    #expect(try text("a") == "old")
    #expect(try names == ["a"])
  }

  @Test("A folder in the file's place stays, and is an error")
  func folderInTheWay() throws {
    #expect(throws: SystemError(.replace, code: EISDIR)) {
      try WholeFile.replace(folder.path, with: [1])
    }
  }

  @Test("A new file is made whole by whoever fills it, and replaces none")
  func made() throws {
    let path = folder.path + "/a"
    try WholeFile.make(path) { aside in
      #expect(try names.count == 1)
      #expect(!FileManager.default.fileExists(atPath: path))
      try Data("new".utf8).write(to: URL(filePath: aside))
    }
    #expect(try text("a") == "new")
    #expect(try names == ["a"])
    #expect(throws: SystemError(.replace, code: EEXIST)) {
      try WholeFile.make(path) { _ in }
    }
    #expect(try text("a") == "new")
    #expect(try names == ["a"])
  }

  @Test("A file is replaced by whoever fills a new one, and stays if that fails")
  func filled() throws {
    struct Stopped: Error {}
    let path = try folder.write("old", to: "a")
    #expect(throws: Stopped.self) {
      try WholeFile.replace(path) { aside in
        try "new".write(toFile: aside, atomically: false, encoding: .utf8)
        throw Stopped()
      }
    }
    #expect(try text("a") == "old")
    try WholeFile.replace(path) { aside in
      try "new".write(toFile: aside, atomically: false, encoding: .utf8)
      #expect(try text("a") == "old")
    }
    #expect(try text("a") == "new")
    #expect(try names == ["a"])
  }

  @Test("What a killed session has left beside a file goes when the file is written again")
  func left() throws {
    let path = try folder.write("old", to: "a")
    try folder.write("half", to: "a.movies-tui-0123456789abc")
    try folder.write("half", to: "b.movies-tui-0123456789abc/b")
    try folder.write("log", to: "b.movies-tui-0123456789abc/b-journal")
    try WholeFile.replace(path, with: Array("new".utf8))
    #expect(try names == ["a", "b.movies-tui-0123456789abc"])
    try WholeFile.make(folder.path + "/b") { _ in }
    #expect(try names == ["a", "b"])
  }

  @Test("What killed sessions have left is counted, and removed with the file")
  func removed() throws {
    let path = try folder.write("old", to: "a")
    try folder.write("half", to: "a.movies-tui-0123456789abc")
    try folder.write("half", to: "a.movies-tui-0123456789abd/a")
    try folder.write("mine", to: "a.movies-tui")
    #expect(WholeFile.bytesLeft(beside: path) == 8)
    try WholeFile.remove(path)
    #expect(try names == ["a.movies-tui"])
    #expect(WholeFile.bytesLeft(beside: path) == 0)
    try WholeFile.remove(path)
  }

  @Test("Of a link, what it leads to is removed, and the link", arguments: [true, false])
  func removedLink(isDangling: Bool) throws {
    let target = folder.path + "/target"
    if !isDangling { try folder.write("old", to: "target") }
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    try WholeFile.remove(link)
    #expect(try names == [])
  }

  @Test("A file that stays is told")
  func notRemoved() throws {
    let path = try folder.write("old", to: "folder/a")
    #expect(throws: SystemError.self) { try WholeFile.remove(folder.path + "/folder") }
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test(
    "Whatever has another name stays",
    arguments: [
      "a.movies-tui-0123456789ab", "a.movies-tui-0123456789abcd", "a.movies-tui-0123456789ABC",
      "a.0123456789abc", "b.movies-tui-0123456789abc", "a.movies-tui-0123456789abc.csv",
    ])
  func others(name: String) throws {
    let path = try folder.write("old", to: "a")
    try folder.write("mine", to: name)
    try WholeFile.replace(path, with: Array("new".utf8))
    try WholeFile.make(folder.path + "/c") { _ in }
    #expect(try text(name) == "mine")
  }

  @Test("What another session writes at this moment stays, and arrives")
  func atOnce() throws {
    let path = folder.path + "/a"
    try WholeFile.make(path) { aside in
      try Data("made".utf8).write(to: URL(filePath: aside))
      // Neither of them takes the other's for one that was left.
      try WholeFile.replace(path, with: Array("replaced".utf8)) { () throws(SystemError) in
        guard FileManager.default.contents(atPath: aside) == Data("made".utf8) else {
          throw SystemError(.replace, code: ENOENT)
        }
      }
      try FileManager.default.removeItem(atPath: path)
    }
    #expect(try text("a") == "made")
    #expect(try names == ["a"])
  }

  @Test("A link of such a name stays, with what it leads to")
  func linkOfThatName() throws {
    let path = try folder.write("old", to: "a")
    let target = try folder.write("mine", to: "target")
    let link = folder.path + "/a.movies-tui-0123456789abc"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    try WholeFile.replace(path, with: Array("new".utf8))
    #expect(try text("target") == "mine")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
  }

  @Test("Folders are made for their owner alone, those above them too")
  func folders() throws {
    let path = folder.path + "/a/b"
    try PrivateFolder.make(path)
    try PrivateFolder.make(path)
    for path in [path, folder.path + "/a"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
    try folder.write("in the way", to: "file")
    #expect(throws: SystemError(.open, code: ENOTDIR)) {
      try PrivateFolder.make(folder.path + "/file")
    }
  }
}
