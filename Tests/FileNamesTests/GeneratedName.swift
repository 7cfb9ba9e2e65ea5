import FileNames
import Foundation
import TestRandomness

/// The name of a file that somebody may have, and what it means.
struct GeneratedName: Sendable {
  var path: String
  var title: RealTitle
  /// The year that the name tells.
  var year: Int?
  var season: Int?
  var episodes: [Int] = []
  var isEpisode: Bool { title.isSeries }

  /// Makes names: some of films, and some of series.
  static func all(of titles: [RealTitle], films: Int, episodes: Int) -> [GeneratedName] {
    let movies = titles.filter { !$0.isSeries && $0.year != nil }
    let series = titles.filter(\.isSeries)
    let filmNames = (0..<films).map { index in
      var random = SplitMix(seed: UInt64(index) + 1)
      let title = movies[Int.random(in: movies.indices, using: &random)]
      return film(title, form: index % filmForms, &random)
    }
    let episodeNames = (0..<episodes).map { index in
      var random = SplitMix(seed: UInt64(index) + 1_000_001)
      let title = series[Int.random(in: series.indices, using: &random)]
      return episode(title, form: index % episodeForms, &random)
    }
    return filmNames + episodeNames
  }

  private static let filmForms = 18
  private static let episodeForms = 18

  private static func film(
    _ title: RealTitle, form: Int, _ random: inout SplitMix
  ) -> GeneratedName {
    let name = title.name.onDisk
    let year = title.year ?? 0
    let release = Release(&random)
    let dotted = name.joined(by: ".")
    var tellsYear = true
    let path: String
    switch form {
    case 0: path = "\(dotted).\(year).\(release.dotted)"
    case 1: path = "\(name) (\(year))/\(name) (\(year)).mkv"
    case 2: path = "Films/\(name) (\(year)) [\(release.resolution)].mp4"
    case 3: path = "\(name) (\(year))/\(dotted).\(year).\(release.dotted)"
    case 4: path = "\(name.joined(by: "_"))_\(year)_\(release.resolution)_\(release.codec).avi"
    case 5: path = "\(dotted).\(year).\(release.edition.joined(by: ".")).\(release.dotted)"
    case 6: path = "\(name) \(year) \(release.source) \(release.codec).mkv"
    case 7: path = "\(name) [\(year)] \(release.resolution).mkv"
    case 8: path = "\(name) (\(year)) - \(release.edition).mkv"
    case 9: path = "\(dotted).\(year).\(release.language).\(release.dotted)"
    case 10: path = "\(name) (\(year))/movie.mkv"
    case 11: path = "\(name) (\(year)) CD\(Int.random(in: 1...2, using: &random)).avi"
    case 12: path = "\(name.decomposedStringWithCanonicalMapping) (\(year)).m4v"
    case 13: path = "\(dotted.lowercased()).\(year).\(release.dotted.lowercased())"
    case 14: path = "\(name) (\(year)) {imdb-\(title.id)}/\(name) (\(year)).mkv"
    case 15:
      tellsYear = false
      path = "\(dotted).\(release.dotted)"
    case 16:
      tellsYear = false
      path = "Movies/\(name).mkv"
    default: path = "\(name) (\(year))/VIDEO_TS/VTS_01_1.VOB"
    }
    return GeneratedName(path: path, title: title, year: tellsYear ? year : nil)
  }

