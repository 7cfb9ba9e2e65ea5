public import Titles

/// The user's taste, learnt from their own ratings, for titles that they do not know yet.
public struct Taste: Sendable {
  /// A title that the user rated.
  private struct Rated {
    var id: TitleID
    var name: String
    var rating: Int
  }

  /// The number of ratings and their sum.
  private struct Tally {
    var count = 0
    var sum = 0

    mutating func add(_ rating: Int) { (count, sum) = (count + 1, sum + rating) }

    mutating func remove(_ rating: Int) { (count, sum) = (count - 1, sum - rating) }
  }

  private var all = Tally()
  private var ratings: [TitleID: Int] = [:]
  private var directors: [String: [Rated]] = [:]
  private var actors: [String: [Rated]] = [:]
  private var genres: [String: Tally] = [:]

  /// Learns the taste from the ratings in some entries.
  public init(_ entries: [LibraryEntry]) {
    for entry in entries {
      guard let rating = entry.rating, ratings[entry.id] == nil else { continue }
      let rated = Rated(id: entry.id, name: entry.facts.title, rating: rating)
      ratings[entry.id] = rating
      all.add(rating)
      for name in entry.facts.directors { directors[name, default: []].append(rated) }
      for name in entry.facts.actors { actors[name, default: []].append(rated) }
      for genre in entry.facts.genres { genres[genre, default: Tally()].add(rating) }
    }
  }

  /// Returns how well a title suits the user, from -1 to 1; 0 if nothing is known.
  func suitability(of title: TitleDetail) -> Double {
    guard all.count > 0 else { return 0 }
    let director = title.directors.map { lead(tally(of: $0, in: directors, without: title)) }.max()
    let actor = title.actors.map { lead(tally(of: $0, in: actors, without: title)) }.max()
    let genres = title.genres.map { lead(tally(of: $0, without: title)) }
    let genre = genres.isEmpty ? 0 : genres.reduce(0, +) / Double(genres.count)
    return max(-1, min((director ?? 0) / 2 + (actor ?? 0) / 4 + genre / 2, 1))
  }

  /// Returns the lead of some ratings over the mean of all, reduced if they are few.
  private func lead(_ tally: Tally) -> Double {
    let mean = Double(all.sum) / Double(all.count)
    return (Double(tally.sum) - mean * Double(tally.count)) / Double(tally.count + 2)
  }

  private func tally(
    of name: String, in people: [String: [Rated]], without title: TitleDetail
  ) -> Tally {
    (people[name] ?? []).reduce(into: Tally()) { tally, rated in
      if rated.id != title.id { tally.add(rated.rating) }
    }
  }

  private func tally(of genre: String, without title: TitleDetail) -> Tally {
    var tally = genres[genre] ?? Tally()
    if let rating = ratings[title.id] { tally.remove(rating) }
    return tally
  }
}

extension Taste {
  /// Returns the reasons for a title that the user's ratings give, the strongest first.
  func reasons(for title: TitleDetail) -> [TonightReason] {
    let director = favourite(of: title.directors, in: directors, without: title)
      .map { TonightReason.director($0.name, $0.ratings) }
    let actor = favourite(of: title.actors, in: actors, without: title)
      .map { TonightReason.actor($0.name, $0.ratings) }
    return [director, actor, favouriteGenre(of: title)].compactMap(\.self)
  }

  /// The minimum number of rated titles that makes a genre count.
  private static let leastOfGenre = 5
  /// The lowest mean rating at which a director or actor is a reason for a title.
  private static let high = 8
  /// The minimum lead of a genre's mean rating over the mean of all ratings.
  private static let leastGenreLead = 0.5

  /// Returns the person whose other titles the user rated highest.
  private func favourite(
    of names: [String], in people: [String: [Rated]], without title: TitleDetail
  ) -> (name: String, ratings: RatedOthers)? {
    let favourites = names.compactMap { name -> (name: String, ratings: RatedOthers)? in
      let others = (people[name] ?? []).filter { $0.id != title.id }
      let tally = tally(of: name, in: people, without: title)
      guard let first = others.first, tally.sum >= Self.high * tally.count else { return nil }
      let ratings = others.map(\.rating)
      return (
        name,
        RatedOthers(
          count: others.count, lowest: ratings.min() ?? first.rating,
          highest: ratings.max() ?? first.rating, title: others.count == 1 ? first.name : nil)
      )
    }
    // Of equally rated people, the first in the title's list counts.
    return favourites.enumerated().max { left, right in
      (left.element.ratings.lowest, left.element.ratings.count, right.offset)
        < (right.element.ratings.lowest, right.element.ratings.count, left.offset)
    }?.element
  }

  private func favouriteGenre(of title: TitleDetail) -> TonightReason? {
    let genres = title.genres.compactMap { genre -> (name: String, mean: Double)? in
      let tally = tally(of: genre, without: title)
      guard tally.count >= Self.leastOfGenre else { return nil }
      return (genre, Double(tally.sum) / Double(tally.count))
    }
    guard let best = genres.max(by: { $0.mean < $1.mean }),
      best.mean >= Double(all.sum) / Double(all.count) + Self.leastGenreLead
    else { return nil }
    return .genre(best.name, mean: best.mean)
  }
}
