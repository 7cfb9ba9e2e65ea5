import Foundation
import TestSupport
import Testing

/// Whether `make test` has built what is installed here, which takes minutes.
private let isBuilt = ProcessInfo.processInfo.environment["MOVIES_TUI_TEST_INSTALL"] == "1"

@Suite(
  "make install", .enabled(if: isBuilt, "only make test builds what is installed"),
  .timeLimit(.minutes(5)))
struct InstallTests {
  @Test("The installed program needs neither the build folder nor Swift, and can be removed again")
  func installedCopy() async throws {
    let stage = FileManager.default.temporaryDirectory
      .appending(path: "movies-tui stage \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: stage) }
    try await make("install", stage)
    try await withoutBuildFolder {
      let program = stage.appending(path: "usr/bin/movies-tui").path
      let found = try await ChildProcess.run(
        program, ["batman", "--limit", "3"], environment: [:], directory: "/")
      #expect(found.exitCode == 0)
      #expect(found.output.split(separator: "\n").count == 3)
      #if os(Linux)
        let libraries = try await ChildProcess.run("ldd", [program])
        let loaded = libraries.output.matches(of: /(\w[^\s\/]*?)\.so/).map { String($0.1) }
        let unexpected = Set(loaded).subtracting(StartLibraries.all)
        #expect(unexpected.isEmpty, "\(StartLibraries.advice)")
        try await expectPackedAddresses(in: program)
      #endif
    }
    try await expectCompanions(in: stage)
    try await make("uninstall", stage)
    #expect(try files(below: stage).isEmpty)
  }

  /// Expects that the loader of the system finds the packed list of addresses to adjust, wherever
  /// linker and loader know one.
  private func expectPackedAddresses(in program: String) async throws {
    let script = Self.package.appending(path: ".ci/start-options").path
    guard try await !ChildProcess.run(script).output.isEmpty else { return }
    let entries = try await ChildProcess.run("readelf", ["--dynamic", "--wide", program])
    #expect(entries.output.contains("(RELR)"))
  }

  /// Checks that the manual page and the completions exist and can be parsed.
  private func expectCompanions(in stage: URL) async throws {
    let manual = try text(of: "share/man/man1/movies-tui.1", in: stage)
    #expect(manual.contains(".Nm movies-tui"))
    for section in ["KEYS", "FILES", "ENVIRONMENT", "EXAMPLES"] {
      #expect(manual.contains(".Sh \(section)\n"))
    }
    let bash = stage.appending(path: "usr/share/bash-completion/completions/movies-tui").path
    #expect(try await ChildProcess.run("bash", ["-n", bash]).exitCode == 0)
    #expect(try text(of: "share/zsh/site-functions/_movies-tui", in: stage).contains("#compdef"))
    let fish = try text(of: "share/fish/vendor_completions.d/movies-tui.fish", in: stage)
    #expect(fish.contains("complete -c 'movies-tui'"))
  }

  private func text(of name: String, in stage: URL) throws -> String {
    try String(contentsOf: stage.appending(path: "usr/\(name)"), encoding: .utf8)
  }

  private func files(below folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { name in
      var isFolder: ObjCBool = false
      let path = folder.appending(path: name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  /// Runs a target of the Makefile without building again: the tests hold the build's lock.
  private func make(_ target: String, _ stage: URL) async throws {
    let environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("MAKE") }
    let result = try await ChildProcess.run(
      "make", ["-o", "build", "-o", "manual", target, "PREFIX=/usr", "DESTDIR=\(stage.path)"],
      environment: environment, directory: Self.package.path)
    try #require(result.exitCode == 0, "make \(target) said: \(result.errors)")
  }

  /// Does something while the folder of the shipped build is out of the way.
  private func withoutBuildFolder(_ check: () async throws -> Void) async throws {
    let folder = Self.package.appending(path: ".build/release").resolvingSymlinksInPath()
    let away = folder.deletingLastPathComponent().appending(path: "release-moved-away")
    try FileManager.default.moveItem(at: folder, to: away)
    let result: Result<Void, any Error>
    do {
      result = .success(try await check())
    } catch {
      result = .failure(error)
    }
    try FileManager.default.moveItem(at: away, to: folder)
    try result.get()
  }

  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../..").standardizedFileURL
}
