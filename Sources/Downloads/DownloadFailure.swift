public import Files
public import Transport

/// Why a file could not be fetched; what came of it is kept.
public enum DownloadFailure: Error, Hashable, Sendable {
  case transport(TransportError)
  /// The server answered with something else than the file.
  case status(Int)
  /// The reply is not as long as the server says, or the wrong part of the file, again and again.
  case contradiction
  /// The file cannot be written.
  case file(SystemError)
}
