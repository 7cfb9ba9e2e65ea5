public import Redux
public import Titles

/// The service behind the app's requests about the user's library.
public struct LibraryService: Sendable {
  /// The user's library.
  public var library: any Library
  /// Marks on what the user has as files; `nil` if nothing knows them.
  public var files: (any FileMarking)?
  /// The index of the titles on this machine, once they are known; `nil` for none.
  public var index: @Sendable () async -> (any TitleIndex)?

  public init(
    _ library: any Library, files: (any FileMarking)? = nil,
    index: @escaping @Sendable () async -> (any TitleIndex)? = { nil }
  ) {
    self.library = library
    self.files = files
    self.index = index
  }

  /// Reads a part of the library, with the revision that it is from.
  ///
  /// The revision is read first, so that a change in the meantime makes the part outdated.
  ///
  /// - Parameter part: Reads the part.
  /// - Returns: The part and the revision.
  /// - Throws: A `LibraryError`.
  func withRevision<Part>(
    _ part: (any Library) async throws(LibraryError) -> Part
  ) async throws(LibraryError) -> (Part, Int) {
    let revision = try await library.revision()
    return (try await part(library), revision)
  }

  /// Reads the entries of a list, as the library has them.
  ///
  /// - Parameter list: The list.
  /// - Returns: The entries, in the order of the list.
  /// - Throws: A `LibraryError`, also if the task was cancelled meanwhile, since working on the
  ///   entries takes as long as reading them.
  func kept(in list: LibraryList) async throws(LibraryError) -> [LibraryEntry] {
    let entries = try await library.entries(in: list)
    guard !Task.isCancelled else { throw .cancelled }
    return entries
  }
}

/// A request to the user's library, as an action that changes or reads it.
///
/// Changes are carried out one after the other, in the order in which the user asked for them; a
/// change that another one began comes before those that wait. No change waits for a
/// ``LibraryQuestion``.
public protocol LibraryRequest: Request, Codable, Hashable
where Service == LibraryService, ID == LibraryRequestID, Failure == LibraryError {
  /// The change that the user asks for. Default: `nil`, for a request that only reads, or that
  /// keeps facts that the program has learnt.
  var wish: LibraryWish? { get }
  /// The text that the user typed for the change. Default: `nil`, for none.
  var draft: Draft? { get }
}

extension LibraryRequest {
  public var wish: LibraryWish? { nil }
  public var draft: Draft? { nil }
  public var id: LibraryRequestID? { .changes }
  public var scheduling: EffectScheduling { .queued }
  public var isAwaited: Bool { false }

  public func onFailure(_ error: LibraryError) -> [any Action] { events(of: error) }

  /// Returns the events that follow a failure.
  func events(of error: LibraryError) -> [LibraryEvent] {
    [.failed(error)] + (draft.map { [.draftRefused($0, error)] } ?? [])
  }

  /// The event that follows once the user's text is kept; empty without a text.
  var endOfDraft: [LibraryEvent] { draft.map { [.draftKept($0)] } ?? [] }
}

/// A request that only reads the library: it begins at once, and cancels the unfinished one with
/// the same id.
public protocol LibraryQuestion: LibraryRequest {}

extension LibraryQuestion {
  public var scheduling: EffectScheduling { .latest }
}

/// The ids of the requests about the library.
public enum LibraryRequestID: String, Hashable, Comparable, Codable, Sendable, CaseIterable {
  /// All changes, in one queue. Recordings call it by another name.
  case changes = "library"
  /// The facts for the library to learn, in a queue of their own.
  case lessons
  case whole, entries, rows, statistics, diary, begunSeries, steps, openNames, candidates, similar
  case tonight, home

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The life cycle of the requests about the library.
public typealias LibraryLifecycle = RequestLifecycle<LibraryRequestID, LibraryError>

extension LibraryError: RequestFailure {}
