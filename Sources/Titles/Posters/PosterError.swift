/// The reason why there is no picture; it contains no address, so it is safe to show and to log.
public enum PosterError: Error, Hashable, Sendable, Codable {
  /// The text is not an address, or leads to a host from which posters are not fetched.
  case foreignAddress
  /// The picture is not on this machine, and the question was not allowed to go further.
  case notHere
  /// The service has no such picture, or failed, with this HTTP status.
  case refused(status: Int)
  /// There were too many redirects, or one to a host from which posters are not fetched.
  case redirectedAway
  /// Something else came instead of a JPEG.
  case notAPicture(PosterImpostor)
  /// The file begins like a JPEG, but cannot be decoded.
  case damaged
  /// The library that decodes JPEG files cannot be loaded.
  case withoutDecoder
  /// The file is larger than a poster may be.
  case tooManyBytes
  /// The picture has more pixels than a poster may have.
  case tooManyPixels
  /// The service could not be reached, or did not answer in time.
  case unreachable
  /// The request was cancelled on purpose.
  case cancelled
}

/// A kind of file that can come where a JPEG is expected.
public enum PosterImpostor: String, Hashable, Sendable, Codable {
  case webPage, png, gif, webP, nothing, other
}
