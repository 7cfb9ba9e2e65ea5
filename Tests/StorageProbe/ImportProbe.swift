import Foundation
import Storage

/// Imports IMDb's data from one folder into another.
struct ImportProbe {
  private let files: IMDbFiles
  private let data: String

  /// - Parameter folder: Has the dumps in `dumps`, and the database in `data`.
  init(_ folder: String) {
    files = IMDbFiles(in: folder + "/dumps")
    data = folder + "/data"
  }

  /// Imports everything, and says what became of it.
  ///
  /// - Parameter onStage: Called with the number of each stage when it begins: 0 before all else,
  ///   1 to 3 while the dumps are read, 4 while titles are written, 5 at the indexes, and 6 between
  ///   the last write and the move.
  func run(onStage: @escaping @Sendable (Int) -> Void = { _ in }) async {
    onStage(0)
    do throws(IMDbImportError) {
      let report = try await IMDbImport(files, level: IMDbLevel(), into: data).run { progress in
        onStage(Self.number(of: progress))
      }
      print(line: "imported \(report.status.titles)")
    } catch {
      print(line: "failed \(error)")
    }
  }

  private static func number(of progress: IMDbProgress) -> Int {
    switch progress.stage {
    case .downloading: 0
    case .reading(.ratings): 1
    case .reading(.episodes): 2
    case .reading: 3
    case .writing: 4
    case .finishing: progress.done == progress.total ? 6 : 5
    }
  }
}
