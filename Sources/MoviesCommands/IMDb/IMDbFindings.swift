import MoviesSession
import Storage
import Titles

/// The findings about IMDb's data on this machine.
struct IMDbFindings {
  let file: String
  /// Whether there is a file, even if it cannot be read.
  var isInstalled: Bool { status != nil || problem != nil }
  /// The status of the data; `nil` without a readable file.
  private(set) var status: IMDbStatus?
  /// The age of the newest file in days; `nil` if it is unknown.
  private(set) var age: Int?
  /// The number of downloaded bytes that are not imported yet, including those of unfinished files.
  let downloaded: Int
  /// The number of bytes left behind by imports that were killed.
  let leftover: Int
  private(set) var problem: Failure?

  /// The number of bytes besides the data in use.
  var unused: Int { downloaded + leftover }

  /// A phrase about what a new import would add to the data; `nil` if it would add nothing.
  var gain: String? {
    status?.lacksPartsOfNames == true
      ? "finds Chinese, Japanese, Korean and Thai names by any part" : nil
  }

  /// Collects the findings without changing anything.
  init(of place: IMDbInstallation, today: CalendarDate?) {
    file = place.file.path
    downloaded = IMDbDump.allCases.reduce(0) { $0 + place.downloads.bytes(of: $1.fileName) }
    leftover = place.file.leftover
    do throws(Failure) {
      status = try place.status()
    } catch {
      problem = error
    }
    if let today, let day = status?.day {
      // A server's clock may be ahead, so that it has a later day.
      age = max(0, today.daysSince1970 - day.daysSince1970)
    }
  }
}
