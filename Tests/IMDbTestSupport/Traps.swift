/// Lines that trip careless readers, among those of the dump of titles.
struct Traps {
  /// How many titles lie between two lines with a shifted column.
  private static let step = 100_000

  /// Appends what is wrong right behind a title.
  ///
  /// - Parameters:
  ///   - index: How many titles came before.
  ///   - number: The number of the title.
  ///   - text: The dump.
  static func add(behind index: Int, _ number: Int, to text: inout DumpText) {
    if index % step == 20 {
      addLine(number, "movie\tShifted \"Shifted\t0\t1994\t\\N\t\\N\tDrama", &text)
    }
    switch index {
    case 30: addLine(number, "movie\tOne\tOne\tToo many\t0\t1994\t\\N\t90\tDrama", &text)
    case 40:
      addLine(number, "movie\tYear for adults\tYear for adults\t1994\t\\N\t90\tDrama\t\\N", &text)
    case 50: addLine(number, "hologram\tUnknown\tUnknown\t0\t2030\t\\N\t90\tDrama", &text)
    case 60: addLine(number, "movie\tRepeated\tRepeated\t0\t1994\t\\N\t90\tDrama", &text)
    case 70:
      text.add(title: number)
      text.add("\tmovie\t")
      text.bytes.append(contentsOf: repeatElement(0x61, count: 1 << 20))
      text.add("\tlong\t0\t\\N\t\\N\t\\N\t\\N\n")
    default: break
    }
  }

  private static func addLine(_ number: Int, _ rest: StaticString, _ text: inout DumpText) {
    text.add(title: number)
    text.tab()
    text.add(rest)
    text.endLine()
  }
}
