import MoviesCore
import SafeText
import Titles

extension TitleFiles {
  /// A file in the details of a title, in words.
  struct Entry {
    var name: String
    /// The lines below the name.
    var facts: [String]
    var isAway: Bool
  }

  /// The maximum number of files that are named.
  private static let mostNamed = 4

  /// The files in words, or how much of a series the user has; empty until the files are read.
  var entries: [Entry] {
    if let series { return [entry(of: series)] }
    let named = files.prefix(Self.mostNamed).map(entry)
    let rest = files.count - named.count
    guard rest > 0 else { return named }
    return named
      + [Entry(name: "and \(rest.counted("other file"))", facts: [], isAway: mark.isAway)]
  }

  private func entry(of series: OwnTitle) -> Entry {
    let count = series.episodeCount(of: episodes).first ?? ""
    return Entry(
      name: "\(count) · \(series.size.asSize)",
      facts: mark.isAway ? [away(nil)] : [], isAway: mark.isAway)
  }

  private func entry(of file: OwnFile) -> Entry {
    let facts: [String?] = [file.facts.joined(separator: " · "), file.reason.words]
    return Entry(
      name: file.path.shownName,
      facts: facts.compactMap(\.self) + (file.isAway ? [away(file)] : []), isAway: file.isAway)
  }

  /// Returns the sentence about the folder that is away.
  private func away(_ file: OwnFile?) -> String {
    let folder = away.first { folder in
      file.map { $0.path.isWithin(folder.path) } ?? true
    }
    return folder.map { "\($0.path.shown) is away" } ?? "its disk is away"
  }
}
