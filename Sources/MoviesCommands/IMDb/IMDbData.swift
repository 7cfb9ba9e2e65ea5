public import Files
import Foundation
import Storage
public import Titles

/// IMDb's data on this machine, whether it exists yet or not.
public struct IMDbData: Sendable {
  /// A function that makes the index of the data, whether it exists or not; `onProblem` is called
  /// for each problem with its file.
  public typealias IndexMaker =
    @Sendable (_ onProblem: @escaping @Sendable (FileFailure) -> Void) -> any TitleIndex

  /// The path of the file.
  public var file: String
  let makeIndex: IndexMaker

  /// Names the place of the data without reading it.
  public init(file: String, makeIndex: @escaping IndexMaker) {
    self.file = file
    self.makeIndex = makeIndex
  }

  /// Whether the file exists.
  var isTaken: Bool { FileManager.default.fileExists(atPath: file) }
}

extension IMDbData {
  /// Names the place in the user's folder for data; returns `nil` without such a folder, or if the
  /// command line asks only for another source.
  init?(of options: GlobalOptions, in invocation: Invocation) {
    guard !options.demo, options.source != .omdb, let folder = invocation.directories.data else {
      return nil
    }
    self.init(file: "\(folder)/\(IMDbDatabase.fileName)") { onProblem in
      IMDbIndex(folder: folder, onProblem: onProblem)
    }
  }
}

extension IMDbData: Equatable {
  /// Returns whether both have the same file.
  public static func == (left: IMDbData, right: IMDbData) -> Bool { left.file == right.file }
}
