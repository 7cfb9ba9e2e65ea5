import Foundation
import TestSupport
import Testing

#if os(Linux)
  @Suite("Libraries are loaded when they are needed", .timeLimit(.minutes(5)))
  struct LibraryLoadingTests {
    @Test("The first frame needs none of those for network, pictures and archives")
    func firstFrame() async throws {
      try await withProgram(["--demo"], settings: #"{"start": "empty"}"#) { program in
        try await program.shows("A word or two is enough.")
        let loaded = try await program.libraries().filter { !$0.belongsToSwift }
        let unexpected = loaded.subtracting(StartLibraries.all)
        #expect(unexpected.isEmpty, "\(StartLibraries.advice)")

        // What nothing on this machine matches is asked over the network.
        try await program.typeQuery("zzyzx")
        try await program.press("Enter")
        try await waitUntil("libcurl") { try await program.libraries().contains("libcurl") }
        #expect(try await !program.libraries().contains("libzip"))
      }
    }

    @Test("Without libcurl there is what is on this machine, and the session says why no more")
    func sessionWithoutCurl() async throws {
      let folder = try damaged("libcurl.so.4")
      let start = Program.Start(
        arguments: ["--demo"], columns: 120, environment: ["LD_LIBRARY_PATH": folder.path])
      try await withProgram(start) { program in
        try await program.shows("The Batman", "r retry")
        try await program.typeQuery("zzyzx")
        try await program.press("Enter")
        try await program.shows("Request failed")
        try await program.says("Libcurl cannot be loaded")
      }
    }

    @Test("Without libcurl a command says so, and fails as it does without a network")
    func commandWithoutCurl() async throws {
      let folder = try damaged("libcurl.so.4")
      let result = try await run(["search", "batman", "--demo"], with: folder)
      #expect(result.exitCode == 69)
      #expect(result.errors.contains("libcurl cannot be loaded: \(folder.path)/libcurl.so.4: "))
    }

    @Test("Without TurboJPEG there are titles, but no posters")
    func sessionWithoutPosters() async throws {
      let folder = try damaged("libturbojpeg.so.0")
      let start = Program.Start(
        arguments: ["--demo"], columns: 120, rows: 40,
        environment: ["LD_LIBRARY_PATH": folder.path])
      try await withProgram(start) { program in
        try await program.shows("1 / 33", "no picture")
        try await program.press("Down")
        try await program.shows("2 / 33")
      }
    }

    @Test("Without libzip an archive is not imported, but its files are")
    func importWithoutArchives() async throws {
      let folder = try damaged("libzip.so.4", "libzip.so.5")
      let bytes = try MadeArchive.bytes([(name: "ratings.csv", text: "Const,Title\n")])
      try Data(bytes).write(to: URL(filePath: folder.path + "/export.zip"))
      let result = try await run(
        ["library", "import", folder.path + "/export.zip"], with: folder)
      #expect(result.exitCode == 65)
      #expect(result.errors.contains("libzip cannot be loaded; movies-tui doctor says why"))
    }

    @Test("Doctor says for each library which package brings it")
    func doctor() async throws {
      let sound = try await run(["doctor"], with: TemporaryFolder())
      #expect(sound.exitCode == 0)
      #expect(sound.output.contains("libturbojpeg  libturbojpeg.so.0\n"))
      #expect(sound.output.contains("libzip        libzip.so."))

      let folder = try damaged("libcurl.so.4", "libturbojpeg.so.0", "libzip.so.4", "libzip.so.5")
      let result = try await run(["doctor"], with: folder)
      #expect(result.exitCode == 69)
      for package in ["libcurl4", "libturbojpeg0", "libzip4 or libzip5"] {
        #expect(result.output.contains("On Debian, install \(package).\n"))
      }
      let line = "Nothing can be asked: libcurl cannot be loaded (\(folder.path)/libcurl.so.4: "
      #expect(result.output.contains("libcurl       \(line)"))
      #expect(result.errors.contains(line))
    }

    /// A folder with empty files in place of libraries.
    private func damaged(_ names: String...) throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      for name in names { _ = try folder.write("", to: name) }
      return folder
    }

    /// Runs a command on a machine where some libraries are damaged.
    private func run(
      _ arguments: [String], with folder: TemporaryFolder
    ) async throws -> ChildProcess.Result {
      let home = try PrivateHome()
      return try await ChildProcess.run(
        Program.path, arguments,
        environment: home.environment(with: ["LD_LIBRARY_PATH": folder.path]))
    }
  }

  extension Program {
    /// The libraries in the program's memory, up to `.so`.
    fileprivate func libraries() async throws -> Set<String> {
      // Foundation reads only the first part of a file whose size the system does not tell.
      let maps = try await ChildProcess.run("cat", ["/proc/\(try await processID())/maps"]).output
      return Set(maps.matches(of: /\/(\w[^\s\/]*?)\.so/).map { String($0.1) })
    }
  }

  extension String {
    /// Whether it is a part of Swift, which is linked into the program that is installed.
    fileprivate var belongsToSwift: Bool {
      ["libswift", "libFoundation", "lib_Foundation", "libdispatch", "libBlocksRuntime"]
        .contains { hasPrefix($0) }
    }
  }
#endif
