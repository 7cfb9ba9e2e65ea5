import MoviesCore
import Testing
import Titles

/// The files of a user in memory, which a test changes and lets scans find.
actor MemoryFiles: OwnFiles {
  private var own: OwnTitles
  private var found: [TitleID: [OwnFile]] = [:]
  private var failure: LibraryError?
  /// How often everything was read.
  private(set) var readings = 0
  /// Whether a scan waits until it is let go, or stopped.
  private var gate: AsyncStream<FileScan>.Continuation?

  init(_ own: OwnTitles) { self.own = own }

  func revision() async throws(LibraryError) -> Int {
    if let failure { throw failure }
    return own.revision
  }

  func marks() async throws(LibraryError) -> [TitleID: FileMark] { own.marks }

  func titles() async throws(LibraryError) -> OwnTitles {
    readings += 1
    return own
  }

  func files(of id: TitleID) async throws(LibraryError) -> [OwnFile] { found[id] ?? [] }

  func scan(
    isFull: Bool, tell: @escaping @Sendable (Int) -> Void
  ) async throws(LibraryError) -> FileScan {
    let (scans, gate) = AsyncStream.makeStream(of: FileScan.self)
    self.gate = gate
    tell(7)
    for await scan in scans {
      own.revision += 1
      return scan
    }
    throw .cancelled
  }

  /// Ends the scan that runs.
  func end(_ scan: FileScan) { gate?.yield(scan) }

  func change(_ change: @Sendable (inout OwnTitles) -> Void) {
    change(&own)
    own.revision += 1
  }

  func put(_ files: [OwnFile], for id: TitleID) { found[id] = files }
  func fail(_ error: LibraryError?) { failure = error }
}

extension Samples {
  /// A film, and a series with three episodes of two seasons, one of them twice.
  static func own() throws -> OwnTitles {
    OwnTitles(
      revision: 1,
      titles: [
        OwnTitle(
          try title(1), added: 20, size: 9_000, files: 2, mark: FileMark(lines: 1080),
          versions: [FileVersion(lines: 1080), FileVersion(lines: 480)]),
        OwnTitle(
          TitleSummary(id: try series(), title: "A Series", kind: .series), added: 10, size: 3_000,
          files: 4, mark: FileMark(lines: 720),
          episodes: [
            OwnEpisode(try place(1, 1)), OwnEpisode(try place(1, 2), versions: 2, spare: 400),
            OwnEpisode(try place(2, 1)),
          ]),
      ], folders: [OwnFolder(PathBytes("/films"), files: 6)])
  }

  static func place(_ season: Int, _ episode: Int) throws -> EpisodeNumber {
    EpisodeNumber(series: try series(), season: season, episode: episode)
  }

  /// A file of the film with a number.
  static func file(
    _ number: Int, of film: Int = 1, path: String? = nil, size: Int = 5_000, isAway: Bool = false,
    version: FileVersion = FileVersion()
  ) throws -> OwnFile {
    OwnFile(
      id: number, path: PathBytes(path ?? "/films/\(number).mkv"), size: size, modified: 0,
      added: 0, isAway: isAway, content: .film(try id(film)), reason: .id, version: version)
  }
}
