import Keeping
import TestSupport
import Testing
import Titles

@Suite("What two programs keep about one title, merged", .timeLimit(.minutes(5)))
struct LibraryEntryMergingTests {
  private static let facts = TitleDetail(id: .numbered(7_000_001), title: "The Lamp")
  private let nothing = LibraryEntry(facts)

  private func entry(_ change: (inout LibraryEntry) -> Void) -> LibraryEntry {
    var entry = nothing
    change(&entry)
    return entry
  }

  @Test("A title stays on the watchlist, since the earlier of two times")
  func watchlist() {
    let early = entry { $0.onWatchlistSince = 100 }
    let late = entry { $0.onWatchlistSince = 200 }
    #expect(early.merged(with: late) == early)
    #expect(late.merged(with: early) == early)
    #expect(early.merged(with: nothing) == early)
    #expect(nothing.merged(with: early) == early)
  }

  @Test("A day in a file does not change the moment at which a title was put on the watchlist")
  func watchlistDay() {
    let midnight = 20_784 * 86_400
    let kept = entry { $0.onWatchlistSince = midnight + 47_000 }
    // At 13 hours, the next day has begun elsewhere on earth.
    for day in [midnight, midnight + 86_400] {
      let imported = entry { $0.onWatchlistSince = day }
      #expect(kept.merged(with: imported) == kept)
      #expect(imported.merged(with: kept) == kept)
    }
    let earlier = entry { $0.onWatchlistSince = midnight - 86_400 }
    #expect(kept.merged(with: earlier) == earlier)
  }

  @Test("What was said of a viewing without a day stays there when the same is merged again")
  func undatedImpressions() {
    let said = Viewing(
      day: nil, place: "Odeon", impression: Impression(rating: 8, tags: ["b"], note: "Long ago"))
    let seen = entry { $0.viewings = [said, Viewing(day: .day(2))] }
    #expect(seen.merged(with: seen) == seen)
    let thrice = entry {
      $0.viewings = [
        Viewing(day: nil), Viewing(day: nil, impression: Impression(note: "a")),
        Viewing(day: nil, impression: Impression(tags: ["q"])),
      ].sorted()
    }
    #expect(thrice.merged(with: thrice) == thrice)
    // A viewing that the other place knows no day of is one of those with a day.
    let dated = entry { $0.viewings = [Viewing(day: .day(2))] }
    let merged = dated.merged(with: entry { $0.viewings = [said] })
    #expect(merged.viewings.map(\.place) == ["Odeon"])
    #expect(merged.viewings.map(\.impression) == [said.impression])
  }

  @Test("Viewings of several days are united, in their order")
  func days() {
    let one = entry { $0.viewings = [Viewing(day: .day(1)), Viewing(day: .day(3))] }
    let other = entry { $0.viewings = [Viewing(day: .day(2)), Viewing(day: .day(3))] }
    let both = entry { $0.viewings = [1, 2, 3].map { Viewing(day: .day($0)) } }
    #expect(one.merged(with: other) == both)
    #expect(other.merged(with: one) == both)
  }

  @Test("A viewing that both know was in the cinema if either says so")
  func cinema() {
    let one = entry { $0.viewings = [Viewing(day: .day(1), isInCinema: true)] }
    let other = entry { $0.viewings = [Viewing(day: .day(1), isRewatch: true)] }
    let both = entry {
      $0.viewings = [Viewing(day: .day(1), isInCinema: true, isRewatch: true)]
    }
    #expect(one.merged(with: other) == both)
    #expect(other.merged(with: one) == both)
  }

  @Test("What was said of a viewing is added to what is known of it, and what contradicts it stays")
  func impressions() {
    func seen(_ days: [Int?], _ impressions: Impression?...) -> LibraryEntry {
      entry { entry in
        entry.viewings = zip(days, impressions).map { day, impression in
          Viewing(day: day.map { .day($0) }, impression: impression)
        }
      }
    }
    let diary = Impression(rating: 7, tags: ["home"])
    let review = Impression(rating: 7, tags: ["home", "rain"], note: "Good")
    #expect(seen([1], diary).merged(with: seen([1], review)) == seen([1], review))
    #expect(seen([1], review).merged(with: seen([1], diary)) == seen([1], review))
    #expect(seen([1], nil).merged(with: seen([1], review)) == seen([1], review))

    let other = Impression(rating: 3)
    let twice = seen([1, 1], diary, other)
    #expect(twice.merged(with: seen([1, 1], diary, other)) == twice)
    #expect(seen([1, 1], diary, nil).merged(with: seen([1], other)) == twice)
    #expect(seen([1], diary).merged(with: seen([1], other)) == seen([1], diary))

    // Of the time that is known to have been the first day, it is known what was said.
    #expect(seen([nil], review).merged(with: seen([1], nil)) == seen([1], review))
    #expect(seen([1], nil).merged(with: seen([nil], review)) == seen([1], review))
  }

