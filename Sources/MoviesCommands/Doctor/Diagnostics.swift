import CurlHTTP
import MoviesSession
import MoviesUI
import Storage
import TerminalUI

/// The program's findings about this machine; contains no secrets.
struct Diagnostics {
  /// A group of findings that belong together.
  struct Section {
    var name: String
    var findings: [(name: String, value: JSON)]
  }

  var sections: [Section] = []
  /// The first problem that would keep commands from working.
  var problem: Failure?

  /// Checks everything that can be checked without the network.
  ///
  /// - Parameters:
  ///   - configuration: The configuration, or the failure to read it.
  ///   - options: The options of the command line.
  ///   - invocation: The surroundings to check.
  init(
    _ configuration: Result<Configuration, Failure>, options: GlobalOptions, invocation: Invocation
  ) {
    checkProgram()
    switch configuration {
    case .success(let configuration):
      check(configuration, invocation)
      checkSource(options, configuration, invocation)
    case .failure(let failure):
      note(failure)
      add("configuration", ["problem": .string(failure.message)])
    }
    checkDirectories(invocation.directories)
    checkTerminal(invocation)
    checkNetwork(invocation)
  }

  /// Adds the outcome of an online request.
  mutating func add(online outcome: Result<Int, Failure>) {
    switch outcome {
    case .success(let count):
      add("online", ["works": .bool(true), "total": JSON(count), "problem": .null])
    case .failure(let failure):
      note(failure)
      add("online", ["works": .bool(false), "total": .null, "problem": .string(failure.message)])
    }
  }

  /// Adds the findings about the cache.
  mutating func add(cache findings: CacheFindings) {
    add(
      "cache",
      [
        "folder": JSON(findings.folder), "bytes": JSON(findings.answers.bytes),
        "requests": JSON(findings.requests?.used),
        "dailyLimit": JSON(findings.requests?.limit),
        "problem": JSON(findings.problem?.line(about: .cache)),
      ])
  }

  /// Adds the state of the library, or the reason why it has no place on this machine.
  mutating func add(library findings: Result<LibraryFindings, Failure>) {
    var problem: Failure?
    var found: LibraryFindings?
    switch findings {
    case .success(let findings):
      found = findings
      problem = findings.problem
      // Everything else works without a place for a library, so this failure is not noted.
      if let problem { note(problem) }
    case .failure(let failure): problem = failure
    }
    add(
      "library",
      [
        "file": JSON(found?.file), "exists": .bool(found?.exists ?? false),
        "titles": JSON(found?.titles), "problem": JSON(problem?.message),
      ])
  }

  /// Adds the findings about IMDb's data; a problem with it is not noted, since everything else
  /// works without it.
  mutating func add(imdb findings: Result<IMDbFindings, Failure>) {
    let found = try? findings.get()
    var problem = found?.problem
    if case .failure(let failure) = findings { problem = failure }
    add(
      "imdb",
      [
        "file": JSON(found?.file), "installed": .bool(found?.isInstalled ?? false),
        "day": JSON(found?.status?.day?.isoText), "age": JSON(found?.age),
        "titles": JSON(found?.status?.titles), "bytes": JSON(found?.status?.bytes),
        "gain": JSON(found?.gain), "problem": JSON(problem?.message),
      ])
  }

  private mutating func checkProgram() {
    let (curl, jpeg, zip) = (SystemLibrary.curl, SystemLibrary.turboJPEG, SystemLibrary.zip)
    let zlib = SystemLibrary.zlib
    add(
      "program",
      [
        "version": .string(Version.current),
        "commit": JSON(BuildFacts.commit),
        "swift": .string(BuildFacts.swift),
        "libcurl": JSON(curl.advice ?? CurlTransport.libraryVersion),
        "sqlite": JSON(SQLiteVersion.current),
        "ncurses": .string(TerminalFacts.libraryVersion),
        "libjpegTurbo": JSON(SystemLibrary.turboJPEGVersion),
        "libturbojpeg": JSON(jpeg.advice ?? jpeg.file),
        "libzip": JSON(zip.advice ?? zip.file),
        "zlib": JSON(zlib.advice ?? zlib.file),
      ])
    // Commands can work without the other libraries.
    if let advice = curl.advice { note(Failure(advice, exitCode: .unavailable)) }
  }

