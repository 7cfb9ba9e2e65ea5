import MoviesCore
import MoviesSession
import MoviesUI
import Titles

extension OwnFileFacts {
  func text(_ format: DocumentFormat) -> [UInt8] {
    format.bytes(
      text: missing.map(\.sentence) + doubles.map(\.sentence),
      json: [
        "missing": .array(missing.map { JSON($0) }), "doubles": .array(doubles.map { JSON($0) }),
      ])
  }
}

extension MissingEpisodes {
  fileprivate var sentence: String {
    "\(series.title), season \(season): \(numbersInWords) missing"
  }
}

extension DoubledTitle {
  fileprivate var sentence: String {
    let name = title.title + (place.map { " \($0.season)×\($0.episode)" } ?? "")
    let best = lines.map { ", the best one \($0)p" } ?? ""
    return "\(name): \(versions) versions\(best), \(spare.asSize) to spare"
  }
}

extension JSON {
  fileprivate init(_ missing: MissingEpisodes) {
    self = [
      "id": .string(missing.series.id.rawValue), "title": .string(missing.series.title),
      "season": JSON(missing.season), "episodes": .array(missing.numbers.map { JSON($0) }),
      "count": JSON(missing.count),
    ]
  }

  fileprivate init(_ double: DoubledTitle) {
    self = [
      "id": .string(double.title.id.rawValue), "title": .string(double.title.title),
      "season": JSON(double.place?.season), "episode": JSON(double.place?.episode),
      "versions": JSON(double.versions), "lines": JSON(double.lines), "spare": JSON(double.spare),
    ]
  }
}
