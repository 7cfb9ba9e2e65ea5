/// A file of the user that is to be played.
public struct PlayableFile: Hashable, Sendable {
  /// The absolute path, byte for byte as the system names the file, which may be in no encoding.
  public var path: [UInt8]
  /// The caller's own name for the file, which a ``PlayedFile`` repeats; any text.
  public var key: String
  /// The second to begin at; `nil` begins at the start.
  public var start: Double?
  /// How many seconds were played before, when watching goes on; 0 if it begins.
  ///
  /// A film that was watched in two evenings is seen, so ``PlayedFile/playedTime`` goes on from
  /// here.
  public var playedBefore: Double

  public init(path: [UInt8], key: String, start: Double? = nil, playedBefore: Double = 0) {
    self.path = path
    self.key = key
    self.start = start
    self.playedBefore = playedBefore
  }
}
