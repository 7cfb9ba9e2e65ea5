public import Redux
public import Titles

/// A service that reads files of other programs and adds their contents to the library.
public protocol LibraryImporter: Sendable {
  /// Previews an import; it changes nothing and sends no requests.
  ///
  /// - Parameters:
  ///   - path: The file, archive or folder.
  ///   - answers: The user's answers about it.
  ///   - catalogue: The catalogue to look for names in.
  /// - Returns: The preview.
  /// - Throws: The reason why it cannot be read.
  func look(
    at path: String, _ answers: ImportAnswers, in catalogue: any Catalogue
  ) async throws(ImportRefusal) -> ImportLook

  /// Imports a file, unless the task is cancelled first.
  ///
  /// - Parameters:
  ///   - path: The file, archive or folder.
  ///   - answers: The user's answers about it.
  ///   - catalogue: The catalogue to look for names in.
  ///   - onProgress: Called with the progress, at most once for each hundredth.
  /// - Returns: The step that was taken; `nil` if nothing has changed.
  /// - Throws: The reason why it cannot be imported.
  func bring(
    _ path: String, _ answers: ImportAnswers, in catalogue: any Catalogue,
    onProgress: @escaping @Sendable (ImportProgress) -> Void
  ) async throws(ImportRefusal) -> TakenStep?

  /// Returns the only path that begins as typed, or the common beginning of all such paths.
  func completed(_ typed: String) async -> String
}

/// The reason why something cannot be imported.
public struct ImportRefusal: Error, Hashable, Sendable {
  /// The reason in a sentence.
  public var sentence: String

  public init(_ sentence: String) { self.sentence = sentence }
}

/// Previews the files that the user names, imports them once the user agrees, and stops when the
/// page is left.
///
/// - Parameters:
///   - importer: Reads the files.
///   - catalogue: Makes the catalogue to look for names in.
/// - Returns: The middleware; it hands on every action unchanged.
public func importMiddleware(
  _ importer: any LibraryImporter, in catalogue: @escaping @MainActor () -> any Catalogue
) -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      let hadImport = context.selecting(\.screen.pages.hasImport)
      let wasAgreed = hadImport && context.selecting { $0.screen.pages.importing?.isAgreed == true }
      next(action)
      if hadImport, !context.selecting(\.screen.pages.hasImport) {
        context.dispatch(CancelEffect(id: WorkingOnImport.name))
      }
      guard let action = action.matching(ImportAction.self) else { return }
      let page = context.selecting(\.screen.pages.importing)
      @MainActor func work(_ job: WorkingOnImport.Job) {
        context.dispatch(WorkingOnImport(importer: importer, catalogue: catalogue(), job: job))
      }
      switch action {
      case .completionAsked(let typed): work(.complete(typed))
      case .opened, .scaleChosen, .dayOrderChosen:
        if let page, !page.isAgreed { work(.look(page.path, page.answers)) }
      case .agreed where !wasAgreed && page?.isAgreed == true:
        if let page { work(.bring(page.path, page.answers)) }
      default: break
      }
    }
  }
}

/// Runs a job of the importer; a newer job replaces an older one.
private struct WorkingOnImport: AsyncAction {
  typealias State = AppState

  enum Job: Sendable {
    case complete(String)
    case look(String, ImportAnswers)
    case bring(String, ImportAnswers)
  }

  let importer: any LibraryImporter
  let catalogue: any Catalogue
  let job: Job

  static let name: EffectID = "import"
  var id: EffectID? { Self.name }

  func execute(_ context: StoreContext<AppState>) async {
    do throws(ImportRefusal) {
      switch job {
      case .complete(let typed):
        context.dispatch(ImportAction.completed(typed, to: await importer.completed(typed)))
      case .look(let path, let answers):
        context.dispatch(
          ImportAction.looked(try await importer.look(at: path, answers, in: catalogue)))
      case .bring(let path, let answers):
        let taken = try await importer.bring(path, answers, in: catalogue) { progress in
          Task { @MainActor in context.dispatch(ImportAction.progressed(progress)) }
        }
        for event in taken.events(.done) { context.dispatch(event) }
        // This closes the page, which would cancel everything that came after it.
        context.dispatch(ImportAction.finished)
      }
    } catch {
      if !Task.isCancelled { context.dispatch(ImportAction.refused(error.sentence)) }
    }
  }
}
