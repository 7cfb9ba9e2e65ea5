import MoviesSession
import Storage
import Titles

/// What is found of IMDb's data on this machine.
struct IMDbFindings {
  let file: String
  /// Whether there is a file at all.
  let isInstalled: Bool
  /// `nil` without a readable file.
  private(set) var status: IMDbStatus?
  /// How many days old the newest file is; `nil` if nobody knows.
  private(set) var age: Int?
  /// How many bytes wait for an import, whole files or not.
  let downloaded: Int
  private(set) var problem: Failure?

  /// Looks, and changes nothing.
  init(of place: IMDbInstallation, today: CalendarDate?) {
    file = place.file.path
    isInstalled = place.file.exists
    downloaded = IMDbDump.allCases.reduce(0) { $0 + place.downloads.bytes(of: $1.fileName) }
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
