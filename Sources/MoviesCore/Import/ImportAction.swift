public import Redux

/// Events of an import from another program.
public enum ImportAction: Action, Codable, Hashable {
  /// The user wants to name a file.
  case pathAsked
  /// The user asked to complete the path typed so far.
  case completionAsked(String)
  /// A typed path was completed.
  case completed(String, to: String)
  /// The user named a file, an archive or a folder.
  case opened(path: String)
  /// The files were read; the preview lists what the import would do.
  case looked(ImportLook)
  /// The files cannot be imported, for a reason in a sentence.
  case refused(String)
  /// The user chose the highest rating of the scale.
  case scaleChosen(Int)
  /// The user chose whether the day comes first in `1/2/2024`.
  case dayOrderChosen(beginsWithDay: Bool)
  /// The user agreed to the import.
  case agreed
  case progressed(ImportProgress)
  /// The import is done; the library reports the outcome.
  case finished
}

extension AppState {
  /// Whether a file dropped onto the terminal is meant to be imported, rather than to be part of a
  /// text that the user types.
  public var takesDroppedFiles: Bool {
    guard canImport, screen.pages.importing?.isAgreed != true else { return false }
    return screen.overlay == nil || prompt?.question == .importedPath
  }

  /// Opens the page of an import, or changes it.
  mutating func reduceImport(_ action: ImportAction) {
    switch action {
    case .pathAsked: screen.overlay = .prompt(LibraryPrompt(.importedPath))
    case .completed(let typed, let path):
      guard case .prompt(var prompt) = screen.overlay, prompt.question == .importedPath,
        prompt.input.text == typed
      else { return }
      prompt.edit(TextInput(text: path))
      screen.overlay = .prompt(prompt)
    case .opened(let path):
      screen.overlay = nil
      if screen.pages.importing != nil { screen.pages.pop() }
      screen.open(.importing(ImportPage(path: path)))
    case .finished:
      if screen.pages.importing != nil { screen.pages.pop() }
    default: screen.pages.update { (page: inout ImportPage) in page.reduce(action) }
    }
  }
}
