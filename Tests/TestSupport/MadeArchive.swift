import CSystemZip
import Foundation

/// A zip archive made for a test.
public enum MadeArchive {
  /// libzip could not make it.
  public struct Failure: Error {}

  /// The bytes of an archive with these files, packed as libzip packs them or not at all.
  public static func bytes(
    _ files: [(name: String, text: String)], isPacked: Bool = true, password: String? = nil
  ) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let path = folder.path + "/made.zip"
    guard let archive = zip_open(path, ZIP_CREATE, nil) else { throw Failure() }
    for (number, file) in files.enumerated() {
      let content = try folder.write(file.text, to: "\(number)")
      let source = zip_source_file(archive, content, 0, -1)
      let index = zip_file_add(archive, file.name, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
      guard index >= 0 else { throw Failure() }
      if !isPacked {
        zip_set_file_compression(archive, zip_uint64_t(index), ZIP_CM_STORE, 0)
      }
      if let password {
        let method = UInt16(ZIP_EM_AES_256)
        guard zip_file_set_encryption(archive, zip_uint64_t(index), method, password) == 0
        else { throw Failure() }
      }
    }
    guard zip_close(archive) == 0 else { throw Failure() }
    return Array(try Data(contentsOf: URL(filePath: path)))
  }
}
