import Files
import Foundation
import MoviesSession

/// Where an export is written: a file, or a folder for several.
struct ExportFolder {
  let path: String

  /// Writes one file under the path itself, unless that is a folder, and several into the folder.
  ///
  /// Of an earlier export each file stays until the new one is complete.
  ///
  /// - Throws: A ``Failure`` if a file cannot be written.
  func write(_ files: [ExportedFile]) throws(Failure) {
    if files.count == 1, !path.hasSuffix("/"), !isFolder {
      return try write(files[0].bytes, to: path)
    }
    for file in files {
      let url = URL(filePath: path).appending(path: file.name)
      do {
        try PrivateFolder.make(url.deletingLastPathComponent().path)
      } catch {
        throw Failure(
          "The folder \(path) cannot be made: \(error.reason).", exitCode: .writingFailed)
      }
      try write(file.bytes, to: url.path)
    }
  }

  private var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try OutputFile.write(bytes, to: path, name: "export")
  }
}
