internal import CZip

/// The files in a zip archive, read through libzip.
///
/// Archives come from anywhere, so the number of files, their size and the total size are limited,
/// counting what is really unpacked rather than what the archive states.
public enum ZipArchive {
  /// The most files in an archive.
  public static let fileLimit = 10_000
  /// The most bytes that are unpacked.
  public static let sizeLimit = 256 << 20

  /// Whether a file begins like an archive, with files or without.
  public static func isArchive(_ bytes: [UInt8]) -> Bool {
    [[0x50, 0x4B, 3, 4], [0x50, 0x4B, 5, 6]].contains { bytes.starts(with: $0) }
  }

  /// Unpacks the wanted files, without folders.
  ///
  /// - Parameters:
  ///   - bytes: The archive.
  ///   - sizeLimit: The most bytes to unpack.
  ///   - isWanted: Whether to unpack a file of this name.
  /// - Returns: The files, in the order of the archive.
  /// - Throws: `.damagedArchive`, `.encryptedArchive`, `.tooManyFiles`, `.tooLarge` or
  ///   `.spreadsheet`; `.withoutUnpacker` if libzip cannot be loaded.
  public static func files(
    in bytes: [UInt8], sizeLimit: Int = sizeLimit, where isWanted: (String) -> Bool = { _ in true }
  ) throws(ExchangeError) -> [ExchangeFile] {
    // libzip takes no bytes at all for an archive without files.
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
