import ArgumentParser
import Exchange
import MoviesSession
import SafeText
import Titles

/// The user's choice of the title that a line of a file means: `12=tt0078748`, or with the name of
/// the file, `diary.csv:12=tt0078748`.
struct ImportChoice {
  private let file: String?
  private let line: Int
  private let id: TitleID

  /// Reads a choice from the command line.
  ///
  /// - Throws: A `ValidationError` that says what is expected.
  init(reading argument: String) throws {
    let sides = argument.split(separator: "=", omittingEmptySubsequences: false)
    let place = sides[0].split(separator: ":", omittingEmptySubsequences: false)
    guard sides.count == 2, let id = TitleReference.parse(String(sides[1])),
      let line = place.last.flatMap({ Int($0, in: 1...Int.max) })
    else {
      throw ValidationError(
        "expected a line and an id, such as 12=tt0078748 or diary.csv:12=tt0078748.")
    }
    self.line = line
    self.id = id
    file = place.count > 1 ? place.dropLast().joined(separator: ":") : nil
  }

  /// Returns the name in the line, and the title that it means.
  ///
  /// - Throws: A ``Failure`` if the line has no name, or if files have different names there.
  func meaning(in reading: Import) throws(Failure) -> (name: ImportedName, id: TitleID) {
    let names = reading.files.lazy.filter { isAbout($0.name) }.flatMap(\.rows).compactMap { row in
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

  private func isAbout(_ name: String) -> Bool {
    file.map { name == $0 || name.hasSuffix("/" + $0) } ?? true
  }
}
