public import Files
public import MoviesCore
internal import Redux

/// News that a source sends without being asked.
public enum SourceEvent: Hashable, Sendable {
  /// News about the source's service.
  case service(ServiceAction)
  /// A failure of the file in which the source keeps its answers.
  case notKept(FileFailure)
  /// IMDb's data on this machine cannot be used.
  case imdbNotUsed(FileFailure)
}

extension SourceEvent {
  /// The action that tells the store about the event.
  var action: any Action {
    switch self {
    case .service(let action): action
    case .notKept(let failure): ScreenAction.noticed(.notKept(failure))
    case .imdbNotUsed(let failure): ScreenAction.noticed(.imdbNotUsed(failure))
    }
  }
}
