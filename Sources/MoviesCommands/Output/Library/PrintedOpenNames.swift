import MoviesSession
import Titles

/// The names that imports have left open, as they are printed.
struct PrintedOpenNames {
  var names: [OpenName]

  func text(_ format: DocumentFormat) -> [UInt8] {
    format.bytes(
      text: names.flatMap(\.lines), json: ["names": .array(names.map { JSON($0) })])
  }
}

extension OpenName {
  /// The name with what it brings, and below it what it could mean.
  fileprivate var lines: [String] {
    let news = EntryChange(from: OpenName(name, file: file, place: place), to: self).news(in: self)
    let words = news.isEmpty ? "nothing" : news.map(\.words).joined(separator: ", ")
    return ["\(number). “\(name.text)”: \(words) (\(origin))"]
      + candidates.map { "  \(number)=\($0.id)  \(TitleDetail($0).nameAndYears)" }
  }
}

extension JSON {
  fileprivate init(_ open: OpenName) {
    self = [
      "number": JSON(open.number), "name": .string(open.name.textWithoutYear),
      "year": JSON(open.name.year),
      "type": JSON(open.name.kind?.rawValue), "file": .string(open.file),
      "place": .string(open.place),
      "watchlistSince": JSON(open.onWatchlistSince?.isoTime),
      "viewings": .array(open.viewings.map { JSON($0) }),
      "rating": JSON(open.rating), "ratedOn": JSON(open.ratedOn?.isoText),
      "note": JSON(open.note), "tags": JSON(open.tags), "lists": JSON(open.lists),
      "candidates": .array(open.candidates.map { JSON($0) }),
    ]
  }
}
