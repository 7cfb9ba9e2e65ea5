import Foundation
import GRDB
import MoviesSession
import SessionTestSupport
import Storage
import TestSupport
import Testing

@MainActor
@Suite("A library that cannot be used, and copies of it", .timeLimit(.minutes(5)))
struct LibrarySafetyTests {
  private let home: LibraryHome
  private let changes = [["add", "tt0096895"], ["undo"], ["rate", "9", "alien"]]

  init() async throws { home = try await LibraryHome() }

  private func damage() throws {
    let size = try Data(contentsOf: URL(filePath: home.file)).count
    try Data(repeating: 0x2A, count: size).write(to: URL(filePath: home.file))
  }

  @Test("A damaged library is told, left alone, and restored from the copy that check tells of")
  func damaged() async throws {
    await home.succeed("add", "alien")
    let ratings = try home.write("Const,Your Rating\ntt0041959,8\n", to: "ratings.csv")
    await home.succeed("import", ratings)
    try damage()
    let bytes = try Data(contentsOf: URL(filePath: home.file))

    for arguments in changes + [["list", "watchlist"], ["export"], ["import", ratings]] {
      let result = await home.home.run(["library"] + arguments)
      #expect(result.exitCode == 73)
      #expect(result.output == "")
      #expect(result.messages.hasPrefix("movies-tui: Library only read: \(home.file) is damaged. "))
      #expect(result.messages.contains("It is left as it is"))
      #expect(result.messages.contains("The latest copy is \(home.file).backup-"))
    }
    #expect(try Data(contentsOf: URL(filePath: home.file)) == bytes)

    let check = await home.library("check", "--format", "json")
    #expect(check.exitCode == 73)
    let restore = try #require(try check.object()["restore"] as? [String])
    #expect(await home.library("check").output.contains(restore.joined(separator: "\n  ")))
    let shell = try await ChildProcess.run("bash", ["-c", restore.joined(separator: " && ")])
    #expect(shell.exitCode == 0, "\(shell.errors)")
    #expect(try await home.ids("watchlist") == ["tt0078748"])
    #expect(await home.succeed("check").output.contains("sound"))
    #expect(try Data(contentsOf: URL(filePath: home.file + ".damaged/library.sqlite")) == bytes)
    await home.leave()
  }

