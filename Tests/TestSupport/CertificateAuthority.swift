import Foundation

/// A certificate authority for one test, made with the openssl command in a separate directory.
public final class CertificateAuthority: Sendable {
  /// A server's certificate and its key, as PEM files.
  public struct Identity: Sendable {
    public let certificate: String
    public let key: String
  }

  private let directory: String

  /// The authority's own certificate, as a PEM file: trusting it means trusting everything it has
  /// issued.
  public var certificate: String { directory + "/authority.pem" }
  private var key: String { directory + "/authority.key" }

  public init() async throws {
    directory = NSTemporaryDirectory() + "movies-tui-authority-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true)
    try await openssl(
      "req -x509 \(Self.newKey) -keyout \(key) -out \(certificate) -days 2",
      "-subj", "/CN=Test Authority", "-addext", "basicConstraints=critical,CA:TRUE")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: directory)
  }

  /// Issues a certificate.
  ///
  /// - Parameters:
  ///   - names: The names it is valid for, such as `DNS:localhost` or `IP:127.0.0.1`.
  ///   - days: How long it is valid from now; negative for one that has expired.
  /// - Returns: The certificate and its key, which exist as long as the authority.
  /// - Throws: ``OpenSSLFailure``.
  public func issue(for names: [String], days: Int = 1) async throws -> Identity {
    let base = directory + "/" + UUID().uuidString
    let request = base + ".csr"
    let identity = Identity(certificate: base + ".pem", key: base + ".key")
    try await openssl(
      "req \(Self.newKey) -keyout \(identity.key) -out \(request)",
      "-subj", "/CN=Test Server", "-addext", "subjectAltName=" + names.joined(separator: ","))
    try await openssl(
      "x509 -req -in \(request) -CA \(certificate) -CAkey \(key) -CAcreateserial"
        + " -copy_extensions copy -days \(days) -out \(identity.certificate)")
    return identity
  }

  private static let newKey = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"

  private func openssl(_ words: String, _ more: String...) async throws {
    let arguments = words.split(separator: " ").map(String.init) + more
    let result = try await ChildProcess.run("openssl", arguments)
    guard result.exitCode == 0 else { throw OpenSSLFailure(description: result.errors) }
  }
}

/// A failure of the openssl command.
public struct OpenSSLFailure: Error, CustomStringConvertible {
  public let description: String
}
