import Redux
import TestSupport

/// Waits until no effect of a store is waiting or running.
@MainActor
func idle<State>(_ store: Store<State>) async throws {
  try await waitUntil("the store's effects to end") { store.effects.isIdle }
}
