/// The estimated cost of a level of IMDb's data.
public struct IMDbEstimate: Hashable, Sendable {
  /// The size of the files that are downloaded, in bytes.
  public var download: Int
  /// The size of the data on disk, in bytes.
  public var disk: Int
  /// The additional space that an import needs until it is done, in bytes.
  public var staging: Int
  /// The duration of an import without the download, in seconds, on two cores.
  public var seconds: Int

  /// The free space that an import needs; it keeps the old file until the new one is there.
  public var room: Int { disk + staging }
}

extension IMDbEstimate {
  static func + (one: IMDbEstimate, other: IMDbEstimate) -> IMDbEstimate {
    IMDbEstimate(
      download: one.download + other.download, disk: one.disk + other.disk,
      staging: one.staging + other.staging, seconds: one.seconds + other.seconds)
  }
}

extension IMDbLevel {
  /// The cost of the level with the dumps of 2025.
  public var estimate: IMDbEstimate { dumps.map(\.estimate).reduce(.nothing, +) }

  /// Estimates the cost of the level with the dumps in a folder, by their sizes.
  public func estimate(for files: IMDbFiles) -> IMDbEstimate {
    dumps.map { dump in
      let size = files.size(of: dump) ?? dump.estimate.download
      let isUnpacked = files.path(of: dump)?.hasSuffix(".gz") == false
      return dump.estimate.scaled(to: isUnpacked ? size / IMDbDump.packing : size)
    }.reduce(.nothing, +)
  }
}

extension IMDbEstimate {
  fileprivate static let nothing = IMDbEstimate(download: 0, disk: 0, staging: 0, seconds: 0)

  /// Returns the estimate, scaled to a dump of another size.
  fileprivate func scaled(to download: Int) -> IMDbEstimate {
    let factor = Double(download) / Double(self.download)
    return IMDbEstimate(
      download: download, disk: Int(Double(disk) * factor),
      staging: Int(Double(staging) * factor), seconds: Int(Double(seconds) * factor))
  }
}

extension IMDbDump {
  /// The factor by which unpacking enlarges a dump.
  fileprivate static let packing = 5

  /// The share of the dump in the cost of a level.
  ///
  /// The download sizes are those of 2025. The rest was measured with generated dumps: the dumps of
  /// ratings, titles and episodes had as many lines as the real ones, and the others a tenth of
  /// them.
  public var estimate: IMDbEstimate {
    let million = 1_000_000
    return switch self {
    case .ratings:
      IMDbEstimate(download: 8 * million, disk: 24 * million, staging: 0, seconds: 5)
    case .basics:
      IMDbEstimate(
        download: 200 * million, disk: 690 * million, staging: 550 * million, seconds: 80)
    case .episodes:
      IMDbEstimate(download: 50 * million, disk: 170 * million, staging: 0, seconds: 15)
    case .crew:
      IMDbEstimate(download: 75 * million, disk: 20 * million, staging: 0, seconds: 5)
    case .principals:
      IMDbEstimate(download: 700 * million, disk: 100 * million, staging: 0, seconds: 40)
    case .names:
      IMDbEstimate(download: 280 * million, disk: 50 * million, staging: 0, seconds: 15)
    case .alternativeTitles:
      IMDbEstimate(
        download: 460 * million, disk: 900 * million, staging: 250 * million, seconds: 240)
    }
  }
}
