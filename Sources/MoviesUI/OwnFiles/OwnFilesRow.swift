import MoviesCore
import SafeText
import Titles

/// A row of the page of the user's own files, in words.
struct OwnFilesRow {
  var name: String
  /// The note beside the name, the longest form first.
  var note: [String] = []
  var years = ""
  var resolution = ""
  var size = ""
  /// When the newest file was found, the longest form first.
  var added: [String] = []
  /// Whether all the files are on disks that are away.
  var isAway = false
}

extension OwnFilesProps {
  /// Returns the rows of the tab with these indices.
  func rows(_ range: Range<Int>) -> [OwnFilesRow] {
    switch tab {
    case .have: (own?.titles ?? [])[range].map(row)
    case .missing: (facts?.missing ?? [])[range].map(row)
    case .doubles: (facts?.doubles ?? [])[range].map(row)
    }
  }

  private func row(_ title: OwnTitle) -> OwnFilesRow {
    let versions = title.versions.count > 1 ? [title.versions.count.counted("version")] : []
    let kind = title.title.typeLabel.map { [$0] } ?? []
    return OwnFilesRow(
      name: title.title.title,
      note: title.episodes.isEmpty
        ? versions.isEmpty ? kind : versions : title.episodeCount(of: facts?.totals[title.id]),
      years: title.title.years?.written ?? "",
      resolution: title.mark.lines?.asResolution ?? "", size: title.size.asSize,
      added: CalendarDate(secondsSince1970: title.added).forms(on: today),
      isAway: title.mark.isAway)
  }

  private func row(_ missing: MissingEpisodes) -> OwnFilesRow {
    OwnFilesRow(
      name: missing.series.title,
      note: [
        "season \(missing.season): \(missing.numbersInWords)",
        "\(missing.season): \(missing.numbersInWords)",
        "season \(missing.season)", "\(missing.season)",
      ],
      size: "\(missing.numbers.count.grouped) of \(missing.count.grouped)")
  }

  private func row(_ double: DoubledTitle) -> OwnFilesRow {
    let place = double.place.map { EpisodeOrigin.written(season: $0.season, $0.episode) }
    return OwnFilesRow(
      name: [double.title.title, place].compactMap(\.self).joined(separator: " "),
      note: [double.versions.counted("version"), double.versions.grouped],
      resolution: double.lines?.asResolution ?? "", size: double.spare.asSize)
  }
}

/// The widths of the parts of a row, in cells; 0 for a part without room.
///
/// They depend only on the width and the tab, never on the rows on the screen: rows fill in place.
struct OwnFilesColumns {
  private(set) var name: Int
  private(set) var note = 0
  private(set) var years = 0
  private(set) var resolution = 0
  private(set) var size = 0
  private(set) var added = 0

  static let gap = 2
  private static let leastName = 16
  /// The least width of a name beside what the details say, too.
  private static let leastNameBesideNote = 26
  private static let longestNote = 17
  private static let longestNumbers = 30
  private static let (resolutionWidth, sizeWidth, yearsWidth) = (5, 8, 9)

  /// Lays out rows of a tab in this many cells.
  init(width: Int, tab: OwnFilesPage.Tab) {
    name = width
    switch tab {
    case .have:
      years = taken(Self.yearsWidth)
      size = taken(Self.sizeWidth)
      resolution = taken(Self.resolutionWidth)
      note = taken(Self.longestNote, orAtLeast: 8, leaving: Self.leastNameBesideNote)
      added = taken(
        CalendarDate.longestForm, orAtLeast: CalendarDate.longestShortForm,
        leaving: Self.leastNameBesideNote)
    case .missing:
      size = taken(Self.sizeWidth)
      note = taken(Self.longestNumbers, orAtLeast: Self.resolutionWidth)
    case .doubles:
      size = taken(Self.sizeWidth)
      note = taken(Self.sizeWidth + Self.gap)
      resolution = taken(Self.resolutionWidth)
    }
  }

  /// Takes a column from the names; returns 0 if these become too narrow.
  private mutating func taken(
    _ width: Int, orAtLeast least: Int? = nil, leaving leastName: Int = Self.leastName
  ) -> Int {
    let room = name - Self.gap - leastName
    let width = min(width, max(room, least ?? width))
    guard width <= room else { return 0 }
    name -= width + Self.gap
    return width
  }
}
