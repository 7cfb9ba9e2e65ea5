internal import CZip
internal import Foundation

/// An archive that libzip has opened; it exists while this value lives.
struct OpenArchive: ~Copyable {
  /// The handle of libzip, owned by this value.
  private let archive: OpaquePointer

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

  /// Returns the name of a file with its folders, in whatever encoding the archive uses.
  borrowing func name(of index: Int) -> String? {
    czip_get_name(archive, zip_uint64_t(index), 0).map { String(cString: $0) }
  }

  /// Unpacks a file.
  ///
  /// - Parameters:
  ///   - index: The index of the file.
  ///   - limit: The most bytes to unpack.
  /// - Returns: All bytes, whose checksum is correct; `nil` if there are more.
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
