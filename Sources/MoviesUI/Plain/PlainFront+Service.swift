import MoviesCore
import Titles

extension PlainFront {
  /// What has been said about the service.
  struct ServiceNews: Sendable, Equatable {
    var isOffline = false
    var isSaving = false
    var isUsedUp = false
    var isRefused = false

    init() {}

    init(_ service: ServiceState) {
      isOffline = service.isOffline
      isUsedUp = service.requests?.isUsedUp ?? false
      isRefused = service.requests?.isRefused ?? false
      isSaving = service.savesRequests && !isUsedUp && !isRefused
    }
  }

  /// What has changed about the service since it was last spoken of.
  mutating func serviceNews(in state: AppState) -> [String] {
    let (before, now) = (toldService, ServiceNews(state.service))
    guard now != before else { return [] }
    toldService = now
    var lines: [String] = []
    if now.isOffline != before.isOffline {
      lines.append(now.isOffline ? PlainWording.offline : PlainWording.online)
    }
    if now.isSaving, !before.isSaving, let requests = state.service.requests {
      lines.append(PlainWording.saving(requests))
    }
    if now.isUsedUp, !before.isUsedUp { lines.append(PlainWording.usedUp) }
    if now.isRefused, !before.isRefused { lines.append(PlainWording.refused) }
    return lines
  }
}
