public import Files

/// Says what trouble with a file costs, and then what is wrong with it: the same words for every
/// file.
extension FileFailure {
  /// The consequence and the cause, in one short line for the screen.
  ///
  /// - Parameter kept: What the file is for.
  /// - Returns: One sentence, with the name of the file.
  public func words(about kept: KeptFile) -> String { sentence(about: kept, naming: \.lastPart) }

  /// The same with the whole path of the file, for a shell.
  ///
  /// - Parameter kept: What the file is for.
  /// - Returns: One sentence.
  public func line(about kept: KeptFile) -> String { sentence(about: kept, naming: \.self) }

  /// Why something is not done, with the whole path of the file: a part of a sentence.
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
