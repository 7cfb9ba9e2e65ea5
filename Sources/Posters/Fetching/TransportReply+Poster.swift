internal import HTTPTypes
internal import Titles
internal import Transport

extension TransportReply {
  /// The target of a redirect, unchecked; `nil` if the reply is not a redirect.
  var redirectLocation: String? {
    [301, 302, 303, 307, 308].contains(status) ? response.headerFields[.location] : nil
  }

  /// The body of the reply, if it is a JPEG.
  ///
  /// - Throws: A `PosterError` if the reply is anything else.
  var poster: [UInt8] {
    get throws(PosterError) {
      guard status == 200 else { throw .refused(status: status) }
      guard body.count <= PosterLimits.bytes else { throw .tooManyBytes }
      if let impostor = PosterImpostor(insteadOfJPEG: body) { throw .notAPicture(impostor) }
      return body
    }
  }
}

extension PosterError {
  /// Converts the error of a transfer that ended without a reply.
  init(_ error: TransportError) {
    switch error {
    case .tooLarge: self = .tooManyBytes
    case .cancelled: self = .cancelled
    case .invalidURL, .cannotResolve, .cannotConnect, .tls, .timedOut, .tooSlow, .connectionLost,
      .failed:
      self = .unreachable
    }
  }
}
