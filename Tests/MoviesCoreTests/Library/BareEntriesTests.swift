import Keeping
import MoviesCore
import Search
import Storage
import Testing
import Titles

@Suite("Kept titles of which the library has no more than the ids", .timeLimit(.minutes(5)))
struct BareEntriesTests {
  private let library = LibraryStore.inMemory()
  private let film: TitleDetail
  private let episode: TitleDetail
  private let day = CalendarDate(year: 2026, month: 5, day: 1)

  init() throws {
    film = TitleDetail(
      id: try Samples.id(1), title: "The Third Man", years: YearRange(1949), kind: .movie,
      minutes: 93, genres: ["Film-Noir"])
    episode = TitleDetail(
      id: try Samples.id(2), title: "Pilot", kind: .episode, season: 1, episode: 1,
      seriesID: try Samples.id(3), seriesTitle: "Harbour")
  }

  /// Keeps the ids of both, and knows of them elsewhere.
  private func service(_ change: LibraryChange) async throws -> LibraryService {
    let bare = [film, episode].map { TitleDetail(TitleSummary(id: $0.id, title: nil)) }
    _ = try await library.apply(LibraryEdit(change, to: bare))
    let index = LibraryIndex(MemoryIndex([film, episode]), and: library)
    return LibraryService(library) { index }
  }

  @Test("The diary names them, and tells episodes from films")
  func diary() async throws {
    let service = try await service(.seen(Viewing(day: day)))
    let (diary, _) = try await GetDiary().perform(with: service)
    let viewings = diary.days(in: CalendarMonth(of: day)).flatMap(\.viewings)
    #expect(Set(viewings.map(\.title.title)) == ["The Third Man", "Pilot"])
    #expect(DiaryCount(diary.days(in: CalendarMonth(of: day))).episodes == 1)
  }

  @Test("An episode begins its series")
  func begunSeries() async throws {
    let service = try await service(.seen(Viewing(day: day)))
    let (series, _) = try await GetBegunSeries().perform(with: service)
    #expect(series.map(\.title) == ["Harbour"])
  }

  @Test("Tonight judges them by all that is known")
  func tonight() async throws {
    let service = try await service(.watchlist(isOn: true))
    let draw = TonightDraw(TonightWish(from: .watchlist, minutes: 95, genres: ["noir"]), seed: 1)
    let offer = try await DrawTonight(draw).perform(with: service)
    #expect(offer.proposals.map(\.title.id) == [film.id])
  }
}
