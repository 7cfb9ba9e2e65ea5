import Titles

/// The page that shows an import before it happens.
public struct ImportPage: Sendable, Codable, Equatable {
  /// The file, archive or folder.
  public let path: String
  public private(set) var answers = ImportAnswers()
  /// The preview of the import; `nil` until the files are read.
  public private(set) var look: ImportLook?
  /// The reason why the files cannot be imported, as a sentence.
  public private(set) var refusal: String?
  /// Whether the user has agreed.
  public private(set) var isAgreed = false
  /// The progress of the import; `nil` before the first report.
  public private(set) var progress: ImportProgress?

  public init(path: String) { self.path = path }

  /// Whether the preview or the import is still awaited.
  public var isWorking: Bool { isAgreed || look == nil && refusal == nil }

  /// Changes the page according to an action.
  mutating func reduce(_ action: ImportAction) {
    switch action {
    case .pathAsked, .completionAsked, .completed, .opened, .finished: break
    case .looked(let look): self.look = look
    case .refused(let sentence):
      refusal = sentence
      isAgreed = false
    case .scaleChosen(let scale): answer { $0.scale = scale }
    case .dayOrderChosen(let beginsWithDay): answer { $0.beginsWithDay = beginsWithDay }
    case .agreed: isAgreed = isAgreed || look != nil
    case .progressed(let progress): self.progress = progress
    }
  }

  private mutating func answer(_ change: (inout ImportAnswers) -> Void) {
    guard !isAgreed else { return }
    change(&answers)
  }
}

extension ImportPage: PageContent {
  var page: Page { .importing(self) }
  var pane: Pane { .importing }
  func selectedTitle(in _: AppState) -> TitleID? { nil }
  func props(in state: AppState) -> PageProps {
    .importing(ImportProps(page: self, scroll: state.screen.detailsScroll))
  }
}

/// The props of the page of an import.
public struct ImportProps: Sendable, Equatable {
  public var page: ImportPage
  /// The index of the first visible line, from 0.
  public var scroll: Int
}

extension PageStack {
  /// The page of an import on top; `nil` if another page is on top.
  public var importing: ImportPage? { top() }

  /// Whether the page of an import is open.
  var hasImport: Bool {
    opened.contains { if case .importing = $0 { true } else { false } }
  }
}
