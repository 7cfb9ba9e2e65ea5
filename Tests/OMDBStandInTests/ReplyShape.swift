/// The shape of one kind of OMDb's replies: its fields in order, and the form of each value.
///
/// Written from recordings, without using any code of the stand-in or the client.
struct ReplyShape: Sendable {
  typealias Field = (name: String, form: Form)

  /// The form of a value, which may also be `N/A` unless stated otherwise.
  enum Form: Sendable {
    case anyText, yearOrRun, day, isoDay, runtime, number, groupedNumber, outOfTen, outOf100
    case id, address
    /// Exactly one of these, and not `N/A`.
    case word([String])
    case ratings
    case list(ReplyShape)
  }

  var fields: [Field]

  static let search = ReplyShape(fields: [
    ("Search", .list(row)), ("totalResults", .number), ("Response", .word(["True"])),
  ])

  private static let row = ReplyShape(fields: [
    ("Title", .anyText), ("Year", .yearOrRun), ("imdbID", .id),
    ("Type", .word(["movie", "series", "game"])), ("Poster", .address),
  ])

  static let season = ReplyShape(fields: [
    ("Title", .anyText), ("Season", .number), ("totalSeasons", .number),
    ("Episodes", .list(seasonRow)), ("Response", .word(["True"])),
  ])

  private static let seasonRow = ReplyShape(fields: [
    ("Title", .anyText), ("Released", .isoDay), ("Episode", .number), ("imdbRating", .outOfTen),
    ("imdbID", .id),
  ])

  static let movie = ReplyShape(
    fields: head + description + ratings + [
      ("imdbID", .id), ("Type", .word(["movie"])), ("DVD", .day), ("BoxOffice", .anyText),
      ("Production", .anyText), ("Website", .address), ("Response", .word(["True"])),
    ])

  static let series = ReplyShape(
    fields: head + description + ratings + [
      ("imdbID", .id), ("Type", .word(["series"])), ("totalSeasons", .number),
      ("Response", .word(["True"])),
    ])

  static let game = ReplyShape(
    fields: head + description + ratings + [
      ("imdbID", .id), ("Type", .word(["game"])), ("Response", .word(["True"])),
    ])

  static let episode = ReplyShape(
    fields: head + [("Season", .number), ("Episode", .number)] + description + ratings + [
      ("imdbID", .id), ("seriesID", .id), ("Type", .word(["episode"])),
      ("Response", .word(["True"])),
    ])

  static let error = ReplyShape(fields: [("Response", .word(["False"])), ("Error", .anyText)])

  private static let head: [Field] = [
    ("Title", .anyText), ("Year", .yearOrRun), ("Rated", .anyText), ("Released", .day),
  ]

  private static let description: [Field] = [
    ("Runtime", .runtime), ("Genre", .anyText), ("Director", .anyText), ("Writer", .anyText),
    ("Actors", .anyText), ("Plot", .anyText), ("Language", .anyText), ("Country", .anyText),
    ("Awards", .anyText), ("Poster", .address),
  ]

  private static let ratings: [Field] = [
    ("Ratings", .ratings), ("Metascore", .outOf100), ("imdbRating", .outOfTen),
    ("imdbVotes", .groupedNumber),
  ]
}
