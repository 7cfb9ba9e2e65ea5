import MoviesCore
import MoviesUI
import Testing
import Titles

@Suite("The words for the user's own files", .timeLimit(.minutes(5)))
struct OwnFileWordingTests {
  @Test(
    "A name can contain anything, and is shown without harm",
    arguments: [
      ("/films/Alien\u{1B}[2J.mkv", "Alien.mkv"), ("/films/a\nb.mkv", "a b.mkv"),
      ("/films/\u{202E}vkm.neilA", "vkm.neilA"), ("/films/a\u{7}b\u{200B}.mkv", "ab.mkv"),
    ])
  func hostile(path: String, shown: String) {
    #expect(PathBytes(path).shownName == shown)
  }

  @Test("Bytes that are no text become replacement characters")
  func invalid() {
    let path = PathBytes(Array("/films/Am".utf8) + [0xE9] + Array("lie.mkv".utf8))
    #expect(path.shownName == "Am\u{FFFD}lie.mkv")
  }

  @Test(
    "A size is readable",
    arguments: [
      (0, "0 MB"), (700_000_000, "700 MB"), (8_100_000_000, "8.1 GB"),
      (999_400_000_000, "999.4 GB"),
      (1_400_000_000_000, "1.4 TB"),
    ])
  func sizes(bytes: Int, words: String) { #expect(bytes.asSize == words) }

  @Test("Missing episodes are listed as runs, and a season without any as a whole")
  func missing() throws {
    let series = TitleSummary(id: try Samples.id("tt0903747"), title: "Breaking Bad")
    let some = MissingEpisodes(series, season: 1, numbers: [3, 5, 6, 7], count: 9)
    #expect(some.numbersInWords == "3, 5–7")
    let all = MissingEpisodes(series, season: 2, numbers: [1, 2], count: 2)
    #expect(all.numbersInWords == "all 2")
  }

  @Test("A player that is not there is told with what to do")
  func failures() {
    #expect(PlayFailure.noPlayer.words.contains("install mpv"))
    #expect(
      PlayFailure.away(folder: "/mnt/\u{7}usb").words == "/mnt/usb is away: connect its disk.")
    #expect(
      PlayFailure.cannotStart(program: "mpv", reason: "not found").words
        == "mpv could not be started: not found.")
  }
}
