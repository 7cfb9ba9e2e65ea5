import ArgumentParser
import Exchange
import MoviesSession
import Titles

/// The user's word on which title a line of a file means: `12=tt0078748`, or with the file's name
/// before it, `diary.csv:12=tt0078748`.
struct ImportChoice: ExpressibleByArgument {
  private let file: String?
  private let line: Int
  private let id: TitleID

  init?(argument: String) {
    let sides = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard sides.count == 2, let id = TitleReference.parse(String(sides[1])) else { return nil }
    let place = sides[0].split(separator: ":", omittingEmptySubsequences: false)
    guard let last = place.last, let line = Int(last), line > 0 else { return nil }
    self.line = line
    self.id = id
    file = place.count > 1 ? place.dropLast().joined(separator: ":") : nil
  }

  /// The name that stands in the line, and what it means.
  ///
  /// - Throws: A ``Failure`` if no name stands there, or several do.
  func meaning(in reading: Import) throws(Failure) -> (name: ImportedName, id: TitleID) {
    let names = reading.files.filter { isMeant($0.name) }.flatMap(\.rows).compactMap { row in
      if row.place.line == line, case .name(let name) = row.reference { name } else { nil }
    }
    guard let name = names.first else {
      throw Failure(
        "--choose: no name of a title begins in line \(line)\(file.map { " of \($0)" } ?? "").",
        exitCode: .usage)
    }
    guard names.allSatisfy({ $0 == name }) else {
      throw Failure(
        "--choose: several files have a line \(line). Put the file's name before it: FILE:\(line)=\(id).",
        exitCode: .usage)
    }
    return (name, id)
  }

  private func isMeant(_ name: String) -> Bool {
    file.map { name == $0 || name.hasSuffix("/" + $0) } ?? true
  }
}
