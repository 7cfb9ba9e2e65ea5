import MoviesSession
import Storage
import Titles

/// What is found of IMDb's data on this machine.
struct IMDbFindings {
  let file: String
  /// Whether there is a file, as far as anybody may look.
  var isInstalled: Bool { status != nil || problem != nil }
  /// `nil` without a readable file.
  private(set) var status: IMDbStatus?
  /// How many days old the newest file is; `nil` if nobody knows.
  private(set) var age: Int?
  /// How many bytes wait for an import, whole files or not.
  let downloaded: Int
  /// How many bytes imports have left that were killed.
  let leftover: Int
  private(set) var problem: Failure?

  /// How many bytes there are beside the data in use.
  var unused: Int { downloaded + leftover }

  /// What a new import would add to the data, in words; `nil` for nothing.
  var gain: String? {
    status?.lacksPartsOfNames == true
      ? "finds Chinese, Japanese, Korean and Thai names by any part" : nil
  }

  /// Looks, and changes nothing.
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
      // A server's clock may be ahead, and its day another one.
      age = max(0, today.daysSince1970 - day.daysSince1970)
    }
  }
}
