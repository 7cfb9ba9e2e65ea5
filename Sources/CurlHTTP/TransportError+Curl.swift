internal import CCurl
internal import Transport

extension TransportError {
  /// Translates a libcurl code into a transport error.
  ///
  /// A code without our own wording gets the library's fixed words, never the text that it writes
  /// about a single transfer: that could contain parts of the URL.
  ///
  /// - Parameters:
  ///   - code: How the transfer ended; not `CURLE_OK`.
  ///   - host: The host that was asked.
  ///   - certificate: The problem with the server's certificate, if known.
  init(_ code: CURLcode, host: String, certificate: String?) {
    let words = CurlFailure(code).words
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST:
      self = .cannotResolve(host: host)
    case CURLE_COULDNT_RESOLVE_PROXY:
      self = .cannotResolve(host: "the proxy")
    case CURLE_COULDNT_CONNECT:
      self = .cannotConnect(host: host)
    case CURLE_PROXY:
      self = .cannotConnect(host: "the proxy")
    case CURLE_URL_MALFORMAT:
      self = .invalidURL(reason: "it cannot be read")
    case CURLE_PEER_FAILED_VERIFICATION:
      self = .tls(reason: certificate ?? "the certificate does not belong to \(host)")
    case CURLE_SSL_CACERT_BADFILE:
      self = .tls(reason: "the file with trusted authorities cannot be read")
    case CURLE_SSL_CONNECT_ERROR:
      self = .tls(reason: "client and server could not agree on encryption")
    case CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS,
      CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_SSL_ENGINE_NOTFOUND, CURLE_USE_SSL_FAILED,
      CURLE_SSL_SHUTDOWN_FAILED, CURLE_SSL_CRL_BADFILE, CURLE_SSL_PINNEDPUBKEYNOTMATCH:
      self = .tls(reason: words)
    default:
      self = Self.breakdown(of: code).map { .connectionLost(reason: $0) } ?? .failed(reason: words)
    }
  }

  /// Describes how an established connection failed; `nil` for codes with another meaning.
  private static func breakdown(of code: CURLcode) -> String? {
    switch code {
    case CURLE_GOT_NOTHING: "the server closed it without an answer"
    case CURLE_PARTIAL_FILE: "the answer broke off"
    case CURLE_SEND_ERROR: "the server stopped reading the request"
    case CURLE_RECV_ERROR: "the server broke it off"
    case CURLE_HTTP2, CURLE_HTTP2_STREAM: "the answer breaks the rules of HTTP/2"
    case CURLE_BAD_CONTENT_ENCODING: "the answer cannot be decompressed"
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: "the answer is not HTTP"
    default: nil
    }
  }
}

extension EasyHandle {
  /// The problem with the server's certificate, in words; `nil` if libcurl reports none.
  ///
  /// The numbers are OpenSSL's (`X509_V_ERR_…`). 0 and 1 (fine, unspecified) remain if the
  /// certificate itself can be trusted.
  var certificateProblem: String? {
    switch number(CURLINFO_SSL_VERIFYRESULT) {
    case 0, 1: nil
    case 9: "the certificate is not valid yet"
    case 10: "the certificate has expired"
    case 18, 19, 20, 21: "the certificate comes from an authority that is not trusted"
    case 23: "the certificate has been revoked"
    case let number: "the certificate cannot be trusted (reason \(number))"
    }
  }
}
