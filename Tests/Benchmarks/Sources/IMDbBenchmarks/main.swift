import Foundation
import IMDbTestSupport
import Storage

// Generates dumps of IMDb's data, and measures their import:
//
//     IMDbBenchmarks --generate N FOLDER [--facts FACTS] [--people] [--names-abroad]
//         writes dumps with N titles into the folder
//     IMDbBenchmarks --import FOLDER DATA [--people] [--names-abroad]
//         imports the dumps of a folder into another one, twice with their ratings updated
//     IMDbBenchmarks --search DATA
//         measures searches of what was imported into a folder

var arguments = Arguments(CommandLine.arguments.dropFirst())

do {
  let level = IMDbLevel(
    people: arguments.takeFlag("--people"), namesAbroad: arguments.takeFlag("--names-abroad"))
  let facts = try arguments.takeValue("--facts")
  if let titles = try arguments.takeNumber("--generate") {
    let folder = try arguments.takeLast()
    try generate(titles, for: level, facts: facts, into: folder)
  } else if let dumps = try arguments.takeValue("--import") {
    try await measureImport(of: IMDbFiles(in: dumps), level: level, into: try arguments.takeLast())
  } else if let data = try arguments.takeValue("--search") {
    try await measureSearches(in: data)
  } else {
    throw UsageError()
  }
} catch {
  print("IMDbBenchmarks: \(error)")
  exit(1)
}
