internal import CCurl
public import HTTPTypes
internal import Synchronization
public import Transport

/// Sends requests with libcurl: one thread and one multi handle, for the transport's whole life.
///
/// Connections and TLS sessions are reused, and requests to one host share an HTTP/2 connection.
/// The thread starts with the first request. While there is nothing to do, it sleeps without any
/// timer.
///
/// - Only https is allowed, and http to this machine (`127.0.0.0/8`, `::1`, `localhost`).
///   Certificates are always verified; TLS is at least 1.2.
/// - Redirects are not followed: a 3xx is a reply like any other.
/// - Replies may be compressed; size limits count bytes after decompression. Streamed replies have
///   no size limit and are handed on without decompression.
/// - Proxies from the environment (`https_proxy`, `all_proxy`, `no_proxy`) are used, but never for
///   this machine.
/// - Errors contain no part of a URL except its host.
///
/// ```swift
/// let transport = CurlTransport()
/// let request = HTTPRequest(method: .get, scheme: "https", authority: "example.org", path: "/")
/// let reply = try await transport.send(request)
/// ```
public final class CurlTransport: HTTPTransport, StreamingTransport {
  private enum Engine: ~Copyable {
    case idle
    case running(WorkerThread)
    case ended
  }

  private let configuration: Configuration
  private let mailbox = Mailbox()
  private let engine = Mutex<Engine>(.idle)
  private let transferCount = Atomic<UInt>(0)

  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  deinit {
    shutdown()
  }

  /// Sends a request and waits for the whole reply.
  ///
  /// Cancelling the calling task ends the transfer at once, even while a name is being resolved.
  ///
  /// - Throws: A `TransportError`; `invalidURL` for a URL that is not allowed, `cancelled` also if
  ///   the transport is shut down meanwhile; once libcurl itself has failed, `failed` with its
  ///   reason for this and every later request.
  public func send(
    _ request: HTTPRequest, body: [UInt8]
  ) async throws(TransportError) -> TransportReply {
    try await carryOut(TransferOrder(request, body: body))
  }

  /// Sends a request without a body and hands on the reply's body as it arrives.
  ///
  /// The limits on speed and on the time to connect apply, but not those on the total time and on
  /// the size of the body.
  ///
  /// - Throws: As ``send(_:body:)``.
  public func stream(
    _ request: HTTPRequest, to receiver: any ReplyReceiver
  ) async throws(TransportError) -> HTTPResponse {
    try await carryOut(TransferOrder(request, to: receiver)).response
  }

  private func carryOut(_ order: TransferOrder) async throws(TransportError) -> TransportReply {
    try startThread()
    let number = nextNumber()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { reply in
        mailbox.post(.start(number, order, reply))
        // The handler below may have run before there was anything to cancel.
        if Task.isCancelled { mailbox.post(.cancel(number)) }
      }
    } onCancel: {
      mailbox.post(.cancel(number))
    }
    return try result.get()
  }

  /// Ends the thread and waits for it; transfers in flight are cancelled.
  ///
  /// This takes milliseconds. Later requests fail; a second call does nothing.
  public func shutdown() {
    mailbox.post(.stop)
    let ending = engine.withLock { engine in
      let previous = consume engine
      engine = .ended
      return previous
    }
    if case .running(let thread) = consume ending { thread.join() }
  }

  private func startThread() throws(TransportError) {
    try engine.withLock { engine throws(TransportError) in
      switch engine {
      case .running: return
      case .ended: throw .failed(reason: "the transport has been shut down")
      case .idle: break
      }
      let thread = WorkerThread { [mailbox, configuration] in
        Worker.run(mailbox, configuration: configuration)
      }
      guard let thread else { throw .failed(reason: "another thread could not be started") }
      engine = .running(thread)
    }
  }

  private func nextNumber() -> TransferNumber {
    TransferNumber(transferCount.add(1, ordering: .relaxed).newValue)
  }
}

extension CurlTransport {
  /// The version of the libcurl in use, such as `libcurl 7.88.1, OpenSSL/3.0.22, HTTP/2`.
  ///
  /// It names the TLS library, and `HTTP/2` if that is supported; it is `nil` if libcurl cannot be
  /// loaded.
  public static var libraryVersion: String? {
    guard let info = ccurl_version()?.pointee else { return nil }
    var parts = ["libcurl " + String(cString: info.version)]
    if let tls = info.ssl_version { parts.append(String(cString: tls)) }
    if info.features & Int32(CURL_VERSION_HTTP2) != 0 { parts.append("HTTP/2") }
    return parts.joined(separator: ", ")
  }

  /// Loads libcurl, which takes milliseconds and otherwise happens with the first request.
  ///
  /// If it cannot be loaded, every request fails with the reason.
  public static func loadLibrary() { _ = ccurl_version() }
}

extension CurlTransport {
  /// The settings for all transfers of a transport.
  public struct Configuration: Sendable {
    /// How long a transfer may take and how large its reply may be.
    public var limits: TransferLimits
    /// The `User-Agent` of requests that do not set one.
    public var userAgent: String
    /// A PEM file with the authorities to trust; `nil` for the system's.
    public var authorityFile: String?
    /// The maximum number of connections to one host at a time, at least 1.
    public var hostConnections: Int
    /// The maximum number of connections that stay open for later requests.
    public var keptConnections: Int

    public init(
      limits: TransferLimits = TransferLimits(),
      userAgent: String = "movies-tui",
      authorityFile: String? = nil,
      hostConnections: Int = 6,
      keptConnections: Int = 8
    ) {
      self.limits = limits
      self.userAgent = userAgent
      self.authorityFile = authorityFile
      self.hostConnections = hostConnections
      self.keptConnections = keptConnections
    }
  }
}
