public import Files

/// The words for trouble with a file, the same for every file: the consequence, and then the cause.
extension FileFailure {
  /// Returns the consequence and the cause, in one short line for the screen.
  ///
  /// - Parameter kept: The purpose of the file.
  /// - Returns: One sentence, with the name of the file.
  public func words(about kept: KeptFile) -> String { sentence(about: kept, naming: \.lastPart) }

  /// Returns the line with the whole path of the file, for a shell.
  ///
  /// - Parameter kept: The purpose of the file.
  /// - Returns: One sentence.
  public func line(about kept: KeptFile) -> String { sentence(about: kept, naming: \.self) }

  /// The cause, with the whole path of the file: a part of a sentence.
  var cause: String { trouble.words(about: file) }

  private func sentence(about kept: KeptFile, naming name: (String) -> String) -> String {
    if let keptAs { return "\(kept.name) was damaged; kept as \(name(keptAs))." }
    return "\(kept.consequence(of: trouble)): \(trouble.words(about: name(file)))."
  }
}

extension FileTrouble {
  fileprivate func words(about file: String) -> String {
    switch self {
    case .damaged: "\(file) is damaged"
    case .newer: "a newer version wrote \(file)"
    case .older: "an older version wrote \(file); import it again"
    case .unreadable(let reason): "can't read \(file) (\(reason))"
    case .unwritable(let reason): "can't write \(file) (\(reason))"
    case .full: "no space for \(file)"
    case .locked: "another program holds \(file)"
    }
  }
}

extension String {
  /// The last part of a path.
  fileprivate var lastPart: String { split(separator: "/").last.map(String.init) ?? self }
}

/// A file that the program keeps, by its purpose for the user.
public enum KeptFile: Sendable {
  case cache, session, library, imdb, files
}

extension KeptFile {
  /// The name of the file as the subject of a sentence.
  var name: String {
    switch self {
    case .cache: "The cache"
    case .session: "The last session's file"
    case .library: "The library"
    case .imdb: "IMDb's data"
    case .files: "The list of your files"
    }
  }

  /// Returns the consequence of trouble with the file.
  func consequence(of trouble: FileTrouble) -> String {
    switch (self, trouble) {
    case (.cache, .unwritable), (.cache, .full): "Cache only read"
    case (.cache, _): "Cache not used"
    case (.session, .unreadable): "Session won't be remembered"
    case (.session, _): "Session not remembered"
    case (.library, .damaged): "Library only read"
    case (.library, .newer), (.library, .unreadable): "Library not used"
    case (.library, _): "Library not changed"
    case (.imdb, .unwritable), (.imdb, .full), (.imdb, .locked): "IMDb's data not changed"
    case (.imdb, _): "IMDb's data not used"
    case (.files, .unwritable), (.files, .full), (.files, .locked): "List of your files not changed"
    case (.files, _): "List of your files not used"
    }
  }
}
