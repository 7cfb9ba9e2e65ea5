/// The names that a service gives to the columns of its tables.
///
/// Columns are known by name, never by position, and of a name only the letters and digits count:
/// `Runtime (mins)` and `runtime_mins` are one.
struct TableVocabulary {
  private let meanings: [String: ColumnMeaning]

  init(_ meanings: [String: ColumnMeaning]) {
    self.meanings = meanings
  }

  subscript(name: String) -> ColumnMeaning? { meanings[Self.key(name)] }

  /// The same names, some with another meaning.
  func with(_ others: [String: ColumnMeaning]) -> TableVocabulary {
    TableVocabulary(meanings.merging(others) { $1 })
  }

  /// The letters and digits of a name, in lower case.
  static func key(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

extension TableVocabulary {
  static let imdb = TableVocabulary([
    "const": .id, "yourrating": .points, "yourated": .points, "daterated": .ratedOn,
    "title": .title, "originaltitle": .originalTitle, "titletype": .kind,
    "imdbrating": .imdbRating, "runtimemins": .minutes, "year": .year, "genres": .genres,
    "numvotes": .votes, "releasedate": .released, "releasedatemonthdayyear": .released,
    "directors": .directors, "position": .position, "created": .addedOn, "description": .note,
  ])

  static let letterboxd = TableVocabulary([
    "date": .ratedOn, "name": .title, "year": .year, "rating": .stars, "rewatch": .rewatch,
    "tags": .tags, "watcheddate": .watchedOn, "review": .review, "position": .position,
    "description": .review,
  ])

  static let letterboxdImport = TableVocabulary([
    "imdbid": .id, "title": .title, "year": .year, "directors": .directors, "rating": .stars,
    "rating10": .points, "watcheddate": .watchedOn, "rewatch": .rewatch, "tags": .tags,
    "review": .review,
  ])

  /// The names in the tables that this program prints, whose `rating` is IMDb's.
  static let own = anybody.with([
    "rating": .imdbRating, "start": .year, "watchlistsince": .addedOn, "lastseen": .watchedOn,
  ])

  /// Whether a header is one of the tables that this program prints.
  static func isOwn(_ header: [String]) -> Bool {
    Set(header.map(key)).isSuperset(of: ["id", "title", "start", "end", "type"])
  }

  /// The names that people give to columns of their own.
  static let anybody = TableVocabulary([
    "id": .id, "imdbid": .id, "imdb": .id, "imdburl": .id, "imdblink": .id, "const": .id,
    "tconst": .id, "titleid": .id, "ttid": .id,
    "title": .title, "name": .title, "film": .title, "movie": .title, "filmtitle": .title,
    "movietitle": .title, "primarytitle": .title, "series": .title, "show": .title,
    "originaltitle": .originalTitle, "year": .year, "releaseyear": .year, "startyear": .year,
    "type": .kind, "titletype": .kind, "kind": .kind, "genres": .genres, "genre": .genres,
    "runtime": .minutes, "runtimeminutes": .minutes, "runtimemins": .minutes, "minutes": .minutes,
    "director": .directors, "directors": .directors, "imdbrating": .imdbRating,
    "numvotes": .votes, "votes": .votes,
    "rating": .points, "rating10": .points, "yourrating": .points, "myrating": .points,
    "userrating": .points, "stars": .stars, "daterated": .ratedOn, "ratedon": .ratedOn,
    "dateadded": .addedOn, "addedon": .addedOn, "added": .addedOn, "created": .addedOn,
    "watcheddate": .watchedOn, "datewatched": .watchedOn, "watchedon": .watchedOn,
    "rewatch": .rewatch, "tags": .tags, "note": .note, "notes": .note, "review": .note,
    "comment": .note, "description": .note, "position": .position, "rank": .position,
  ])
}
