internal import CZip
internal import Foundation

/// The files in a zip archive, read through libzip.
///
/// Archives come from untrusted sources, so the number of files and their total size are limited;
/// the bytes that are really unpacked count, not the sizes that the archive states.
public enum ZipArchive {
  /// The maximum number of files in an archive.
  public static let fileLimit = 10_000
  /// The maximum number of bytes to unpack from an archive.
  public static let sizeLimit = 256 << 20

  /// Whether a file begins like a zip archive, even an empty one.
  public static func isArchive(_ bytes: [UInt8]) -> Bool {
    [[0x50, 0x4B, 3, 4], [0x50, 0x4B, 5, 6]].contains { bytes.starts(with: $0) }
  }

  /// Unpacks the wanted files, but no folders.
  ///
  /// - Parameters:
  ///   - bytes: The archive.
  ///   - sizeLimit: The maximum number of bytes to unpack.
  ///   - isWanted: Whether to unpack a file of this name.
  /// - Returns: The files, in the order of the archive.
  /// - Throws: `.damagedArchive`, `.encryptedArchive`, `.tooManyFiles`, `.tooLarge` or
  ///   `.spreadsheet`; `.withoutUnpacker` if libzip cannot be loaded.
  public static func files(
    in bytes: [UInt8], sizeLimit: Int = sizeLimit, where isWanted: (String) -> Bool = { _ in true }
  ) throws(ExchangeError) -> [ExchangeFile] {
    // libzip accepts an empty input as an archive without files.
    guard isArchive(bytes) else { throw .damagedArchive }
    let archive = try OpenArchive(bytes)
    guard archive.count <= fileLimit else { throw .tooManyFiles(limit: fileLimit) }
    let names = Set((0..<archive.count).compactMap { archive.name(of: $0) })
    guard !names.contains("xl/workbook.xml"), !names.isSuperset(of: ["mimetype", "content.xml"])
    else { throw .spreadsheet }
    var files: [ExchangeFile] = []
    var rest = sizeLimit
    for index in 0..<archive.count {
      guard let name = archive.name(of: index), !name.hasSuffix("/"), isWanted(name) else {
        continue
      }
      guard let content = try archive.content(of: index, limit: rest) else {
        throw .tooLarge(limit: sizeLimit)
      }
      rest -= content.count
      files.append(ExchangeFile(name: name, bytes: content))
    }
    return files
  }
}

/// An archive that libzip has opened; it stays open as long as this value exists.
struct OpenArchive: ~Copyable {
  /// libzip's handle, owned by this value.
  private let archive: OpaquePointer

  /// Opens an archive.
  ///
  /// - Throws: `.damagedArchive`, or `.withoutUnpacker` if libzip cannot be loaded.
  init(_ bytes: [UInt8]) throws(ExchangeError) {
    guard cloader_file(czip_library()) != nil else { throw .withoutUnpacker }
    guard let copy = malloc(max(bytes.count, 1)) else { throw .damagedArchive }
    copy.copyMemory(from: bytes, byteCount: bytes.count)
    // The source owns the copy from here on, and the archive owns the source once it is open.
    guard let source = czip_source_buffer_create(copy, zip_uint64_t(bytes.count), 1, nil) else {
      free(copy)
      throw .damagedArchive
    }
    guard let archive = czip_open_from_source(source, Int32(ZIP_RDONLY), nil) else {
      czip_source_free(source)
      throw .damagedArchive
    }
    self.archive = archive
  }

  deinit { czip_discard(archive) }

  var count: Int { Int(czip_get_num_entries(archive, 0)) }

  /// Returns the name of a file with its folders, decoded from whatever encoding the archive uses.
  borrowing func name(of index: Int) -> String? {
    czip_get_name(archive, zip_uint64_t(index), 0).map { String(cString: $0) }
  }

  /// Unpacks a file.
  ///
  /// - Parameters:
  ///   - index: The index of the file.
  ///   - limit: The maximum number of bytes to unpack.
  /// - Returns: All bytes of the file, whose checksum is correct; `nil` if there are more than the
  ///   limit.
  /// - Throws: `.damagedArchive` or `.encryptedArchive`.
  borrowing func content(of index: Int, limit: Int) throws(ExchangeError) -> [UInt8]? {
    var facts = zip_stat_t()
    guard czip_stat_index(archive, zip_uint64_t(index), 0, &facts) == 0 else {
      throw .damagedArchive
    }
    let isEncrypted =
      facts.valid & UInt64(ZIP_STAT_ENCRYPTION_METHOD) != 0
      && Int32(facts.encryption_method) != ZIP_EM_NONE
    guard !isEncrypted else { throw .encryptedArchive }
    guard let file = czip_fopen_index(archive, zip_uint64_t(index), 0) else {
      throw .damagedArchive
    }
    defer { czip_fclose(file) }
    var content: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Int(czip_fread(file, &part, zip_uint64_t(part.count)))
      guard count >= 0 else { throw .damagedArchive }
      if count == 0 { return content }
      guard content.count + count <= limit else { return nil }
      content += part.prefix(count)
    }
  }
}
