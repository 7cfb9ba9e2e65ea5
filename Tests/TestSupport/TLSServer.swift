/// An `openssl s_server` that answers every request with a page about its connection.
///
/// The page says whether the TLS session is `New` or `Reused`. The server closes each connection
/// after its reply.
public final class TLSServer: Sendable {
  public let port: Int
  private let process: ChildProcess

  /// Starts the server and waits until it listens.
  ///
  /// - Parameters:
  ///   - identity: The server's certificate.
  ///   - options: Further options of `openssl s_server`.
  /// - Throws: ``WaitingTimedOut``, or a ``POSIXFailure`` if openssl is not installed.
  public init(_ identity: CertificateAuthority.Identity, options: [String] = []) async throws {
    let process = try ChildProcess(
      "openssl",
      ["s_server", "-accept", "127.0.0.1:0", "-www"]
        + ["-cert", identity.certificate, "-key", identity.key] + options)
    port = try await waitFor("openssl s_server to listen") {
      process.output.split(separator: "\n")
        .first { $0.hasPrefix("ACCEPT ") }?
        .split(separator: ":").last.flatMap { Int($0) }
    }
    self.process = process
  }
}
