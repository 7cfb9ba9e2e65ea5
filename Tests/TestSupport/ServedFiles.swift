import Synchronization

/// Files that a ``LoopbackServer`` sends, with their versions and in parts, and with what can go
/// wrong on the way.
public final class ServedFiles: Sendable {
  public struct File: Sendable {
    public var bytes: [UInt8]
    public var entityTag: String?
    public var lastModified: String?

    public init(
      _ bytes: [UInt8], entityTag: String? = nil,
      lastModified: String? = "Sun, 22 Nov 2026 03:00:00 GMT"
    ) {
      self.bytes = bytes
      self.entityTag = entityTag
      self.lastModified = lastModified
    }
  }

  /// What happens to one request instead of a proper answer.
  public enum Fault: Sendable {
    /// The body ends after so many bytes, and with it the connection.
    case breakingOff(after: Int)
    /// The body ends after so many bytes, and the connection stays.
    case stalling(after: Int)
    /// The head announces so many bytes, and the connection stays.
    case announcing(Int)
    /// The body comes again and again, as long as anybody takes it, and no length is announced.
    case endless
    /// The range is not looked at.
    case ignoringRange
    /// A range comes, but another one.
    case sendingFromStart
    /// A range comes, but of the newest version, whatever the request says.
    case ignoringCondition
    /// Another answer comes, with a short page.
    case status(Int)
  }

  private struct State {
    var files: [String: File]
    var faults: [String: [Fault]] = [:]
    var heads: [String] = []
  }

  private let state: Mutex<State>
  private static let page = "Something else."

  /// Serves files by their names, below any path.
  public init(_ files: [String: File]) {
    state = Mutex(State(files: files))
  }

  /// The heads of all requests, in order.
  public var heads: [String] { state.withLock(\.heads) }

  /// Puts a file into the place of another one.
  public func replace(_ name: String, with file: File) {
    state.withLock { $0.files[name] = file }
  }

  /// Lets the next requests for a file go wrong.
  public func spoil(_ name: String, by faults: Fault...) {
    state.withLock { $0.faults[name, default: []] += faults }
  }

  /// A server for the files.
  public func start() throws -> LoopbackServer {
    try LoopbackServer(.answering { [self] request, connection in answer(request, connection) })
  }

  private func answer(_ request: ServerConnection.Request, _ connection: ServerConnection) {
    let path = request.head.split(separator: " ")[1]
    let name = String(path.split(separator: "/").last ?? "")
    let (file, fault) = state.withLock { state in
      state.heads.append(request.head)
      let fault = state.faults[name]?.isEmpty == false ? state.faults[name]?.removeFirst() : nil
      return (state.files[name], fault)
    }
    if case .status(let code) = fault {
      connection.sendHead(code, length: Self.page.utf8.count)
      connection.send(Self.page)
      return
    }
    guard let file else { return connection.sendHead(404, length: 0) }
    let fields = Fields(request.head)
    guard !fields.areMet(by: file) else { return connection.sendHead(304, of: file, length: nil) }
    send(file, fields, fault, connection)
  }

  private func send(
    _ file: File, _ fields: Fields, _ fault: Fault?, _ connection: ServerConnection
  ) {
    var start = fields.start(in: file)
    var body = file.bytes[...]
    switch fault {
    case .ignoringRange: start = nil
    case .ignoringCondition: start = fields.rangeStart
    default: break
    }
    switch fault {
    case .announcing(let length):
      connection.sendHead(200, of: file, length: length)
      connection.send(file.bytes)
      connection.closes()
      return
    case .endless:
      connection.sendHead(200, of: file, length: nil)
      while connection.send(file.bytes) {}
      return
    default: break
    }
    if let start {
      guard start < file.bytes.count else { return connection.sendHead(416, length: 0) }
      var first = start
      if case .sendingFromStart = fault { first = 0 }
      body = file.bytes[first...]
      let range = "bytes \(first)-\(file.bytes.count - 1)/\(file.bytes.count)"
      connection.sendHead(206, of: file, length: body.count, range: range)
    } else {
      connection.sendHead(200, of: file, length: body.count)
    }
    switch fault {
    case .breakingOff(let count):
      connection.send(Array(body.prefix(count)))
      connection.hangUp()
    case .stalling(let count):
      connection.send(Array(body.prefix(count)))
      connection.closes()
    default: connection.send(Array(body))
    }
  }
}

/// The fields of a request that tell which part is asked for, and of which version.
private struct Fields {
  private var values: [String: String] = [:]

  init(_ head: String) {
    for line in head.split(separator: "\r\n").dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      values[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].dropFirst())
    }
  }

  func areMet(by file: ServedFiles.File) -> Bool {
    if let tag = values["if-none-match"] { return tag == file.entityTag }
    return values["if-modified-since"].map { $0 == file.lastModified } ?? false
  }

  var rangeStart: Int? {
    values["range"].flatMap { $0.split(whereSeparator: { "=-".contains($0) }).last }.flatMap {
      Int($0)
    }
  }

  func start(in file: ServedFiles.File) -> Int? {
    guard let start = rangeStart else { return nil }
    let condition = values["if-range"]
    return condition == nil || condition == file.entityTag || condition == file.lastModified
      ? start : nil
  }
}

extension ServerConnection {
  fileprivate func sendHead(
    _ status: Int, of file: ServedFiles.File? = nil, length: Int?, range: String? = nil
  ) {
    var lines = ["HTTP/1.1 \(status) Any"]
    if let length { lines.append("Content-Length: \(length)") }
    if let range { lines.append("Content-Range: \(range)") }
    if let tag = file?.entityTag { lines.append("ETag: \(tag)") }
    if let time = file?.lastModified { lines.append("Last-Modified: \(time)") }
    send(lines.joined(separator: "\r\n") + "\r\n\r\n")
  }
}
