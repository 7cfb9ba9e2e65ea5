public import Redux

/// Events of bringing in what another program kept.
public enum ImportAction: Action, Codable, Hashable {
  /// The user wants to name a file.
  case pathAsked
  /// The path as it is typed is to be completed.
  case completionAsked(String)
  /// A typed path goes on like this.
  case completed(String, to: String)
  /// The user has named a file, an archive or a folder.
  case opened(path: String)
  /// The files are read, and this is what the import would do.
  case looked(ImportLook)
  /// The files cannot be imported, for a reason in a sentence.
  case refused(String)
  /// The user says how high the highest rating is.
  case scaleChosen(Int)
  /// The user says whether the day comes first in `1/2/2024`.
  case dayOrderChosen(beginsWithDay: Bool)
  /// The user has agreed to it.
  case agreed
  case progressed(ImportProgress)
  /// It is done; the library tells what came of it.
  case finished
}

extension AppState {
  /// Whether a file that is dropped onto the terminal is meant to be imported, and not a part of
  /// what the user writes.
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
