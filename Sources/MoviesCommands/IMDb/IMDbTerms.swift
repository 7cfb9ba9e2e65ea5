import MoviesUI
import SafeText
import Storage

/// The facts that the user should know before IMDb's data is downloaded.
struct IMDbTerms {
  private let estimate: IMDbEstimate
  /// The number of bytes that are still to be downloaded.
  private let download: Int
  private let level: IMDbLevel
  private let place: IMDbInstallation

  init(_ level: IMDbLevel, at place: IMDbInstallation) {
    self.level = level
    self.place = place
    estimate = level.estimate
    download = level.dumps.reduce(0) { sum, dump in
      sum + max(0, dump.estimate.download - place.downloads.bytes(of: dump.fileName))
    }
  }

  /// Returns the terms, and the costs of the level.
  func lines(columns: Int) -> [String] {
    let here = estimate.download - download
    let part = here > 0 ? ", \(here.asRoundMegabytes) of them are here already" : ""
    let facts: [(label: String, text: String)] = [
      ("  What", level.words),
      ("  Download", "\(estimate.download.asRoundMegabytes) from \(place.host)\(part)"),
      (
        "  On disk",
        "\(estimate.disk.asRoundMegabytes) in \(place.folder)"
          + (estimate.staging > 0
            ? ", and \(estimate.staging.asRoundMegabytes) more until it is imported" : "")
      ),
      ("  Time", "about \(estimate.seconds.asRoundTime) after the download, on two cores"),
    ]
    let purpose =
      "IMDb publishes this data for personal and non-commercial use. It belongs to IMDb and is no "
      + "part of this program. The terms: https://developer.imdb.com/non-commercial-datasets/"
    let credit = "Information courtesy of IMDb (https://www.imdb.com). Used with permission."
    return purpose.wrapped(toCells: min(columns, 80)) + [credit, ""]
      + LabelledLines.text(facts, width: columns) + [""]
  }
}

extension IMDbLevel {
  /// A description of the data in this level.
  var words: String {
    guard base == .titles else { return "ratings, for rows and orders of whatever else is asked" }
    let more = [
      hasPeople ? "people" : nil, hasNamesAbroad ? "names abroad" : nil,
      hasAdultTitles ? "adult titles" : nil,
    ]
    let added = more.compactMap(\.self).map { ", \($0)" }.joined()
    return "all titles with their ratings and episodes\(added)"
  }
}

extension Int {
  /// This number of seconds as a time in whole minutes, at least one.
  fileprivate var asRoundTime: String { Swift.max(1, (self + 30) / 60).asHoursAndMinutes }
}
