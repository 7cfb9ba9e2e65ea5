import Foundation
import Storage
import Titles

/// Changes a library again and again.
struct LibraryProbe {
  private let store: LibraryStore

  /// Opens nothing yet.
  init(_ folder: String) { store = LibraryStore(folder: folder) }

  /// Does one thing after the other, and says so after each one, or once why it cannot.
  ///
  /// Of every five acts the first three write their numbers as the note of one title or of many,
  /// the fourth takes the last one back, and the fifth does it again.
  ///
  /// - Parameters:
  ///   - first: The number of the first act.
  ///   - count: How many there are.
  ///   - progress: Called before each act with the number of those that are done.
  func act(from first: Int, count: Int, progress: (_ done: Int) -> Void = { _ in }) async {
    var failures: Set<LibraryError> = []
    for number in first..<first + count {
      progress(number - first)
      do throws(LibraryError) {
        try await act(number)
        print(line: "\(number)")
      } catch {
        if failures.insert(error).inserted { print(line: "failed \(words(for: error))") }
      }
    }
    await tell()
  }

  private func act(_ number: Int) async throws(LibraryError) {
    switch number % 5 {
    case 3: _ = try await store.undo()
    case 4: _ = try await store.redo()
    default: _ = try await store.apply(LibraryEdit(.note("\(number)"), to: titles(of: number)))
    }
  }

  private func words(for error: LibraryError) -> String {
    error.trouble.map { "\($0)" } ?? "\(error)"
  }

  private func titles(of number: Int) -> [TitleDetail] {
    (0..<(number % 5 == 0 ? 100 : 1)).compactMap { offset in
      TitleID("tt\(7_000_000 + (number + offset) % 120)").map {
        TitleDetail(id: $0, title: "\($0)")
      }
    }
  }

  /// Says how many titles can be read.
  private func tell() async {
    do throws(LibraryError) {
      print(line: "read \(try await store.entries(in: .everything).count)")
    } catch {
      print(line: "unreadable \(words(for: error))")
    }
  }
}
