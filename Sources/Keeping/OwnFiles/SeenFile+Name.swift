public import FileNames
public import Scanning
public import Titles

extension SeenFile {
  /// Reads the name of the file, with the folders from the added one on, and the information file
  /// beside it.
  ///
  /// - Parameter root: The added folder.
  /// - Returns: The readings, the best one first; empty for samples, trailers and extras.
  public func readings(in root: PathBytes) -> [FileNameReading] {
    fileName(in: root, information: information).readings
  }

  /// The name with its folders, as a catalogue can be asked about it.
  private func fileName(in root: PathBytes, information: InformationFile?) -> FileName {
    let above = root.parent.map { $0.bytes.count } ?? 0
    let parts = path.bytes.dropFirst(above).split(separator: UInt8(ascii: "/"))
      .map { String(decoding: $0, as: UTF8.self) }
    return FileName(
      parts.last ?? "", folders: Array(parts.dropLast()), informationFile: information,
      isFolder: isFolder)
  }

  /// The information that counts: that of the series if it has an id and the file is an episode,
  /// else that of the file itself.
  private var information: InformationFile? {
    let own = note.flatMap { InformationFile(at: $0.path) }
    guard let seriesNote, own == nil || own?.isEpisode == true,
      let series = InformationFile(at: seriesNote), series.imdbID != nil
    else { return own }
    return series
  }
}

extension InformationFile {
  /// Reads a file; `nil` if it cannot be read, or says nothing.
  fileprivate init?(at path: PathBytes) {
    guard let contents = SmallFile.read(path) else { return nil }
    self.init(contents: contents)
  }
}
