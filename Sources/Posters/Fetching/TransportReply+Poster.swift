internal import HTTPTypes
internal import Titles
internal import Transport

extension TransportReply {
  /// Where a redirect leads, unchecked; `nil` if the reply is none.
  var redirectLocation: String? {
    [301, 302, 303, 307, 308].contains(status) ? response.headerFields[.location] : nil
  }

  /// The bytes of a JPEG.
  ///
  /// - Throws: A `PosterError` if something else came.
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
  /// Why a transfer without a reply brought no poster.
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
