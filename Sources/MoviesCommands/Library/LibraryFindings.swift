import Files
import Foundation
import MoviesSession
import Storage
import Titles

/// What is found of the library's file and of the copies of it.
struct LibraryFindings {
  /// `nil` for a library in memory.
  let file: String?
  /// Whether there is a file at all.
  let exists: Bool
  /// How many titles it has; `nil` if they cannot be counted.
  private(set) var titles: Int?
  /// The oldest first.
  let copies: [String]
  private(set) var problem: Failure?
  private var isDamaged = false

  /// Looks, and changes nothing: what is not there is not made.
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

  /// The commands of a shell that put the latest copy in the place of the damaged file, which is
  /// kept aside; empty where that is not necessary, or there is no copy.
  var restoration: [String] {
    guard isDamaged, let file, let copy = copies.last else { return [] }
    let aside = file + ".damaged"
    // The log belongs to the damaged file: it would be written into the copy.
    let files = [file, file + "-wal", file + "-shm"].filter(FileManager.default.fileExists)
    return ["mkdir \(aside.quotedForShell)"]
      + ["mv \(files.map(\.quotedForShell).joined(separator: " ")) \(aside.quotedForShell)"]
      + ["cp \(copy.quotedForShell) \(file.quotedForShell)"]
  }
}
