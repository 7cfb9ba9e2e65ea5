package import Files
internal import Foundation
package import MoviesCore
internal import SafeText

/// The file that carries a session's memory over to later sessions: `session.json`.
///
/// Only convenience depends on it: if it cannot be read or written, the user gets one line of text.
/// Sessions that end at the same time write one after the other, and keep each other's queries.
package struct MemoryFile: Sendable {
  private let path: String

  /// The newest readable version, which is also the one that is written.
  private static let version = 1
  /// The number of attempts to write while another session is writing; they take half a second.
  private static let attempts = 50
  /// The maximum number of bytes to read.
  private static let largest = 1 << 20

  /// Names the file in a folder; writing the file creates the folder if necessary.
  package init(folder: String) {
    path = folder + "/session.json"
  }

  /// The part of the file that every version has.
  private struct Version: Decodable {
    var version: Int
  }

  private struct Contents: Codable {
    var version: Int
    var memory: SessionMemory
  }

  /// Reads the memory, or returns a new one if there is no file.
  ///
  /// - Returns: The memory.
  /// - Throws: A ``FileFailure``; before that, a damaged file is moved out of the way.
  package func read() throws(FileFailure) -> SessionMemory {
    guard let bytes = try bytes() else { return SessionMemory() }
    let decoder = JSONDecoder()
    let version = (try? decoder.decode(Version.self, from: bytes))?.version
    if let version, version > Self.version { throw FileFailure(.newer, of: path) }
    if let contents = try? decoder.decode(Contents.self, from: bytes) {
      return contents.memory.changingTexts { Sanitizer.line($0) }
    }
    let aside = path + ".damaged"
    guard rename(path, aside) == 0 else { throw unreadable(reason(errno)) }
    throw FileFailure(.damaged, of: path, keptAs: aside)
  }

  /// Writes a session's memory, merged with the memory that other sessions have written meanwhile.
  ///
  /// The file is replaced as a whole, and only its owner can read it.
  ///
  /// - Parameter memory: The memory to write.
  /// - Throws: A ``FileFailure``; the file is unchanged then.
  package func write(_ memory: SessionMemory) throws(FileFailure) {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    // If this fails, the attempt to write reports why.
    try? PrivateFolder.make(folder)
    let lock = FolderLock(folder, attempts: Self.attempts)
    guard lock.isTaken else { throw FileFailure(.locked, of: path) }
    try withExtendedLifetime(lock) { () throws(FileFailure) in
      var merged = memory
      if let other = try earlier { merged.merge(other) }
      try replace(with: merged)
    }
  }

  /// The memory in the file; `nil` if it is damaged and has therefore been moved out of the way.
  private var earlier: SessionMemory? {
    get throws(FileFailure) {
      do {
        return try read()
      } catch {
        guard error.trouble == .damaged else { throw error }
        return nil
      }
    }
  }

  private func replace(with memory: SessionMemory) throws(FileFailure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let contents = Contents(version: Self.version, memory: memory)
    guard let data = try? encoder.encode(contents) else { return }
    do {
      try WholeFile.replace(path, with: [UInt8](data))
    } catch {
      throw FileFailure(FileTrouble(writing: error), of: path)
    }
  }

  /// The file's bytes; `nil` if there is no file.
  private func bytes() throws(FileFailure) -> Data? {
    let descriptor: Int32
    do {
      descriptor = try InputFile.open(path, mayBePipe: false)
    } catch {
      if access(path, F_OK) != 0, errno == ENOENT || errno == ENOTDIR { return nil }
      throw unreadable(error.reason)
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      return try handle.read(upToCount: Self.largest) ?? Data()
    } catch {
      throw unreadable(reason(errno))
    }
  }

  private func unreadable(_ reason: String) -> FileFailure {
    FileFailure(.unreadable(reason: reason), of: path)
  }

  private func reason(_ number: Int32) -> String { SystemError.reason(of: number) }
}
