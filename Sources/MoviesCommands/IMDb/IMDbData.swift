public import Files
import Foundation
import Storage
public import Titles

/// The data of IMDb on this machine, which is there or may come to be.
public struct IMDbData: Sendable {
  /// Makes the index of the data, which may be there or not; called for each problem with its file.
  public typealias IndexMaker =
    @Sendable (_ onProblem: @escaping @Sendable (FileFailure) -> Void) -> any TitleIndex

  /// The file.
  public var file: String
  let makeIndex: IndexMaker

  /// Names a place; nothing is read.
  public init(file: String, makeIndex: @escaping IndexMaker) {
    self.file = file
    self.makeIndex = makeIndex
  }

  /// Whether something is there.
  var isTaken: Bool { FileManager.default.fileExists(atPath: file) }
}

extension IMDbData {
  /// The place in the user's folder for data; `nil` if there is none, or the command line wants
  /// another source alone.
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
  /// Whether both are the same file.
  public static func == (left: IMDbData, right: IMDbData) -> Bool { left.file == right.file }
}
