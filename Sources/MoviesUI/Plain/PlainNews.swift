import MoviesCore
import Titles

/// Something that plain mode says unasked: once, as long as it holds or until the next line.
enum PlainNews: Sendable, Equatable {
  case offline, saving, usedUp, refused
  case notice(Notice)
  case loading(LoadingProps)

  /// Whether it is said again if it holds after the next line, too.
  var isOfLine: Bool {
    switch self {
    case .notice, .loading: true
    case .offline, .saving, .usedUp, .refused: false
    }
  }

  /// The news about the service.
  static func service(_ service: ServiceState) -> [PlainNews] {
    let isUsedUp = service.requests?.isUsedUp == true
    let isRefused = service.requests?.isRefused == true
    return [
      service.isOffline ? .offline : nil,
      service.savesRequests && !isUsedUp && !isRefused ? .saving : nil,
      isUsedUp ? .usedUp : nil, isRefused ? .refused : nil,
    ].compactMap(\.self)
  }

  /// The words; `nil` if there is nothing to say of it.
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
  /// Whether it is worth a line that nobody has asked for.
  var isSaidUnasked: Bool {
    switch self {
    case .imdb(.finished), .imdb(.nothingNewer): true
    default: isWarning
    }
  }
}
