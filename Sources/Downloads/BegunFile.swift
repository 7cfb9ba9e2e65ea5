internal import Files
internal import Foundation
internal import HTTPTypes
internal import Synchronization
internal import Transport

/// The beginning of a file, to which the body of a reply is written.
///
/// A reply with the requested range continues where the file ends; a whole reply begins the file
/// again; any other reply leaves it unchanged.
final class BegunFile: ReplyReceiver {
  private struct State {
    var size: Int
    var version: FileVersion?
    /// The size of the whole file, as far as it is known.
    var total: Int?
    /// The largest size for which the disk has room.
    var room = Int.max
    var failure: DownloadFailure?
    /// Whether the server sent a range that does not continue the file.
    var isMisplaced = false
  }

  private let name: String
  private let folder: DownloadFolder
  /// The largest size that the file may have, in bytes.
  private let bound: Int
  /// The descriptor of the file, owned by this object.
  private let descriptor: Int32
  private let state: Mutex<State>
  private let progress: @Sendable (DownloadProgress) -> Void

  /// The number of bytes that a download leaves free on the disk.
  private static let reserve = 64 << 20

  /// Opens the beginning of a file, or makes an empty one.
  init(
    _ name: String, in folder: DownloadFolder, atMost bound: Int,
    progress: @escaping @Sendable (DownloadProgress) -> Void
  ) throws(SystemError) {
    self.name = name
    self.folder = folder
    self.bound = bound
    self.progress = progress
    let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC
    descriptor = open(folder.beginning(name), flags, 0o600)
    let version = folder.version(of: name)
    var size = descriptor < 0 ? 0 : Int(lseek(descriptor, 0, SEEK_END))
    // A beginning that is larger than the whole file is damaged and only takes up room.
    if size > min(version?.length ?? .max, bound) {
      ftruncate(descriptor, 0)
      size = 0
    }
    state = Mutex(State(size: size, version: version, total: version?.length))
    guard descriptor >= 0 else { throw .last(.open) }
  }

  deinit { close(descriptor) }

  var size: Int { state.withLock(\.size) }

  /// The reason why nothing more is written; `nil` while writing can continue.
  var failure: DownloadFailure? { state.withLock(\.failure) }

  var isMisplaced: Bool { state.withLock(\.isMisplaced) }

  /// Whether the whole file is here; `nil` if its full size is unknown.
  var isWhole: Bool? { state.withLock { state in state.total.map { $0 == state.size } } }

  /// The fields of a request for the rest; empty if the file has to be fetched from its start.
  var restFields: HTTPFields {
    state.withLock { state in
      guard state.size > 0, let condition = state.version?.rangeCondition else { return [:] }
      var fields: HTTPFields = [.range: "bytes=\(state.size)-"]
      fields[.ifRange] = condition
      return fields
    }
  }

  /// Empties the file, so that it is fetched from its start.
  func beginAgain() throws(SystemError) {
    guard ftruncate(descriptor, 0) == 0 else { throw .last(.write) }
    state.withLock { $0 = State(size: 0) }
  }

  func begin(_ response: HTTPResponse) -> Bool {
    switch response.status.code {
    case 200: start(response)
    case 206: goOn(response)
    default: false
    }
  }

  func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
    change { (state: inout State) throws(DownloadFailure) in
      try admit(state.size + bytes.count, in: state)
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = pwrite(descriptor, piece.baseAddress, piece.count, off_t(state.size))
        if count > 0 {
          rest = rest.dropFirst(count)
          state.size += count
        } else if errno != EINTR {
          throw .file(.last(.write))
        }
      }
      progress(DownloadProgress(done: state.size, total: state.total))
    }
  }

  /// Throws an error if a size exceeds the bound or the room on the disk.
  private func admit(_ size: Int, in state: State) throws(DownloadFailure) {
    guard size <= bound else { throw .tooLarge(bound: bound) }
    guard size <= state.room else { throw .noRoom(free: state.room - state.size) }
  }

  /// Returns the largest size for which the disk has room if a number of bytes is already here.
  private func room(beside size: Int) -> Int {
    DiskRoom(at: folder.path).free.map { max(0, $0 - Self.reserve) + size } ?? .max
  }

  /// Gives the file its final name, and the modification time of its version.
  func finish() throws(SystemError) {
    let version = state.withLock(\.version)
    if let time = version?.modificationTime {
      let times = [timespec(tv_sec: time, tv_nsec: 0), timespec(tv_sec: time, tv_nsec: 0)]
      futimens(descriptor, times)
    }
    guard rename(folder.beginning(name), folder.file(name)) == 0 else { throw .last(.replace) }
  }

  private func start(_ response: HTTPResponse) -> Bool {
    change { (state: inout State) throws(DownloadFailure) in
      let version = FileVersion(of: response)
      state.room = room(beside: state.size)
      try admit(version.length ?? 0, in: state)
      // The kept version must describe only bytes that are here, so the old file is removed first.
      unlink(folder.file(name))
      guard ftruncate(descriptor, 0) == 0 else { throw .file(.last(.write)) }
      state = State(size: 0, version: version, total: version.length, room: state.room)
      do throws(SystemError) { try folder.keep(version, of: name) } catch { throw .file(error) }
    }
  }

  private func goOn(_ response: HTTPResponse) -> Bool {
    let range = response.headerFields[.contentRange].flatMap(ContentRange.init)
    return change { (state: inout State) throws(DownloadFailure) in
      guard let range, range.start == state.size, state.version?.allows(response) == true,
        range.total == nil || state.total == nil || range.total == state.total
      else {
        state.isMisplaced = true
        return
      }
      state.total = state.total ?? range.total
      state.room = room(beside: state.size)
      try admit(state.total ?? 0, in: state)
    }
  }

  /// Applies a change to the state and keeps its failure; returns whether to go on.
  private func change(_ change: (inout State) throws(DownloadFailure) -> Void) -> Bool {
    state.withLock { state in
      do throws(DownloadFailure) {
        try change(&state)
        return !state.isMisplaced
      } catch {
        state.failure = error
        return false
      }
    }
  }
}

/// The value of `Content-Range`, such as `bytes 100-199/1000`.
struct ContentRange: Hashable {
  /// The offset in the file at which the bytes of the reply begin.
  var start: Int
  /// The size of the whole file; `nil` if the server does not know.
  var total: Int?

  /// Reads the field; `nil` if it has another form, or says that the server cannot send the range.
  init?(_ text: String) {
    let words = text.split(whereSeparator: { " -/".contains($0) })
    guard words.count == 4, words[0].lowercased() == "bytes", let start = Int(words[1]),
      let end = Int(words[2]), (0...end).contains(start)
    else { return nil }
    self.start = start
    total = Int(words[3])
    guard total != nil || words[3] == "*", total.map({ $0 > end }) ?? true else { return nil }
  }
}
