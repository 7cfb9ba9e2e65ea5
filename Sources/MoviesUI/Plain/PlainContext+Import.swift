import MoviesCore

/// The verb for imports from other services.
extension PlainContext {
  /// Previews the import of a file, or takes the user's answer about it.
  func bring() throws(PlainRefusal) -> PlainPlan {
    guard state.canImport else { throw PlainRefusal(Notice.noImport.words) }
    guard !text.isEmpty else { throw usage }
    let words = text.split(separator: " ").map(String.init)
    let action: ImportAction
    switch (words[0], words.count == 2 ? words[1] : "") {
    case ("scale", "5"), ("scale", "10"), ("scale", "100"):
      action = .scaleChosen(Int(words[1]) ?? 10)
    case ("days", "dmy"), ("days", "mdy"):
      action = .dayOrderChosen(beginsWithDay: words[1] == "dmy")
    default: return PlainPlan([.action(ImportAction.opened(path: text))], needing: [.page])
    }
    guard state.screen.pages.importing != nil else {
      throw PlainRefusal("Name a file first: bring ratings.csv.")
    }
    return PlainPlan([.action(action)], needing: [.page])
  }
}

extension PlainPrinter {
  /// Returns the preview of an import, and how the user agrees.
  func importing(_ page: ImportPage) -> [String] {
    if let refusal = page.refusal { return [refusal] }
    guard let look = page.look else { return [] }
    return ImportWording.lines(look).map { "\($0.name.isEmpty ? "" : "\($0.name): ")\($0.text)" }
      + [PlainWording.agreeOrLeave]
  }
}
