public import Files
import Foundation
public import Titles

/// Where IMDb's data is on this machine, or may come to be.
public struct IMDbPlace: Sendable {
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

extension IMDbPlace: Equatable {
  /// Whether both are the same file.
  public static func == (left: IMDbPlace, right: IMDbPlace) -> Bool { left.file == right.file }
}
