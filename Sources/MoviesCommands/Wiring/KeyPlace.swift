import Foundation
import MoviesSession
import OMDB
import TerminalUI

/// The place of the API key, which is read only when needed.
public enum KeyPlace: Equatable, Sendable {
  /// An environment variable, such as `OMDB_API_KEY`.
  case environment(variable: String)
  /// The file that a setting names, such as `omdb.apiKeyFile`.
  case file(path: String)

  /// All places with the key of a service, in order of precedence.
  static func all(_ settings: Settings, in invocation: Invocation) -> [KeyPlace] {
    TitleService.all.flatMap { all(of: $0, settings, in: invocation) }
  }

  private static func all(
    of service: TitleService, _ settings: Settings, in invocation: Invocation
  ) -> [KeyPlace] {
    let isSet = invocation.variable(service.keyVariable) != nil
    let inEnvironment = isSet ? [KeyPlace.environment(variable: service.keyVariable)] : []
    let file = settings[keyPath: service.settings].apiKeyFile.map { KeyPlace.file(path: $0) }
    return inEnvironment + [file].compactMap(\.self)
  }

  /// The name of the place in messages.
  var name: String {
    switch self {
    case .environment(let variable): variable
    case .file(let path): path
    }
  }

  /// Reads the key; an error does not reveal any character of it.
  func key(in invocation: Invocation) throws(Failure) -> APIKey {
    let text: String
    switch self {
    case .environment(let variable): text = invocation.variable(variable) ?? ""
    case .file(let path): text = try Self.text(ofFile: path)
    }
    do {
      return try APIKey(text)
    } catch {
      throw Failure("\(error.explanation) It comes from \(name).", exitCode: .keyRefused)
    }
  }

  /// A warning that others can read the key; `nil` if they cannot.
  var warning: String? {
    // This follows links, since a link's own permissions mean nothing.
    var status = stat()
    guard case .file(let path) = self, stat(path, &status) == 0,
      status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o077 != 0
    else { return nil }
    return "Others can read the API key in \(path). Run: chmod 600 \(path)"
  }

  private static func text(ofFile path: String) throws(Failure) -> String {
    CoreDumps.forbid()
    do {
      return String(decoding: try TextFile.bytes(of: path, limit: 4096), as: UTF8.self)
    } catch {
      throw Failure(
        "The file with the API key, \(path), cannot be read: \(error.reason).",
        exitCode: .missingInput)
    }
  }
}
