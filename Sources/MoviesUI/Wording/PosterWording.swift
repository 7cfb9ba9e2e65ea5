public import Titles

extension PosterError {
  /// A placeholder's words for a missing picture, one or two.
  var label: String {
    switch self {
    case .notHere, .unreachable: "offline"
    case .foreignAddress, .refused, .redirectedAway, .notAPicture, .damaged, .withoutDecoder,
      .tooManyBytes, .tooManyPixels, .cancelled:
      "no picture"
    }
  }

  /// The reason why there is no picture, as the end of a sentence about it.
  public var reason: String {
    switch self {
    case .foreignAddress: "its address leads to a host that posters are not fetched from"
    case .notHere: "it is not on this machine"
    case .refused(let status): "the service answered with HTTP status \(status)"
    case .redirectedAway: "it is redirected too often, or to a host that is not asked for posters"
    case .notAPicture(let impostor): "the service sent \(impostor.words) in place of a JPEG file"
    case .damaged: "the file is damaged"
    case .withoutDecoder:
      "the library that decodes JPEG files cannot be loaded, and movies-tui doctor says why"
    case .tooManyBytes: "the file is too large"
    case .tooManyPixels: "the picture has too many pixels"
    case .unreachable: "the service cannot be reached"
    case .cancelled: "it was cancelled"
    }
  }
}

extension PosterImpostor {
  fileprivate var words: String {
    switch self {
    case .webPage: "a web page"
    case .png: "a PNG file"
    case .gif: "a GIF file"
    case .webP: "a WebP file"
    case .nothing: "nothing"
    case .other: "something else"
    }
  }
}