  @Test("A note is joined only as long as there is room for it")
  func longNotes() {
    let full = entry { $0.note = String(repeating: "x", count: Note.limit - 3) }
    #expect(full.merged(with: entry { $0.note = "y" }).note?.utf8.count == Note.limit)
    #expect(full.merged(with: entry { $0.note = "yz" }) == full)
  }

  @Test("That a title was seen at some time is news only if it was never seen")
  func undated() {
    let undated = entry { $0.viewings = [Viewing(day: nil)] }
    let dated = entry { $0.viewings = [Viewing(day: .day(1))] }
    #expect(nothing.merged(with: undated) == undated)
    #expect(dated.merged(with: undated) == dated)
    #expect(undated.merged(with: dated) == dated)
  }

  @Test(
    "A viewing without a day is one of those with a day, unless one side counts more in all",
    arguments: [
      ([nil, nil], [1], [nil, 1]), ([nil, 1], [2], [1, 2]), ([nil, 1], [1, 2], [1, 2]),
      ([nil, nil, nil], [1, 2], [nil, 1, 2]), ([1, 1], [nil], [1, 1]), ([nil], [1, 1], [1, 1]),
    ] as [([Int?], [Int?], [Int?])])
  func counts(own: [Int?], other: [Int?], both: [Int?]) {
    func seen(_ days: [Int?]) -> LibraryEntry {
      entry { $0.viewings = days.map { Viewing(day: $0.map(CalendarDate.day)) } }
    }
    #expect(seen(own).merged(with: seen(other)) == seen(both))
    #expect(seen(other).merged(with: seen(own)) == seen(both))
  }

  @Test("Where a viewing was is kept from either side, and nothing is said twice")
  func places() {
    let own = entry { $0.viewings = [Viewing(day: .day(1), place: "Odeon")] }
    let other = entry {
      $0.viewings = [Viewing(day: .day(1)), Viewing(day: .day(2), place: "Rex")]
    }
    let both = entry {
      $0.viewings = [
        Viewing(day: .day(1), place: "Odeon"), Viewing(day: .day(2), place: "Rex"),
      ]
    }
    #expect(own.merged(with: other) == both)
    #expect(other.merged(with: own) == both)
    #expect(both.merged(with: own) == both)
  }

  @Test("What is known of a viewing without a day holds for the day that it turns out to be")
  func cinemaOnSomeDay() {
    let undated = entry { $0.viewings = [Viewing(day: nil, isInCinema: true, isRewatch: true)] }
    let dated = entry { $0.viewings = [Viewing(day: .day(1))] }
    let both = entry {
      $0.viewings = [Viewing(day: .day(1), isInCinema: true, isRewatch: true)]
    }
    #expect(undated.merged(with: dated) == both)
    #expect(dated.merged(with: undated) == both)
  }

  @Test(
    "Of several days it is the first one that was in the cinema, and the last one that was again")
  func cinemaAndRewatchOnSomeDay() {
    let undated = entry { $0.viewings = [Viewing(day: nil, isInCinema: true, isRewatch: true)] }
    let dated = entry { $0.viewings = [1, 2, 3].map { Viewing(day: .day($0)) } }
    let both = entry {
      $0.viewings = [
        Viewing(day: .day(1), isInCinema: true), Viewing(day: .day(2)),
        Viewing(day: .day(3), isRewatch: true),
      ]
    }
    #expect(undated.merged(with: dated) == both)
    #expect(dated.merged(with: undated) == both)
  }

  @Test("That a title was rated does not mean that it was seen")
  func ratedUnseen() {
    let rated = entry { $0.rating = 8 }
    #expect(!nothing.merged(with: rated).isSeen)
  }

