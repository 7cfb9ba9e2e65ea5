/// A question that a catalogue has to answer before a name can be decided.
public struct TitleQuestion: Hashable, Sendable {
  /// The words of the title; empty if only the id is asked for.
  public var words: String
  /// The year in the name; titles of the years beside it and of others are wanted, too, since they
  /// tell how sure a match is.
  public var year: Int?
  /// Whether a series is named.
  public var isSeries: Bool
  /// IMDb's id in the name, which makes the words needless if the catalogue knows it.
  public var imdbID: String?

  public init(words: String, year: Int? = nil, isSeries: Bool, imdbID: String? = nil) {
    self.words = words
    self.year = year
    self.isSeries = isSeries
    self.imdbID = imdbID
  }
}

extension Sequence<FileNameReading> {
  /// The questions to a catalogue, each once, the likeliest first.
  public var questions: [TitleQuestion] {
    var asked: Set<TitleQuestion> = []
    return flatMap { reading in
      [reading.title, reading.alternativeTitle].compactMap(\.self).map { words in
        TitleQuestion(
          words: words, year: reading.year, isSeries: reading.kind != .film,
          imdbID: reading.imdbID)
      }
    }.filter { asked.insert($0).inserted }
  }
}

extension FileName {
  /// The questions to a catalogue, each once, the likeliest first.
  public var questions: [TitleQuestion] { readings.questions }
}
