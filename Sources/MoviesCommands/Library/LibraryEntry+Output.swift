import MoviesSession
import MoviesUI
import Titles

extension JSON {
  /// Makes an object with a title's entry, which is also a line of `ndjson`.
  init(_ entry: LibraryEntry) {
    self = [
      "title": JSON(entry.facts),
      "watchlistSince": JSON(entry.onWatchlistSince?.isoTime),
      "viewings": .array(entry.viewings.map { JSON($0) }),
      "rating": JSON(entry.rating),
      "ratedOn": JSON(entry.ratedOn?.isoText),
      "note": JSON(entry.note),
      "tags": JSON(entry.tags),
      "lists": JSON(entry.lists),
      "stopped": JSON(entry.stopped),
    ]
  }

  /// Makes an object with the place where the user has stopped watching; `null` for none.
  private init(_ place: StoppedPlace?) {
    self =
      place.map { place in
        [
          "position": JSON(place.position), "length": JSON(place.length),
          "played": JSON(place.played),
          "time": .string(place.time.isoTime),
        ]
      } ?? .null
  }

  /// Makes an object with a viewing.
  init(_ viewing: Viewing) {
    self = [
      "day": JSON(viewing.day?.isoText), "cinema": .bool(viewing.isInCinema),
      "rewatch": .bool(viewing.isRewatch), "place": JSON(viewing.place),
      "rating": JSON(viewing.impression?.rating),
      "tags": JSON(viewing.impression?.tags ?? []), "note": JSON(viewing.impression?.note),
    ]
  }
}

/// The titles of a list, for printing.
struct ListedTitles {
  var list: LibraryList
  var entries: [LibraryEntry]

  /// Formats the list.
  ///
  /// `columns` is the terminal's width, or `nil` if the output is not a terminal.
  func text(_ format: TitleListFormat, columns: Int?) -> [UInt8] {
    format.bytes(
      table: table.lines(columns: columns), json: json, items: entries.map { JSON($0) },
      csv: rows)
  }

  private var table: TextTable {
    TextTable(
      header: ["ID", "YEAR", "TYPE", "IMDB", "MINE", "SEEN", "TITLE"],
      rows: entries.map { entry in
        [
          entry.id.rawValue, entry.facts.years?.written ?? "", entry.facts.kind?.rawValue ?? "",
          entry.facts.writtenRating, entry.rating.map { "\($0)" } ?? "", entry.writtenViewings,
          TitleSummary(entry.facts).listName,
        ]
      }, numbers: [3, 4], names: 6)
  }

  private var json: JSON {
    [
      "list": .string(list.name), "count": JSON(entries.count),
      "minutes": JSON(entries.compactMap(\.facts.minutes).reduce(0, +)),
      "titles": .array(entries.map { JSON($0) }),
    ]
  }

  private var rows: [[String]] {
    let header = [
      "id", "title", "start", "end", "type", "rating", "votes", "minutes", "genres",
      "watchlistSince", "viewings", "lastSeen", "myRating", "ratedOn", "note", "tags", "lists",
    ]
    return [header] + entries.map { $0.facts.csvFields + $0.csvFields }
  }
}

extension LibraryEntry {
  /// The last day on which the title was seen, with the number of viewings if there are several.
  fileprivate var writtenViewings: String {
    guard let last = viewings.last else { return "" }
    let day = last.day?.isoText ?? "yes"
    return viewings.count == 1 ? day : "\(day) ×\(viewings.count)"
  }

  fileprivate var csvFields: [String] {
    [
      onWatchlistSince?.isoTime ?? "",
      "\(viewings.count)", viewings.last?.day?.isoText ?? "", rating.map { "\($0)" } ?? "",
      ratedOn?.isoText ?? "", note ?? "", tags.joined(separator: ", "),
      lists.joined(separator: ", "),
    ]
  }
}