  @Test(
    "Of two ratings the later one counts; one without a day is older than any",
    arguments: [
      (8, 1, 6, 2, 6, 2), (8, 2, 6, 1, 8, 2), (8, nil, 6, 1, 6, 1), (8, 1, 6, nil, 8, 1),
      (8, nil, 6, nil, 8, nil), (8, 1, 6, 1, 8, 1), (8, 1, 8, 2, 8, 1), (8, nil, 8, 2, 8, 2),
      (nil, nil, 6, 1, 6, 1), (8, 1, nil, nil, 8, 1),
    ] as [(Int?, Int?, Int?, Int?, Int?, Int?)])
  func ratings(own: Int?, _ ownDay: Int?, other: Int?, _ otherDay: Int?, now: Int?, _ day: Int?) {
    func rated(_ rating: Int?, _ day: Int?) -> LibraryEntry {
      entry {
        $0.rating = rating
        $0.ratedOn = day.map(CalendarDate.day)
      }
    }
    #expect(rated(own, ownDay).merged(with: rated(other, otherDay)) == rated(now, day))
  }

  @Test(
    "Notes are joined unless one says what the other says",
    arguments: [
      (nil, "Great", "Great"), ("Great", nil, "Great"), ("Great", "Great", "Great"),
      ("Great, and long", "Great", "Great, and long"), ("Great", "Too long", "Great\n\nToo long"),
    ] as [(String?, String?, String?)])
  func notes(own: String?, other: String?, joined: String?) {
    let merged = entry { $0.note = own }.merged(with: entry { $0.note = other })
    #expect(merged.note == joined)
  }

  @Test("Lists and tags are united, the known ones first")
  func lists() {
    let one = entry {
      $0.lists = ["Noir", "Best"]
      $0.tags = ["home"]
    }
    let other = entry {
      $0.lists = ["Best", "Rain"]
      $0.tags = ["home", "dvd"]
    }
    let merged = one.merged(with: other)
    #expect(merged.lists == ["Noir", "Best", "Rain"])
    #expect(merged.tags == ["home", "dvd"])
  }

  @Test("The facts stay as they are")
  func sameFacts() {
    var other = nothing
    other.facts.title = "La lampe"
    #expect(nothing.merged(with: other) == nothing)
  }

  @Test("What is merged once more changes nothing", arguments: 0..<200)
  func idempotent(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let one = LibraryEntry.random(Self.facts, using: &random)
    let other = LibraryEntry.random(Self.facts, using: &random)
    let merged = one.merged(with: other)
    #expect(one.merged(with: one) == one)
    #expect(merged.merged(with: other) == merged)
    #expect(merged.merged(with: one) == merged)
  }

  @Test("Nothing that either knows is lost", arguments: 0..<400)
  func lossless(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let sides = (0..<2).map { _ in LibraryEntry.random(Self.facts, using: &random) }
    let merged = sides[0].merged(with: sides[1])
    for side in sides {
      #expect(merged.viewings.count >= side.viewings.count)
      #expect(
        merged.viewings.count(where: \.isInCinema) >= side.viewings.count(where: \.isInCinema))
      #expect(
        merged.viewings.count(where: \.isRewatch) >= side.viewings.count(where: \.isRewatch))
      let days = Dictionary(grouping: merged.viewings, by: \.day)
      for (day, viewings) in Dictionary(grouping: side.viewings, by: \.day) where day != nil {
        #expect(days[day, default: []].count >= viewings.count)
      }
      #expect(merged.rating != nil || side.rating == nil)
      #expect(side.note.map { merged.note?.contains($0) == true } ?? true)
      #expect(Set(merged.tags).isSuperset(of: side.tags))
      #expect(Set(merged.lists).isSuperset(of: side.lists))
      #expect(merged.onWatchlistSince != nil || side.onWatchlistSince == nil)
    }
    #expect(merged.viewings == merged.viewings.sorted())
  }

  @Test(
    "Days, the watchlist and dated ratings do not depend on which came first", arguments: 0..<200)
  func commutative(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let one = LibraryEntry.random(Self.facts, using: &random)
    let other = LibraryEntry.random(Self.facts, using: &random)
    let (merged, reverse) = (one.merged(with: other), other.merged(with: one))
    func days(_ entry: LibraryEntry) -> [CalendarDate] { entry.viewings.compactMap(\.day) }
    #expect(days(merged) == days(reverse))
    #expect(merged.viewings.count == reverse.viewings.count)
    #expect(merged.onWatchlistSince == reverse.onWatchlistSince)
    #expect(Set(merged.lists) == Set(reverse.lists))
    #expect(Set(merged.tags) == Set(reverse.tags))
    if one.ratedOn != other.ratedOn { #expect(merged.rating == reverse.rating) }
  }
}
