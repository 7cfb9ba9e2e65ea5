import Keeping
import TestSupport
import Titles

extension CalendarDate {
  /// A day in January 2026.
  static func day(_ day: Int) -> CalendarDate {
    CalendarDate(year: 2026, month: 1, day: day)
  }
}

extension TitleID {
  static func numbered(_ number: Int) -> TitleID {
    guard let id = TitleID("tt\(number)") else { preconditionFailure("\(number) makes no id") }
    return id
  }
}

extension LibraryEntry {
  /// An entry with few days and words, so that two of them have much in common.
  static func random(
    _ facts: TitleDetail, using random: inout SplitMix
  ) -> LibraryEntry {
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &random)]
    }
    func some(_ words: [String]) -> [String] { words.filter { _ in pick([true, false]) } }
    let days: [CalendarDate?] = [nil, .day(1), .day(2)]
    let viewings = (0..<pick([0, 1, 2, 3])).map { _ in
      Viewing(
        day: pick(days), isInCinema: pick([true, false]), isRewatch: pick([true, false]),
        place: pick([nil, nil, "Odeon", "Rex"]),
        impression: pick([nil, Impression(rating: 8), Impression(note: "good")]))
    }
    let rating = pick([nil, 1, 2])
    return LibraryEntry(
      facts, onWatchlistSince: pick([nil, 1, 2]), viewings: viewings.sorted(), rating: rating,
      ratedOn: rating == nil ? nil : pick(days), note: pick([nil, "good", "bad", "long"]),
      tags: some(["a", "b"]), lists: some(["A", "B", "C"]),
      stopped: pick([
        nil, nil, StoppedPlace(position: 60, time: 1), StoppedPlace(position: 90, time: 2),
      ]))
  }
}
