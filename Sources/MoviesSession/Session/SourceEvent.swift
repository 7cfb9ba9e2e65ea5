public import Files
public import MoviesCore
internal import Redux

/// What a source tells without having been asked.
public enum SourceEvent: Hashable, Sendable {
  /// Something about its service.
  case service(ServiceAction)
  /// Its answers are not kept, or no longer as they were.
  case notKept(FileFailure)
  /// IMDb's data on this machine cannot be used.
  case imdbNotUsed(FileFailure)
}

extension SourceEvent {
  /// Tells the store.
  var action: any Action {
    switch self {
    case .service(let action): action
    case .notKept(let failure): ScreenAction.noticed(.notKept(failure))
    case .imdbNotUsed(let failure): ScreenAction.noticed(.imdbNotUsed(failure))
    }
  }
}
