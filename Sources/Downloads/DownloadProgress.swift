/// How much of a file has been fetched.
public struct DownloadProgress: Hashable, Sendable {
  /// In bytes, with those of earlier transfers.
  public var done: Int
  /// `nil` if the server does not say.
  public var total: Int?
}
