import Foundation
import MoviesCore
import MoviesSession
import Storage

extension SessionOptions {
  /// Lets the session install IMDb's data, unless the network must not be used or there is no
  /// folder for it.
  ///
  /// - Parameters:
  ///   - configuration: The settings.
  ///   - config: The configuration file that the command line names.
  ///   - invocation: The run of the program, with the user's folders.
  mutating func offerIMDb(
    with configuration: Configuration, config: String?, in invocation: Invocation
  ) {
    guard let place = try? IMDbInstallation(configuration, in: invocation),
      (try? place.downloader()) != nil
    else { return }
    let estimate = IMDbLevel().estimate
    firstState.imdb.cost = IMDbCost(
      download: estimate.download, disk: estimate.disk, seconds: estimate.seconds)
    firstState.imdb.isInstalled = place.file.exists
    importer = IMDbImportProcess(
      program: Self.ownPath, options: config.map { ["--config", $0] } ?? [],
      in: invocation.environment)
  }

  /// The path of this program; on Linux, it is valid even after the program was moved or replaced.
  private static var ownPath: String {
    #if os(Linux)
      "/proc/self/exe"
    #else
      Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }
}
