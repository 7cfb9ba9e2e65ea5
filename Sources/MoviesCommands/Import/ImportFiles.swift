import Exchange
import Foundation
import MoviesSession

/// The files that the user imports, read as a whole.
struct ImportFiles {
  /// The name of the import.
  let name: String
  let files: [ExchangeFile]

  /// Reads a file, an archive, a folder with all folders in it, or standard input.
  ///
  /// - Parameters:
  ///   - path: The path; `-` for standard input.
  ///   - input: Standard input.
  /// - Throws: A ``Failure`` that names the file if one cannot be read.
  init(_ path: String, input: any ByteSource) async throws(Failure) {
    if path == "-" {
      name = "standard input"
      guard let bytes = await input.bytes(upTo: ZipArchive.sizeLimit) else {
        throw Failure(.tooLarge(limit: ZipArchive.sizeLimit), in: name)
      }
      files = try Self.unpacked(bytes, named: name)
      return
    }
    name = URL(filePath: path).lastPathComponent
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      files = try Self.files(in: path)
    } else {
      files = try Self.unpacked(try Self.bytes(of: path), named: name)
    }
  }

  private static func unpacked(
    _ bytes: [UInt8], named name: String
  ) throws(Failure) -> [ExchangeFile] {
    guard ZipArchive.isArchive(bytes) else { return [ExchangeFile(name: name, bytes: bytes)] }
    // Files that are not unpacked are still listed by name.
    var unread: [ExchangeFile] = []
    do {
      let files = try ZipArchive.files(in: bytes) { name in
        let isIgnored = Import.isIgnored(name)
        if isIgnored { unread.append(ExchangeFile(name: name, bytes: [])) }
        return !isIgnored
      }
      return files + unread
    } catch {
      throw Failure(error, in: name)
    }
  }

  private static func files(in folder: String) throws(Failure) -> [ExchangeFile] {
    let root = URL(filePath: folder)
    let found = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    let prefix = root.resolvingSymlinksInPath().path + "/"
    var files: [ExchangeFile] = []
    var rest = ZipArchive.sizeLimit
    while let url = found?.nextObject() as? URL {
      let path = url.resolvingSymlinksInPath().path
      let name = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : url.path
      let isFile = (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
      guard isFile else { continue }
      guard files.count < ZipArchive.fileLimit else {
        throw Failure(.tooManyFiles(limit: ZipArchive.fileLimit), in: folder)
      }
      let bytes = Import.isIgnored(name) ? [] : try bytes(of: url.path)
      rest -= bytes.count
      guard rest >= 0 else { throw Failure(.tooLarge(limit: ZipArchive.sizeLimit), in: folder) }
      files.append(ExchangeFile(name: name, bytes: bytes))
    }
    return files
  }

  private static func bytes(of path: String) throws(Failure) -> [UInt8] {
    do {
      return try TextFile.bytes(of: path, limit: ZipArchive.sizeLimit, mayBePipe: true)
    } catch {
      throw Failure("\(path) cannot be read: \(error.reason).", exitCode: .missingInput)
    }
  }
}

extension ByteSource {
  /// Reads the source to its end, or up to a limit, since some sources never end.
  ///
  /// - Parameter limit: The maximum number of bytes to read.
  /// - Returns: The bytes; `nil` if there are more.
  func bytes(upTo limit: Int) async -> [UInt8]? {
    var bytes: [UInt8] = []
    while case let piece = await read(), !piece.isEmpty {
      guard bytes.count + piece.count <= limit else { return nil }
      bytes += piece
    }
    return bytes
  }
}
