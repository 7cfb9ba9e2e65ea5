/// A line of a dump with its columns, which are read in place: it lasts while it is looked at.
struct DumpLine {
  /// Borrowed from the block or the beginning that the line is in.
  let bytes: UnsafeRawBufferPointer
  /// Where each column ends; borrowed from ``DumpLines``.
  let ends: UnsafePointer<Int>

  subscript(column: Int) -> DumpColumn {
    let start = column == 0 ? 0 : ends[column - 1] + 1
    return DumpColumn(bytes: UnsafeRawBufferPointer(rebasing: bytes[start..<ends[column]]))
  }
}
