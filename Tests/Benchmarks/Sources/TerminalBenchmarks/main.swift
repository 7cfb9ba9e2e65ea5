// The cost of the program in a terminal: of its start, compared with the smallest list in C, and of
// a key, compared with a list that paints as much.
//
//     TerminalBenchmarks PROGRAM C-LIST C-DETAILS

import Foundation

guard CommandLine.arguments.count == 4,
  let list = Measurement([CommandLine.arguments[2]]),
  let details = Measurement([CommandLine.arguments[3]]),
  let program = Measurement([CommandLine.arguments[1], "--demo"])
else {
  FileHandle.standardError.write(
    Data("TerminalBenchmarks: needs the program and both C lists, all built\n".utf8))
  exit(64)
}

typealias Row = (
  name: String, value: KeyPath<Measurement, Double>, unit: String, floor: Measurement,
  budget: String
)
let rows: [Row] = [
  ("start to the first frame", \.firstFrame, "ms", list, "1.3 ×"),
  ("key to its last byte, with details", \.key, "ms", details, "2 ×"),
  ("bytes for a key, with details", \.bytesPerKey, "", details, "see make weigh"),
  ("context switches for a key", \.switchesPerKey, "", list, "6"),
  ("context switches in 5 idle seconds", \.idleSwitches, "", list, "4 in the demo"),
  ("most memory", \.memory, "MB", list, "40 MB"),
  ("of it no file's", \.privateMemory, "MB", list, "10 MB"),
]

func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

func number(_ value: Double) -> String { String(format: "%.2f", value) }

let posters = PosterMeasurement(CommandLine.arguments[1])
let instructions = InstructionCount.perKey([CommandLine.arguments[1], "--demo"])

print(padded("in a terminal of 120×40", 38), "in C     movies-tui   ratio   budget")
for row in rows {
  let (least, ours) = (row.floor[keyPath: row.value], program[keyPath: row.value])
  let ratio = least > 0 ? number(ours / least) : "–"
  print(
    padded("\(row.name) \(row.unit)", 38), padded(number(least), 8), padded(number(ours), 12),
    padded(ratio, 7), row.budget)
}
let demo = Startup.time(of: [CommandLine.arguments[1], "--demo"], until: "Batman Begins")
print(
  padded("start to the demo's list ms", 38), padded(number(list.firstFrame), 8),
  padded(demo.map(number) ?? "none", 12),
  padded(demo.map { number($0 / list.firstFrame) } ?? "–", 7), "2.4 × the first frame")
let version = Startup.time(toTheEndOf: [CommandLine.arguments[1], "--version"])
print(
  padded("--version ms", 46), padded(version.map(number) ?? "none", 12), padded("–", 7), "6 ms")
print(
  padded("instructions for a key, in millions", 46),
  padded(instructions.map { number($0 / 1_000_000) } ?? "no callgrind", 12), padded("–", 7), "0.8")
print(
  padded("key with a poster on the screen ms", 46),
  padded(posters.map { number($0.key.with) } ?? "none", 12),
  padded(posters.map { number($0.key.with / $0.key.without) } ?? "–", 7), "2.0 × without")
print(
  padded("most memory after 500 posters MB", 46),
  padded(posters.map { number($0.memory) } ?? "none", 12), padded("–", 7), "44 MB")
