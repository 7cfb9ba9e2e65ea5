// A search as one types, over 1,000, 10,000 and 100,000 invented titles on disk.
//
//     SearchBenchmarks            a table
//     SearchBenchmarks 10000      for so many titles only

import Foundation
import Storage
import Titles

let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }

for count in counts.isEmpty ? [1_000, 10_000, 100_000] : counts {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "SearchBenchmarks-\(UUID().uuidString)").path
  defer { try? FileManager.default.removeItem(atPath: folder) }
  var titles = InventedTitles(count: count)
  let library = IndexedTitles(folder: folder)

  print("\(count) titles")
  let learning = await library.learn(titles.all)
  print("  kept and learned in \(seconds(learning)), \(await library.bytes / 1_000_000) MB on disk")

  var prefixes: [Duration] = []
  for name in titles.names(500) {
    for length in 1...14 where length <= name.count {
      let typed = String(name.prefix(length))
      let search = LocalSearch(.words([typed]), ranking: typed)
      prefixes.append(await library.time(of: search).time)
    }
  }
  print("  prefixes     ", Distribution(prefixes))

  var expressions: [Duration] = []
  for (text, search) in titles.expressions {
    let (time, hits) = await library.time(of: search)
    expressions.append(time)
    if counts.count == 1 { print("    \(text): \(milliseconds(time)), \(hits) rows") }
  }
  print("  expressions  ", Distribution(expressions))

  var stops: [Duration] = []
  let slow = LocalSearch(.not(.text(.plot, .phrase("no plot has this"))), order: TitleOrder(.title))
  let whole = await library.time(of: slow).time
  for _ in 1...50 { stops.append(await library.timeToStop(slow)) }
  print("  overtaken     \(Distribution(stops)) to stop, of \(milliseconds(whole))")

  let (first, next) = await library.timesOfCorrection()
  print("  correction    \(milliseconds(first)), the next one \(milliseconds(next))")
  await library.close()
}
