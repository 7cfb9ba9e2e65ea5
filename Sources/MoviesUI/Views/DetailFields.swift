import MoviesCore
public import Titles

extension TitleSummary {
  /// The facts below the title: years and kind.
  var facts: [String] {
    [years?.written, kind == .movie ? nil : kind?.rawValue].compactMap(\.self)
  }
}

extension TitleDetail {
  /// A labelled line of the details.
  public struct Field: Equatable, Sendable {
    public var label: String
    public var value: String
  }

  /// The facts below the title: years, kind, certificate, length, genres.
  public var facts: [String] {
    [
      years?.written, kind == .movie ? nil : kind?.rawValue, place, rated,
      minutes.map { "\($0) min" }, genres.isEmpty ? nil : genres.joined(separator: ", "),
    ].compactMap(\.self)
  }

  /// Where an episode stands in its series.
  var place: String? {
    guard let season, let episode else { return nil }
    return "season \(season), episode \(episode)"
  }

  /// Everything known besides title, facts, plot and ratings.
  public var fields: [Field] {
    [
      votesWithoutRating.map { Field(label: "Votes", value: "\($0.grouped) at IMDb") },
      list(directors.count == 1 ? "Director" : "Directors", directors),
      list(writers.count == 1 ? "Writer" : "Writers", writers),
      list("Cast", actors),
      released.map { Field(label: "Released", value: $0.written) },
      totalSeasons.map { Field(label: "Seasons", value: String($0)) },
      list(countries.count == 1 ? "Country" : "Countries", countries),
      list(languages.count == 1 ? "Language" : "Languages", languages),
      awards.map { Field(label: "Awards", value: $0) },
      boxOffice.map { Field(label: "Box office", value: "$" + $0.grouped) },
      production.map { Field(label: "Production", value: $0) },
      dvd.map { Field(label: "Home release", value: $0.written) },
      website.map { Field(label: "Website", value: $0) },
    ].compactMap(\.self)
  }

  /// How many people voted, if there is no rating to show it beside.
  private var votesWithoutRating: Int? {
    ratings.contains { $0.source == .imdb } ? nil : votes
  }

  private func list(_ label: String, _ names: [String]) -> Field? {
    names.isEmpty ? nil : Field(label: label, value: names.joined(separator: ", "))
  }
}
