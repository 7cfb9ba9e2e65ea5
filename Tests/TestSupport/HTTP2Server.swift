import Foundation

/// An `nghttpd`: HTTP/2 over TLS, serving the files of a directory.
public final class HTTP2Server: Sendable {
  public let port: Int
  private let process: ChildProcess

  /// Starts the server and waits until it listens.
  ///
  /// - Parameters:
  ///   - identity: The server's certificate.
  ///   - directory: The directory of its files.
  /// - Throws: ``WaitingTimedOut``, or a ``POSIXFailure`` if nghttpd is not installed.
  public init(_ identity: CertificateAuthority.Identity, directory: String) async throws {
    let process = try ChildProcess(
      "nghttpd",
      ["-v", "-a", "127.0.0.1", "-d", directory, "0", identity.key, identity.certificate])
    port = try await waitFor("nghttpd to listen") { process.listeningPort }
    self.process = process
  }

  /// How many connections have carried at least one request.
  public var connectionCount: Int {
    let lines = process.output.split(separator: "\n").filter { $0.contains("recv HEADERS") }
    return Set(lines.compactMap { $0.split(separator: "]").first }).count
  }

  /// The number of requests, on all connections.
  public var requestCount: Int {
    process.output.split(separator: "\n").count { $0.contains("recv HEADERS") }
  }
}

extension ChildProcess {
  /// The first IPv4 TCP port on which the process listens, according to `/proc`.
  fileprivate var listeningPort: Int? {
    let folder = "/proc/\(processID)/fd"
    let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let sockets = descriptors.compactMap { descriptor in
      try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + descriptor)
    }
    let table = (try? String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)) ?? ""
    for line in table.split(separator: "\n").dropFirst() {
      let columns = line.split(separator: " ")
      guard columns.count > 9, columns[3] == "0A", sockets.contains("socket:[\(columns[9])]")
      else { continue }
      return columns[1].split(separator: ":").last.flatMap { Int($0, radix: 16) }
    }
    return nil
  }
}