  private static func episode(
    _ title: RealTitle, form: Int, _ random: inout SplitMix
  ) -> GeneratedName {
    let name = title.name.onDisk
    let release = Release(&random)
    let dotted = name.joined(by: ".")
    var result = GeneratedName(path: "", title: title)
    let season = Int.random(in: 1...12, using: &random)
    let number = Int.random(in: 1...24, using: &random)
    let words = episodeTitles[Int.random(in: episodeTitles.indices, using: &random)]
    result.season = season
    result.episodes = [number]
    let code = "S\(season.padded)E\(number.padded)"
    switch form {
    case 0: result.path = "\(dotted).\(code).\(release.dotted)"
    case 1: result.path = "\(name)/Season \(season.padded)/\(name) - \(code) - \(words).mkv"
    case 2: result.path = "\(name)/Season \(season)/\(number.padded) - \(words).mkv"
    case 3: result.path = "\(name) - \(season)x\(number.padded) - \(words).avi"
    case 4:
      result.path = "\(dotted).\(code)E\((number + 1).padded).\(release.dotted)"
      result.episodes = [number, number + 1]
    case 5:
      result.path = "\(dotted).\(code)-E\((number + 2).padded).\(release.dotted)"
      result.episodes = [number, number + 1, number + 2]
    case 6: result.path = "\(name)/Season \(season)/Episode \(number).mkv"
    case 7: result.path = "\(name) Season \(season) Episode \(number).mp4"
    case 8: result.path = "\(dotted).\(code).\(words.joined(by: ".")).\(release.dotted)"
    case 9:
      result.path = "\(name)/Specials/\(name) - S00\("E\(number.padded)") - \(words).mkv"
      result.season = 0
    case 10:
      result.path = "[Group] \(name) - \(number.padded) [\(release.resolution)].mkv"
      result.season = nil
    case 11: result.path = "\(name.joined(by: "_"))_\(code.lowercased())_\(release.resolution).mkv"
    case 12: result.path = "\(dotted.lowercased()).\(season)x\(number.padded).\(release.codec).avi"
    case 13:
      result.path =
        "\(dotted).S\(season.padded).\(release.dotted.withoutExtension)/"
        + "\(dotted).\(code).\(release.dotted)"
    case 14: result.path = "Series/\(name)/S\(season.padded)/\(code).mkv"
    case 15: result.path = "\(name) \(code) \(release.resolution) \(release.source).mkv"
    case 16:
      guard let year = title.year else { fallthrough }
      result.path = "\(name) (\(year))/Season \(season)/\(name) (\(year)) - \(code).mkv"
      result.year = year
    default: result.path = "\(name) \(code.lowercased()) - \(words).mkv"
    }
    return result
  }

  private static let episodeTitles = [
    "Pilot", "The Beginning", "A New Day", "One Hundred Years", "1984", "Part 2", "The French Job",
    "Home", "The 3rd Man", "Final Cut", "Room 104", "Behind the Scenes", "9 to 5", "Café",
    "The Real Thing", "It's a Trap!", "Two and a Half", "Mr. Monday", "The Web", "Special",
  ]
}

/// What a release says of itself.
private struct Release {
  var resolution: String
  var source: String
  var codec: String
  var edition: String
  var language: String
  var group: String
  private var audio: String

  init(_ random: inout SplitMix) {
    func one(_ texts: [String]) -> String { texts[Int.random(in: texts.indices, using: &random)] }
    resolution = one(["2160p", "1080p", "720p", "480p", "1080i"])
    source = one(["BluRay", "WEB-DL", "WEBRip", "HDTV", "DVDRip", "WEB", "BDRip", "AMZN.WEB-DL"])
    codec = one(["x264", "x265", "H.264", "HEVC", "XviD", "h265.10bit", "AV1"])
    audio = one(["AAC", "DD5.1", "DTS-HD.MA.5.1", "AC3", "DDP5.1.Atmos", "FLAC", "TrueHD.7.1"])
    edition = one(["Director's Cut", "Extended", "Unrated", "Remastered", "IMAX", "Final Cut"])
    language = one(["German", "FRENCH", "ITA.ENG", "MULTi", "SPANISH", "RUS", "JAPANESE"])
    group = one(["GRP", "FraMeSToR", "NTb", "RARBG", "aXXo", "D-Z0N3", "SPARKS"])
  }

  var dotted: String { "\(resolution).\(source).\(audio).\(codec)-\(group).mkv" }
}

extension String {
  /// The text as names of files write it: without signs that systems forbid.
  fileprivate var onDisk: String {
    replacingOccurrences(of: ": ", with: " - ").replacingOccurrences(of: ":", with: "-")
      .replacingOccurrences(of: "/", with: "-").filter { !"?*<>|\"\\".contains($0) }
  }

  /// The words with another separator, as releases write them.
  fileprivate func joined(by separator: String) -> String {
    split { $0 == " " || $0 == "," }.filter { $0 != "-" }
      .map { $0.hasSuffix(".") ? String($0.dropLast()) : String($0) }.joined(separator: separator)
  }

  fileprivate var withoutExtension: String { String(dropLast(4)) }
}

extension Int {
  fileprivate var padded: String { self < 10 ? "0\(self)" : "\(self)" }
}