  mutating func add(_ name: String, _ findings: KeyValuePairs<String, JSON>) {
    sections.append(
      Section(name: name, findings: findings.map { (name: $0.key, value: $0.value) }))
  }

  private mutating func note(_ failure: Failure) {
    problem = problem ?? failure
  }

  private mutating func check(_ configuration: Configuration, _ invocation: Invocation) {
    let settings = configuration.settings
    add(
      "configuration",
      [
        "file": JSON(configuration.file.path),
        "defaultQuery": .string(settings.defaultQuery),
        "theme": .string(settings.ui.theme.text),
        "colors": .string(settings.ui.colors.rawValue),
        "logFile": JSON(settings.logging.file),
      ])
    var problem: Failure?
    do { _ = try configuration.keyPlace?.key(in: invocation) } catch { problem = error }
    if let problem { note(problem) }
    add(
      "key",
      [
        "set": .bool(configuration.keyPlace != nil),
        "place": JSON(configuration.keyPlace?.name),
        "problem": JSON(problem?.message),
        "warning": JSON(configuration.keyPlace?.warning),
      ])
  }

  private mutating func checkSource(
    _ options: GlobalOptions, _ configuration: Configuration, _ invocation: Invocation
  ) {
    do {
      let choice = try SourceChoice(
        options: options, settings: configuration.settings, keyPlace: configuration.keyPlace,
        invocation: invocation)
      switch choice {
      case .demo:
        add("source", ["name": "demo", "address": .null, "problem": .null])
      case .service(let url, _):
        add("source", ["name": "service", "address": .string(url.text), "problem": .null])
      case .imdb:
        add("source", ["name": "imdb", "address": .null, "problem": .null])
      }
    } catch {
      note(error)
      add("source", ["name": .null, "address": .null, "problem": .string(error.message)])
    }
  }

  private mutating func checkDirectories(_ directories: Directories) {
    add(
      "directories",
      [
        "config": JSON(directories.config), "cache": JSON(directories.cache),
        "state": JSON(directories.state), "data": JSON(directories.data),
      ])
  }

  private mutating func checkTerminal(_ invocation: Invocation) {
    add(
      "terminal",
      [
        "type": JSON(invocation.variable("TERM")),
        "colors": JSON(invocation.variable("TERM").flatMap(TerminalFacts.colors(ofType:))),
        "colorTerm": JSON(invocation.variable("COLORTERM")),
        "noColor": .bool(invocation.variable("NO_COLOR") != nil),
        "input": .bool(invocation.terminals.input),
        "output": .bool(invocation.terminals.output),
        "error": .bool(invocation.terminals.error),
        "columns": JSON(invocation.columns),
        "locale": JSON(invocation.locale),
        "utf8": .bool(invocation.isUnicode),
      ])
  }

  private mutating func checkNetwork(_ invocation: Invocation) {
    func proxy(_ name: String) -> JSON {
      JSON(
        (invocation.variable(name) ?? invocation.variable(name.uppercased()))?.withoutCredentials)
    }
    add(
      "network",
      [
        "httpsProxy": proxy("https_proxy"), "allProxy": proxy("all_proxy"),
        "noProxy": proxy("no_proxy"),
      ])
  }
}

extension String {
  /// An address without the user name and the password in it.
  fileprivate var withoutCredentials: String {
    guard let at = lastIndex(of: "@") else { return self }
    let scheme = firstRange(of: "://").map { self[..<$0.upperBound] } ?? ""
    return scheme + "…" + self[at...]
  }
}
