import Storage
import Testing
import Titles
import TitlesTestSupport

@Suite("The user's own files", .timeLimit(.minutes(2)))
struct OwnFileStoreTests {
  private let folder: OwnFilesFolder
  private let store: OwnFileStore

  init() throws {
    folder = try OwnFilesFolder()
    store = folder.store()
  }

  /// Makes and adds a folder with a film, an episode and a name that nobody knows.
  private func addFilms() async throws {
    try folder.make(
      "films/Heat.1995.1080p.BluRay.x264.mkv", "films/The Harbour/Season 1/The.Harbour.S01E02.mkv",
      "films/Nobody Knows This.mkv")
    try await store.add(folder: folder.path("films"))
  }

  @Test("Nothing is there at first, and no file is made to find that out")
  func nothing() async throws {
    #expect(try await store.titles() == OwnTitles())
    #expect(try await store.marks().isEmpty)
    #expect(try await store.scan() == FileScan())
    #expect(try await store.folders().isEmpty)
  }

  @Test("A scan finds films and episodes, and leaves open what nobody knows")
  func firstScan() async throws {
    try await addFilms()
    let scan = try await store.scan()
    #expect((scan.files, scan.new, scan.open) == (3, 3, 1))
    let harbour = EpisodeNumber(series: id(3), season: 1, episode: 2)
    let contents = try await folder.contents(store)
    #expect(contents["films/Heat.1995.1080p.BluRay.x264.mkv"] == .film(id(1)))
    #expect(
      contents["films/The Harbour/Season 1/The.Harbour.S01E02.mkv"] == .episodes([harbour]))
    let file = try await store.file(of: id(1))
    #expect(file.version.lines == 1_080)
    #expect(file.reason == .name("Heat", year: 1995, isSeries: false))
    #expect(
      try await store.marks() == [
        id(1): FileMark(lines: 1_080), id(3): FileMark(), TitleID(harbour): FileMark(),
      ])
    #expect(try await store.openNames().map(\.files) == [1])
    #expect(try await store.titles().openNames == 1)
  }

  @Test("Another session sees the same")
  func anotherSession() async throws {
    try await addFilms()
    try await store.scan()
    store.close()
    let other = folder.store()
    #expect(try await other.titles().titles == store.titles().titles)
    #expect(try await other.titles().folders == store.titles().folders)
    #expect(try await other.files(of: id(1)) == store.files(of: id(1)))
  }

  @Test("A second scan changes nothing, and the revision stays")
  func secondScan() async throws {
    try await addFilms()
    try await store.scan()
    let (revision, files) = (try await store.revision(), try await store.files(limit: 10))
    folder.wait()
    let scan = try await store.scan()
    #expect((scan.files, scan.new, scan.moved, scan.gone) == (3, 0, 0, 0))
    #expect(try await store.revision() == revision)
    #expect(try await store.files(limit: 10) == files)
  }

  @Test("New files are found, and removed ones are gone")
  func newAndGone() async throws {
    try await addFilms()
    try await store.scan()
    let revision = try await store.revision()
    try folder.make("films/Alien (1979).mkv")
    try folder.remove("films/Nobody Knows This.mkv")
    folder.wait()
    let scan = try await store.scan()
    #expect((scan.files, scan.new, scan.gone, scan.open) == (3, 1, 1, 0))
    #expect(try await store.revision() != revision)
    #expect(try await store.titles().titles.map(\.id) == [id(2), id(1), id(3)])
  }

  @Test("Samples, trailers and extras are no titles")
  func extras() async throws {
    try folder.make(
      "films/Heat (1995)/Heat.mkv", "films/Heat (1995)/Trailers/a.mkv",
      "films/Heat (1995)/Sample/heat-sample.mkv")
    try await store.add(folder: folder.path("films"))
    #expect(try await store.scan().files == 1)
    #expect(try await store.scan().new == 0)
  }

  @Test("The versions and the parts of a film stand together, the best version first")
  func versions() async throws {
    try folder.make(
      "films/Heat (1995) 720p.mkv", "films/Heat (1995) 2160p.mkv",
      "films/old/Heat (1995) CD2.avi", "films/old/Heat (1995) CD1.avi")
    try await store.add(folder: folder.path("films"))
    try await store.scan()
    #expect(
      try await store.files(of: id(1)).map { folder.name($0.path) } == [
        "films/Heat (1995) 2160p.mkv", "films/Heat (1995) 720p.mkv",
        "films/old/Heat (1995) CD1.avi", "films/old/Heat (1995) CD2.avi",
      ])
    let title = try await store.titles().titles.first
    #expect(title?.versions.map(\.lines) == [2_160, 720, nil])
    #expect(title?.files == 4)
    #expect(title?.mark == FileMark(lines: 2_160))
  }

  @Test("Episodes are found by their numbers, by absolute ones, and by their days")
  func episodes() async throws {
    try folder.make(
      "series/The Harbour/Season 1/The Harbour S01E01E02.mkv",
      "series/The Harbour/The Harbour - 2x03.mkv", "series/The Harbour/The Harbour 2009-03-01.mkv")
    try await store.add(folder: folder.path("series"))
    try await store.scan()
    let places = try await store.files(of: id(3)).map(\.content)
    func place(_ season: Int, _ episode: Int) -> EpisodeNumber {
      EpisodeNumber(series: id(3), season: season, episode: episode)
    }
    #expect(
      places == [
        .episodes([place(1, 1), place(1, 2)]), .episodes([place(2, 1)]), .episodes([place(2, 3)]),
      ])
    #expect(try await store.files(of: TitleID(place(1, 2))).count == 1)
    #expect(try await store.titles().titles.first?.episodes.map(\.place.episode) == [1, 2, 1, 3])
  }

  @Test("The id in an information file decides, also about a name that means another title")
  func informationFile() async throws {
    try folder.make("films/Twin (2001)/Twin (2001).mkv")
    try folder.write(
      "<movie><title>Twin</title><uniqueid type=\"imdb\">\(id(5))</uniqueid></movie>",
      to: "films/Twin (2001)/Twin (2001).nfo")
    try await store.add(folder: folder.path("films"))
    try await store.scan()
    #expect(try await store.file(of: id(5)).reason == .id)
  }

  @Test("An information file that is written later is read then")
  func laterInformationFile() async throws {
    try folder.make("films/Twin (2001)/Twin (2001).mkv")
    try await store.add(folder: folder.path("films"))
    try await store.scan()
    #expect(try await store.files(of: id(5)).isEmpty)
    try folder.write(
      "https://www.imdb.com/title/\(id(5))/", to: "films/Twin (2001)/Twin (2001).nfo")
    folder.wait()
    try await store.scan()
    #expect(try await store.file(of: id(5)).reason == .id)
  }

  @Test("Names that several titles have stay open, with the candidates")
  func severalTitles() async throws {
    try folder.make("films/Twin (2001).mkv")
    try await store.add(folder: folder.path("films"))
    try await store.scan()
    let name = try #require(try await store.openNames().first)
    #expect(name.name == ImportedName(title: "Twin", year: 2001, kind: .movie))
    #expect(Set(name.candidates.map(\.id)) == [id(4), id(5)])
    #expect(name.reason == .several("Twin"))
  }

  @Test("Without IMDb's data nobody is asked, an id counts, and a later scan finds the rest")
  func withoutData() async throws {
    folder.hasData(false)
    try folder.make("films/Alien (1979) [imdbid-\(id(2))].mkv")
    try await addFilms()
    #expect(try await store.scan().open == 3)
    #expect(try await store.openNames().map(\.reason) == [.notAsked, .notAsked, .notAsked])
    #expect(try await store.file(of: id(2)).reason == .id)
    folder.hasData(true)
    #expect(try await store.scan().open == 1)
    #expect(try await store.file(of: id(1)).reason == .name("Heat", year: 1995, isSeries: false))
    #expect(try await store.files(of: id(3)).count == 1)
  }

  @Test("Newer data is asked about the names that the last one left open")
  func newerData() async throws {
    try folder.make("films/Late Film (2020).mkv", "films/Heat (1995).mkv")
    try await store.add(folder: folder.path("films"))
    #expect(try await store.scan().open == 1)
    let revision = try await store.revision()
    try await store.scan()
    #expect(try await store.revision() == revision)
    folder.learn(
      TitleDetail(id: id(6), title: "Late Film", years: YearRange(2020), kind: .movie, votes: 9_000)
    )
    #expect(try await store.scan().open == 0)
    #expect(try await store.files(of: id(6)).count == 1)
  }

  @Test("All files are listed in parts, by their paths")
  func parts() async throws {
    try await addFilms()
    try await store.scan()
    let all = try await store.files(limit: 10)
    #expect(all.map(\.path) == all.map(\.path).sorted())
    let first = try await store.files(limit: 2)
    #expect(try await first + store.files(after: first.last?.path, limit: 2) == all)
  }

  @Test("The newest titles come first")
  func newest() async throws {
    try folder.make("films/Heat (1995).mkv")
    try await store.add(folder: folder.path("films"))
    try await store.scan()
    folder.wait()
    try folder.make("films/Alien (1979).mkv")
    try await store.scan()
    #expect(try await store.titles().titles.map(\.title.title) == ["Alien", "Heat"])
  }

  @Test("Files of any names are found, kept byte for byte, and shown as harmless text")
  func hostileNames() async throws {
    let names: [[UInt8]] = [
      Array("Heat\n(1995).mkv".utf8), Array("Alien\u{202E} (1979).mkv".utf8),
      Array("Cafe\u{301} \u{1B}[31mRed.mkv".utf8), [0xFF, 0xC0] + Array(" Odd.mkv".utf8),
    ]
    try folder.makeFolder("films")
    for name in names { try folder.makeRaw(name, in: "films") }
    try await store.add(folder: folder.path("films"))
    try await store.scan()
    let files = try await store.files(limit: 10)
    #expect(Set(files.map(\.path.lastBytes)) == Set(names))
    for name in try await store.openNames() {
      #expect(!name.name.title.unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E })
    }
  }
}
