/// The help of plain mode, made from the commands.
enum PlainHelp {
  static var lines: [String] {
    ["Type one of these and press Enter.", "2: read all about number 2"]
      + PlainVerb.allCases.map(\.explanation)
  }
}
