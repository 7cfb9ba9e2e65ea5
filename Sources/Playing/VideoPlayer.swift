/// A program that plays videos, and the options that the user gives it.
public struct VideoPlayer: Hashable, Sendable {
  /// The kinds of players, which differ in what they can be given.
  public enum Kind: Hashable, Sendable {
    /// mpv, which runs as the user and so can read a script and write its position.
    case mpv
    /// A program as Flatpak, which cannot see the files of this program.
    case flatpak
    /// A program as Snap, which cannot see them either.
    case snap
    /// A program of Windows under WSL, which needs the paths of Windows.
    case windows
    /// The desktop's opener, which starts whatever plays videos there. It opens one file.
    case opener
    /// Another player.
    case other
  }

  public let kind: Kind
  /// The program, by its path, and its first arguments.
  public let words: [String]

  /// Makes a player without looking for it; ``find(words:environment:)`` looks.
  init(kind: Kind, words: [String]) {
    self.kind = kind
    self.words = words
  }

  /// Whether the player tells where watching stopped, and resumes there.
  public var reportsPosition: Bool { kind == .mpv }

  /// Whether the player opens several files, one after the other; else it opens the first one.
  public var playsSeveral: Bool { kind != .opener }
}

extension VideoPlayer {
  /// Returns the program and all its arguments, as bytes without the final 0.
  ///
  /// Beside the user's words there is only mpv's `--script`, which comes with a place to report to.
  /// It also resumes: with `--start`, mpv would ignore the position in its own `watch_later`.
  ///
  /// - Parameters:
  ///   - files: The files to play, in order.
  ///   - script: The path of the script; `nil` plays without positions.
  /// - Returns: The program first.
  func command(for files: [PlayableFile], script: String?) -> [[UInt8]] {
    // The user's own separator would turn the script into a file to play.
    let words = words.last == Self.separator ? words.dropLast() : words[...]
    let options = script.map { ["--script=\($0)"] } ?? []
    // Openers do not know the separator. An absolute path cannot be taken for an option.
    let separators = kind == .opener ? [] : [Self.separator]
    let files = playsSeveral ? files[...] : files.prefix(1)
    return (words + options + separators).map { Array($0.utf8) } + files.map(\.path)
  }

  private static let separator = "--"
}