  @Test("A library of a newer version is left alone")
  func newer() async throws {
    await home.succeed("add", "alien")
    let queue = try DatabaseQueue(path: home.file)
    try await queue.write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('999')")
    }
    try queue.close()
    for arguments in changes + [["list"], ["check"]] {
      let result = await home.home.run(["library"] + arguments)
      #expect(result.exitCode == 73)
      #expect(
        result.messages.hasPrefix(
          "movies-tui: Library not used: a newer version wrote \(home.file)."))
    }
    await home.leave()
  }

  @Test("A library that cannot be made is one clear line and code 73")
  func unwritable() async throws {
    _ = try home.write("", to: ".local/share")
    let result = await home.library("add", "alien")
    #expect(result.exitCode == 73)
    #expect(result.output == "")
    #expect(result.messages.hasPrefix("movies-tui: Library not used: can't read "))
    #expect(result.messages.split(separator: "\n").count == 1)
    await home.leave()
  }

  @Test("A folder in the place of the file is left alone")
  func folder() async throws {
    try FileManager.default.createDirectory(
      atPath: home.file, withIntermediateDirectories: true)
    for arguments in changes {
      let result = await home.home.run(["library"] + arguments)
      #expect(result.exitCode == 73)
      #expect(result.messages.hasPrefix("movies-tui: Library not used: can't read \(home.file) ("))
    }
    await home.leave()
  }

  @Test("A backup is a whole library, and never replaces a file")
  func backup() async throws {
    let copy = home.home.folder.path + "/copy/library.sqlite"
    #expect(await home.library("backup", copy).exitCode == 1)
    await home.succeed("add", "alien")
    let missing = await home.library("backup", copy)
    #expect(missing.exitCode == 74)
    #expect(missing.messages.hasPrefix("movies-tui: The copy \(copy) cannot be written: "))
    try FileManager.default.createDirectory(
      atPath: home.home.folder.path + "/copy", withIntermediateDirectories: true)
    await home.succeed("backup", copy)
    let again = await home.library("backup", copy)
    #expect(again.exitCode == 74)
    #expect(
      again.messages == "movies-tui: The copy \(copy) cannot be written: it exists already.\n")
    let library = LibraryStore(folder: home.home.folder.path + "/copy")
    #expect(try await library.entries(in: .watchlist).map(\.facts.title) == ["Alien"])
    library.close()
    await home.leave()
  }

  /// Ways in which a library cannot be read.
  enum Trouble: CaseIterable {
    case linkToNothing, folderAsFile, damaged, newer
  }

  private func make(_ trouble: Trouble) async throws {
    await home.succeed("add", "alien")
    switch trouble {
    case .linkToNothing:
      try FileManager.default.removeItem(atPath: home.file)
      try FileManager.default.createSymbolicLink(
        atPath: home.file, withDestinationPath: home.data + "/elsewhere/library.sqlite")
    case .folderAsFile:
      try FileManager.default.removeItem(atPath: home.file)
      try FileManager.default.createDirectory(atPath: home.file, withIntermediateDirectories: true)
    case .damaged: try damage()
    case .newer:
      let queue = try DatabaseQueue(path: home.file)
      try await queue.write {
        try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('999')")
      }
      try queue.close()
    }
  }

  @Test(
    "A question about a library that cannot be read has no answer, in the shell and in a session",
    arguments: Trouble.allCases)
  func asked(_ trouble: Trouble) async throws {
    _ = await home.home.run("show", "alien")
    let sound = await home.home.run("--plain", "seen:no")
    #expect(sound.output.contains("Alien"))
    try await make(trouble)
    for question in ["seen:no", "mine>7", "not list:watchlist"] {
      for command in ["find", "search"] {
        let result = await home.home.run(command, question)
        #expect(result.exitCode == 73, "\(command) \(question)")
        #expect(result.output == "")
        #expect(result.messages.contains(home.file))
      }
      let session = await home.home.run("--plain", question)
      #expect(session.output.contains("library"), "\(question)")
      #expect(!session.output.contains("Alien"))
    }
    await home.leave()
  }

  @Test("doctor and find tell of a library that cannot be read", arguments: Trouble.allCases)
  func told(_ trouble: Trouble) async throws {
    _ = await home.home.run("show", "alien")
    let sound = await home.home.run("doctor")
    #expect(sound.exitCode == 0)
    #expect(sound.output.contains("\nlibrary\n"))
    #expect(await home.home.run("find", "seen:no").exitCode == 0)

    try await make(trouble)
    let doctor = await home.home.run("doctor", "--format", "json")
    #expect(doctor.exitCode == 73)
    let library = try #require(try doctor.object()["library"] as? [String: Any])
    #expect(library["file"] as? String == home.file)
    let problem = try #require(library["problem"] as? String)
    #expect(problem.contains(home.file))

    let find = await home.home.run("find", "seen:no")
    #expect(find.exitCode == 73)
    #expect(find.output == "")
    #expect(find.messages.contains(home.file))
    // What asks nothing of the library is found.
    #expect(await home.home.run("find", "title:alien").exitCode == 0)
    await home.leave()
  }

  @Test("doctor says where a library will be, and counts its titles once it is there")
  func doctor() async throws {
    func library() async throws -> [String: Any] {
      let result = await home.home.run("doctor", "--format", "json")
      return try #require(try result.object()["library"] as? [String: Any])
    }
    let none = try await library()
    #expect(none["file"] as? String == home.file)
    #expect(none["exists"] as? Bool == false)
    #expect(none["problem"] is NSNull)
    #expect(home.names == [])
    await home.succeed("add", "alien")
    let names = home.names
    let one = try await library()
    #expect(one["exists"] as? Bool == true)
    #expect(one["titles"] as? Int == 1)
    #expect(home.names == names)
    await home.leave()
  }

  @Test("The demo's library is a library like any other, and has no file")
  func demo() async throws {
    #expect(await home.succeed("list", "--demo").output.contains("watchlist   0"))
    #expect(await home.succeed("add", "alien", "--demo").output == "Put Alien on the watchlist.\n")
    let check = try await home.succeed("check", "--demo", "--format", "json").object()
    #expect(check["file"] is NSNull)
    #expect(check["problem"] is NSNull)
    #expect(await home.succeed("check", "--demo").output.contains("the demo keeps nothing"))
    #expect(home.names == [])
    await home.leave()
  }

  @Test("check tells of the copies that were made before imports")
  func copies() async throws {
    #expect(await home.succeed("check").output.contains("not there yet"))
    #expect(home.names == [])
    await home.succeed("add", "alien")
    await home.succeed("import", "-", input: "tt0041959\n")
    let object = try await home.succeed("check", "--format", "json").object()
    #expect(object["titles"] as? Int == 2)
    #expect((object["copies"] as? [String])?.count == 1)
    #expect(object["problem"] is NSNull)
    #expect(object["restore"] as? [String] == [])
    await home.leave()
  }
}
