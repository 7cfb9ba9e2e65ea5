import FileNames
import Keeping
import Testing
import Titles

@Suite("What is kept of a file's name", .timeLimit(.minutes(5)))
struct FileReadingTests {
  @Test(
    "A place is read as it was written",
    arguments: [
      FileReading.Place.whole, .episodes(season: 0, [1]), .episodes(season: 12, [3, 4]),
      .absolute([101, 102]), .day(CalendarDate(year: 2024, month: 2, day: 29)),
    ])
  func place(place: FileReading.Place) {
    #expect(FileReading.Place(written: place.written) == place)
  }

  @Test(
    "Anything else counts as the whole", arguments: ["s1", "s1e", "sxe1", "a", "dtoday", "e1", "?"])
  func damaged(text: String) {
    #expect(FileReading.Place(written: text) == .whole)
  }

  @Test("The open name of an episode is that of its series, with the place")
  func openName() {
    let reading = FileReading(
      FileNameReading(
        title: "The Harbour", year: 2008, kind: .episode, season: 1, episodes: [2, 3]))
    #expect(
      reading.openName
        == ImportedName(
          title: "The Harbour", year: 2008, kind: .episode,
          episode: NamedEpisode(season: 1, number: 2)))
    #expect(reading.openName.series == reading.name)
  }

  @Test("A film has no place in a series")
  func film() {
    let reading = FileReading(
      FileNameReading(title: "Heat", year: 1995, part: 2, edition: "Uncut", resolution: 720))
    #expect(reading.name == ImportedName(title: "Heat", year: 1995, kind: .movie))
    #expect(reading.place == .whole)
    #expect(reading.version == FileVersion(lines: 720, edition: "Uncut", part: 2))
  }
}
