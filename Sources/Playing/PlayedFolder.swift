internal import Files
internal import Foundation

/// The folder in which players report how far files are watched, each in a place of its own.
///
/// Players write while this program may be closed. It reads the reports when it likes, takes them
/// over, and then forgets them:
///
/// ```swift
/// let played = folder.played()
/// let ended = played.filter { !$0.isPlayerRunning }
/// try library.keep(ended)
/// folder.forget(ended)
/// ```
public struct PlayedFolder: Hashable, Sendable {
  public let path: String

  /// Refers to a folder, which need not exist.
  public init(_ path: String) {
    self.path = path
  }

  /// Reads what all players report, the latest last.
  ///
  /// A place that cannot be read, and what is damaged in one, is left out. Whether a player runs is
  /// asked before its report is read: that of an ended one is final.
  ///
  /// - Complexity: O(*n*) in the number of files that were shown since ``forget(_:)``.
  public func played() -> [PlayedFile] {
    places.flatMap(\.played).sorted { ($0.when, $0.player) < ($1.when, $1.player) }
  }

  /// Removes the reports of ended players, once they are taken over.
  ///
  /// All reports of a player go together. Those of a player that still runs stay.
  ///
  /// - Parameter played: Reports of ``played()``.
  public func forget(_ played: some Sequence<PlayedFile>) {
    for player in Set(played.map(\.player)) {
      guard let place = place(player), !place.isRunning else { continue }
      place.remove()
    }
  }

  /// Makes a place for a new player, and removes those of ended ones that report nothing.
  ///
  /// - Returns: The place, and the descriptor that holds its lock; the caller closes it.
  func newPlace(
    for files: [PlayableFile]
  ) throws(SystemError) -> (place: PlayerPlace, lock: Int32) {
    try PrivateFolder.make(path)
    for place in places where !place.isRunning && place.played.isEmpty { place.remove() }
    return try PlayerPlace.make(for: files, in: path)
  }

  private var places: [PlayerPlace] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().compactMap(place)
  }

  /// Returns the place of a player; `nil` if it cannot be in this folder.
  private func place(_ name: String) -> PlayerPlace? {
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else { return nil }
    return PlayerPlace(path: "\(path)/\(name)")
  }
}

extension PlayerPlace {
  fileprivate var played: [PlayedFile] {
    let isRunning = isRunning
    return PlayerState.read(state, of: name, isRunning: isRunning)
  }
}
