import Testing
import Titles

@Suite("Titles to choose from", .timeLimit(.minutes(5)))
struct TonightCandidatesTests {
  @Test("All that is on this disk, with what the user keeps, each title once")
  func disk() throws {
    let (known, kept) = (try TonightSamples.film(1, rating: 8), try TonightSamples.film(2))
    let library = [
      known.id: LibraryEntry(try TonightSamples.film(1), rating: 9),
      kept.id: LibraryEntry(kept, onWatchlistSince: 5),
    ]
    let all = [LibraryEntry](of: [known, try TonightSamples.film(3), known], and: library)
    #expect(all.map(\.id) == [known.id, try TonightSamples.id(3), kept.id])
    #expect(all[0].facts == known)
    #expect(all[0].rating == 9)
    #expect(all[2].onWatchlistSince == 5)
  }

  @Test("What the library knows stays, where the index has no more than a row")
  func rows() throws {
    let kept = try TonightSamples.film(1, rating: 8, genres: ["Comedy"])
    let row = TitleDetail(TitleSummary(kept))
    let all = [LibraryEntry](of: [row], and: [kept.id: LibraryEntry(kept, rating: 9)])
    #expect(all == [LibraryEntry(kept, rating: 9)])
  }
}
