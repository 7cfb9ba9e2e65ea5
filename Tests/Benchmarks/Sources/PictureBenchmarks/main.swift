// Pictures as cells: how like the original they are and how long it takes, next to libchafa.
//
//     PictureBenchmarks           a table
//     PictureBenchmarks FOLDER    also writes what was compared there (PPM), to be looked at

import Foundation
import PictureTestSupport
import Pictures
import TerminalUI

let size = TerminalSize(columns: 30, rows: 22)
let pictures = [
  ("film poster", Picture.filmPoster()), ("landscape", .landscape()), ("portrait", .portrait()),
]

func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

func number(_ value: Double) -> String { String(format: "%.2f", value) }

func save(_ picture: Picture, _ name: String) throws {
  guard CommandLine.arguments.count == 2 else { return }
  let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
  let header = Data("P6 \(picture.width) \(picture.height) 255\n".utf8)
  try (header + picture.pixels).write(to: folder.appending(path: "\(name).ppm"))
}

func libchafa(_ picture: Picture, effort: Float) -> Matching? {
  guard let chafa = ChafaCanvas(size: size, effort: effort) else { return nil }
  return Matching(of: picture) { chafa.cells(of: picture) }
}

let titles = ["256 colours", "direct colour", "libchafa, work 0.5", "libchafa, work 1.0"]
print(
  padded("in \(size.columns)×\(size.rows) cells: PSNR, time", 30),
  titles.map { padded($0, 20) }.joined(), "within 1 dB", separator: "")
for (name, picture) in pictures {
  guard let picture,
    let dithered = Matching(of: picture, { Canvas(picture, size: size, depth: .indexed256) }),
    let ours = Matching(of: picture, { Canvas(picture, size: size, depth: .trueColor) }),
    let quick = libchafa(picture, effort: 0.5), let thorough = libchafa(picture, effort: 1)
  else {
    FileHandle.standardError.write(Data("PictureBenchmarks: cannot compare the \(name)\n".utf8))
    exit(70)
  }
  let columns = [dithered, ours, quick, thorough].map {
    padded("\(number($0.likeness)) dB, \(number($0.time)) ms", 20)
  }
  let isNear = ours.likeness >= max(quick.likeness, thorough.likeness) - 1
  print(padded(name, 30), columns.joined(), isNear ? "met" : "missed", separator: "")
  try save(picture, name)
  try save(dithered.shown, "\(name), 256 colours")
  try save(ours.shown, "\(name), direct colour")
  try save(quick.shown, "\(name), libchafa 0.5")
  try save(thorough.shown, "\(name), libchafa 1.0")
}
