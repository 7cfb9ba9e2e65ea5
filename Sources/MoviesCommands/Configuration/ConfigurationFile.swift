import Foundation

/// The configuration file used for one run of the program.
public struct ConfigurationFile: Equatable, Sendable {
  /// The file's path; `nil` without a file, so that the defaults apply.
  public var path: String?
  public var settings: Settings

  /// The maximum size of a configuration in bytes.
  private static let largest = 1 << 20

  /// Finds and reads the configuration.
  ///
  /// - Parameters:
  ///   - option: The requested path; the file must exist. It may be a pipe, such as `/dev/stdin` or
  ///     a shell's `<(…)`, but not a directory or a device.
  ///   - directories: The folders to search otherwise; the first `config.json` is used.
  /// - Throws: A ``ConfigurationError``.
  public init(option: String?, directories: Directories) throws(ConfigurationError) {
    path = option ?? Self.found(in: directories)
    guard let path else {
      settings = Settings()
      return
    }
    settings = try Settings(reading: try Self.bytes(of: path), path: path)
  }

  /// Finds the first `config.json` in the usual folders; `nil` if none has one.
  static func found(in directories: Directories) -> String? {
    let folders = [directories.config].compactMap(\.self) + directories.systemConfig
    return folders.map { $0 + "/config.json" }.first(where: FileManager.default.fileExists)
  }

  private static func bytes(of path: String) throws(ConfigurationError) -> [UInt8] {
    do {
      return try TextFile.bytes(of: path, limit: largest, mayBePipe: true)
    } catch {
      throw ConfigurationError(
        path: path,
        problem: error.isNoFile ? .noFile(error.reason) : .unreadable(reason: error.reason))
    }
  }

  /// Returns the absolute form of a path in the settings: `~/` stands for the home directory, and a
  /// relative path starts at the configuration file's folder.
  public func resolved(_ setting: String, environment: [String: String]) -> String {
    if setting.hasPrefix("~/"), let home = environment["HOME"] {
      return home + setting.dropFirst()
    }
    guard !setting.hasPrefix("/"), let path else { return setting }
    return URL(filePath: path).deletingLastPathComponent().appending(path: setting).path
  }
}
