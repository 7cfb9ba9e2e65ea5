import MoviesCore
public import Titles

/// A fact below the title.
struct DetailFact: Equatable {
  /// The words; each may be a link.
  let words: [String]
  /// Whether the fact helps to choose a title, rather than only supporting the other facts.
  let isRead: Bool
  /// The part of the text that the words belong to; `nil` if they are not links.
  let part: DoorPlace.Part?

  init(_ words: [String], isRead: Bool = true, of part: DoorPlace.Part? = nil) {
    self.words = words
    self.isRead = isRead
    self.part = part
  }

  var text: String { words.joined(separator: ", ") }
}

extension TitleSummary {
  /// The facts below the title: years and kind.
  var headFacts: [DetailFact] {
    [
      years.map { DetailFact([$0.written], of: .years) },
      typeLabel.map { DetailFact([$0]) },
    ].compactMap(\.self)
  }

  /// The labels that most titles of the kind have below their plot.
  var usualLabels: [String] {
    let seasons = kind == .series ? ["Seasons"] : []
    return ["Writers", "Cast", "Released"] + seasons + ["Country", "Language", "Awards"]
  }
}

extension EpisodeSummary {
  /// Returns the facts below the title: the place in the series, and the date.
  func headFacts(inSeason season: Int) -> [DetailFact] {
    let place = number.map { "season \(season), episode \($0)" } ?? "season \(season)"
    return [place, released?.written].compactMap(\.self).map { DetailFact([$0]) }
  }
}

extension TitleDetail.Field {
  /// Whether the field has a label, or its plural or singular.
  fileprivate func isLike(_ label: String) -> Bool {
    self.label.prefix(6) == label.prefix(6)
  }
}

extension TitleDetail {
  /// A labelled line of the details.
  public struct Field: Equatable, Sendable {
    public var label: String
    public var value: String
    /// The part of the text in which the field's names are links; `nil` if they are not links.
    var part: DoorPlace.Part?
    /// The names in the value, if each is a link.
    var names: [String] = []
  }

  /// The facts below the title: years, kind, certificate, running time, genres.
  public var facts: [String] { headFacts.map(\.text) }

  /// The facts below the title, with their weight.
  var headFacts: [DetailFact] {
    [
      years.map { DetailFact([$0.written], of: .years) },
      (place ?? typeLabel).map { DetailFact([$0]) },
      rated.map { DetailFact([$0], isRead: false) },
      minutes.map { DetailFact(["\($0) min"]) },
      genres.isEmpty ? nil : DetailFact(genres, of: .genres),
    ].compactMap(\.self)
  }

  /// The place of an episode in its series.
  var place: String? {
    guard let season, let episode else { return nil }
    return "season \(season), episode \(episode)"
  }

  /// All fields except title, facts, plot and ratings.
  public var fields: [Field] { [direction].compactMap(\.self) + furtherFields }

  /// The field of the title's directors.
  var direction: Field? {
    list(directors.count == 1 ? "Director" : "Directors", directors, of: .directors)
  }

  /// The fields below the plot.
  var furtherFields: [Field] {
    [
      list(writers.count == 1 ? "Writer" : "Writers", writers, of: .writers),
      list("Cast", actors, of: .cast),
      released.map { Field(label: "Released", value: $0.written) },
      seasonCount.map { Field(label: "Seasons", value: String($0)) },
      list(countries.count == 1 ? "Country" : "Countries", countries, of: .countries),
      list(languages.count == 1 ? "Language" : "Languages", languages),
      awards.map { Field(label: "Awards", value: $0) },
      boxOffice.map { Field(label: "Box office", value: "$" + $0.grouped) },
      production.map { Field(label: "Production", value: $0) },
      dvd.map { Field(label: "Home release", value: $0.written) },
      website.map { Field(label: "Website", value: $0) },
    ].compactMap(\.self)
  }

  /// The fields below the plot while more are loading: the usual fields appear without a value.
  var awaitedFields: [Field] {
    var fields = furtherFields
    let usual = TitleSummary(self).usualLabels
    for (place, label) in usual.enumerated() where !fields.contains(where: { $0.isLike(label) }) {
      fields.insert(Field(label: label, value: ""), at: min(place, fields.count))
    }
    return fields
  }

  private func list(
    _ label: String, _ names: [String], of part: DoorPlace.Part? = nil
  ) -> Field? {
    guard !names.isEmpty else { return nil }
    let value = names.joined(separator: ", ")
    return Field(label: label, value: value, part: part, names: part == nil ? [] : names)
  }
}
