public import OMDB
public import Redux
import ReduxHTTP

/// Asks for everything about one title; ends in ``DetailAction/setDetail(_:)``.
public struct GetDetail: OMDBRequest {
  public var title: TitleID
  /// The title's name, for the user.
  public var name: String
  public var scheduling: EffectScheduling

  public init(_ title: TitleSummary, scheduling: EffectScheduling = .latest) {
    self.title = title.id
    self.name = title.title
    self.scheduling = scheduling
  }

  public var endpoint: FindTitle { FindTitle(.id(title), plot: .full) }

  public var id: EffectID? { Self.id(of: title) }

  public var label: String { "fetching “\(name)”" }

  public func onSuccess(_ response: TitleDetail) -> [any Action] {
    [DetailAction.setDetail(response)]
  }

  /// The id of the request for a title's details.
  public static func id(of title: TitleID) -> EffectID {
    EffectID(rawValue: "detail \(title)")
  }
}
