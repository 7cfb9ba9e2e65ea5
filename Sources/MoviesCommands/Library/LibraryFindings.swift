import Files
import Foundation
import MoviesSession
import Storage
import Titles

/// The findings about the library's file and its copies.
struct LibraryFindings {
  /// The path of the file; `nil` for a library in memory.
  let file: String?
  /// Whether the file exists.
  let exists: Bool
  /// The number of titles in the library; `nil` if they cannot be counted.
  private(set) var titles: Int?
  /// The paths of the copies, the oldest first.
  let copies: [String]
  private(set) var problem: Failure?
  private var isDamaged = false

  /// Collects the findings without changing or creating anything.
  ///
  /// - Parameter library: The library.
  init(of library: LibraryStore) async {
    file = library.file
    exists = file.map(FileManager.default.fileExists) ?? false
    copies = library.copies
    do throws(LibraryError) {
      titles = try await library.lists().first { $0.list == .everything }?.count
      try await library.check()
    } catch {
      problem = Failure(error, copies: copies)
      isDamaged = error.trouble == .damaged
    }
  }

  /// The shell commands that move the damaged file aside and put the latest copy in its place;
  /// empty if that is not necessary, or without a copy.
  var restoration: [String] {
    guard isDamaged, let file, let copy = copies.last else { return [] }
    let aside = file + ".damaged"
    // The log belongs to the damaged file; if it stayed, it would be written into the copy.
    let files = [file, file + "-wal", file + "-shm"].filter(FileManager.default.fileExists)
    return ["mkdir \(aside.quotedForShell)"]
      + ["mv \(files.map(\.quotedForShell).joined(separator: " ")) \(aside.quotedForShell)"]
      + ["cp \(copy.quotedForShell) \(file.quotedForShell)"]
  }
}
