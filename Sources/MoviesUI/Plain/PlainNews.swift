import MoviesCore
import Titles

/// News that plain mode says unasked: once, as long as it holds or until the next line.
enum PlainNews: Sendable, Equatable {
  case offline, saving, usedUp, refused
  case notice(Notice)
  case loading(LoadingProps)

  /// Whether the news is said again if it still holds after the next line.
  var isOfLine: Bool {
    switch self {
    case .notice, .loading: true
    case .offline, .saving, .usedUp, .refused: false
    }
  }

  /// Returns the news about the service.
  static func service(_ service: ServiceState) -> [PlainNews] {
    let isUsedUp = service.requests?.isUsedUp == true
    let isRefused = service.requests?.isRefused == true
    return [
      service.isOffline ? .offline : nil,
      service.savesRequests && !isUsedUp && !isRefused ? .saving : nil,
      isUsedUp ? .usedUp : nil, isRefused ? .refused : nil,
    ].compactMap(\.self)
  }

  /// Returns the words of the news; `nil` if there are none.
  func words(in state: AppState) -> String? {
    switch self {
    case .offline: PlainWording.offline
    case .saving: state.service.requests.map(PlainWording.saving)
    case .usedUp: PlainWording.usedUp
    case .refused: PlainWording.refused
    case .notice(let notice): notice.words.capitalizedFirst
    case .loading(let loading): "\(loading.words.capitalizedFirst) …"
    }
  }
}

extension Notice {
  /// Whether the notice is worth a line unasked.
  var isSaidUnasked: Bool {
    switch self {
    case .imdb(.finished), .imdb(.nothingNewer): true
    default: isWarning
    }
  }
}
