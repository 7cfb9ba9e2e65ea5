import MoviesCore

/// The home page in plain mode.
extension PlainContext {
  /// Returns the link with a number.
  func homeDoor(_ number: Int) throws(PlainRefusal) -> HomeDoor {
    let doors = state.homeDoors
    guard doors.indices.contains(number - 1) else {
      throw PlainRefusal(PlainWording.numbers(upTo: doors.count))
    }
    return doors[number - 1]
  }

  /// Opens the link with a number.
  func openHomeDoor(_ number: Int) throws(PlainRefusal) -> PlainPlan {
    let door = try homeDoor(number)
    guard let opening = HomePane.opening(of: door, in: state) else {
      throw PlainRefusal(PlainWording.noTitle(number: number))
    }
    return PlainPlan([.action(opening)], from: 0, needing: [.page])
  }
}
