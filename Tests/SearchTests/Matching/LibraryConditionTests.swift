import Search
import Testing
import Titles

@Suite("Conditions on the user's library", .timeLimit(.minutes(5)))
struct LibraryConditionTests {
  private func accepts(_ text: String, _ mark: LibraryMark?) throws -> Bool {
    let condition = try TitleExpression(parsing: text).condition
    #expect(condition?.isAboutLibrary == true)
    let title = TitleDetail(id: try #require(TitleID("tt0000001")), title: "Cléo")
    return try #require(condition).accepts(SearchableTitle(title), mark: mark)
  }

  private static let mark = LibraryMark(
    onWatchlistSince: 1, viewings: 3,
    days: [.init(year: 2019, month: 12, day: 31), .init(year: 2024, month: 2, day: 29)],
    rating: 8, lists: ["Noir nights", "À voir"])

  @Test(
    "A title that was seen on two days that are known, rated 8 and put in lists fulfils these",
    arguments: [
      "seen:yes", "seen:2024", "seen:2024-02", "seen:2024-2", "seen:2024-02-29", "seen:2019",
      "seen:2020s", "seen:2020..2024", "seen:2020-2024", "seen:2024-02..2024-03",
      "seen:2024-02-29..2025", "seen:2024..", "seen:..2019", "seen>2023", "seen>=2024",
      "seen<2020", "seen<=2019", "seen>2024-01", "seen>2024-02-28", "seen<=2019-12-31", "mine:8",
      "mine>7", "mine>=8", "mine<9", "mine:7..9", "mine:any", "list:noir", "list:NIGHT",
      "list:\"noir nights\"", "list:\"À Voir\"", "list:a", "list:watchlist", "list:watch",
      "not mine:none", "not seen:no", "list:noir list:voir mine>7",
    ])
  func fulfilled(text: String) throws {
    #expect(try accepts(text, Self.mark))
  }

  @Test(
    "And it does not fulfil these",
    arguments: [
      "seen:no", "seen:never", "seen:2020", "seen:2020..2023", "seen:2024-01", "seen:2024-02-28",
      "seen>2024", "seen>=2025", "seen<2019", "seen<=2019-12-30", "mine:7", "mine>8", "mine<8",
      "mine:none", "mine:9..10", "list:rain", "list:oir", "list:\"noir night\"", "list:\"noir\"",
      "list:\"nights a\"", "not list:watchlist",
    ])
  func unfulfilled(text: String) throws {
    #expect(try !accepts(text, Self.mark))
  }

  @Test("What nothing is kept about was not seen, has no rating and is in no list")
  func unmarked() throws {
    for mark in [nil, LibraryMark()] {
      for text in ["seen:no", "seen:never", "mine:none", "not seen:2024", "not list:watchlist"] {
        #expect(try accepts(text, mark))
      }
      for text in ["seen:yes", "seen>1870", "mine:any", "mine<=10", "list:a", "list:watchlist"] {
        #expect(try !accepts(text, mark))
      }
    }
  }

  @Test("What somebody has as files is found by that, and by the best picture among them")
  func onDisk() throws {
    var mark = LibraryMark()
    mark.files = FileMark(lines: 1_080, isAway: true)
    for text in ["have:yes", "have:1080p", "have>=720", "not have:no", "have<4k"] {
      #expect(try accepts(text, mark))
      #expect(try !accepts(text, LibraryMark(viewings: 1)) && !accepts(text, nil))
    }
    #expect(try !accepts("have:720p", mark) && accepts("have:no", nil))
    mark.files = FileMark()
    #expect(try accepts("have:yes", mark) && !accepts("have>1", mark))
  }

  @Test("A viewing on a day that is not known is one, on no day")
  func unknownDay() throws {
    let seen = LibraryMark(viewings: 1)
    #expect(try accepts("seen:yes", seen))
    #expect(try !accepts("seen:1870..2100", seen))
  }

  @Test("Other conditions ask nothing of the library")
  func others() throws {
    for text in ["seen", "alien rating>7", "not (genre:noir or type:movie)", "\"seen:yes\""] {
      #expect(try TitleExpression(parsing: text).condition?.isAboutLibrary == false)
    }
    #expect(try TitleExpression(parsing: "a or not (b seen:no)").condition?.isAboutLibrary == true)
  }
}
