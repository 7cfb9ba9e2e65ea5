import Files

/// A file that the program keeps, by its purpose for the user.
public enum KeptFile: Sendable {
  case cache, session, library, imdb
}

extension KeptFile {
  /// The name of the file as the subject of a sentence.
  var name: String {
    switch self {
    case .cache: "The cache"
    case .session: "The last session's file"
    case .library: "The library"
    case .imdb: "IMDb's data"
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
    }
  }
}
