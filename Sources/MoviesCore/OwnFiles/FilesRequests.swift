public import Redux
public import Titles

/// Reads everything that the user has as files, unless its revision is known already.
public struct ReadFiles: FilesRequest {
  /// The known revision; `nil` for none.
  public var known: Int?

  public init(known: Int?) { self.known = known }

  public var id: FilesRequestID? { .whole }

  public func perform(with service: OwnFileService) async throws(LibraryError) -> OwnTitles? {
    guard try await service.files.revision() != known else { return nil }
    return try await service.files.titles()
  }

  public func onSuccess(_ own: OwnTitles?) -> [any Action] {
    own.map { [FilesAction.came($0)] } ?? []
  }
}

/// Reads the files of a title.
public struct GetFiles: FilesRequest {
  /// A film, or the id that stands for an episode's place.
  public var title: TitleID

  public init(_ title: TitleID) { self.title = title }

  public var id: FilesRequestID? { .title }

  public func perform(
    with service: OwnFileService
  ) async throws(LibraryError) -> ([OwnFile], Int) {
    let revision = try await service.files.revision()
    return (try await service.files.files(of: title), revision)
  }

  public func onSuccess(_ response: ([OwnFile], Int)) -> [any Action] {
    [FilesAction.listed(title, files: response.0, revision: response.1)]
  }
}

/// Finds out what this machine knows of the user's series and versions, beyond the files: which
/// episodes are missing, and how much space worse versions take.
public struct GetOwnFileFacts: FilesRequest {
  /// The current day, which decides whether an episode has been shown; `nil` if unknown.
  public var today: CalendarDate?

  public init(today: CalendarDate?) { self.today = today }

  public var id: FilesRequestID? { .facts }

  public func perform(with service: OwnFileService) async throws(LibraryError) -> OwnFileFacts {
    try await OwnFileFacts(of: service, today: today)
  }

  public func onSuccess(_ facts: OwnFileFacts) -> [any Action] { [FilesAction.factsCame(facts)] }
}
