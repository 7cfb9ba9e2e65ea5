import MoviesCore

/// The page of the evening in plain mode.
extension PlainContext {
  /// The door of a number.
  func homeDoor(_ number: Int) throws(PlainRefusal) -> HomeDoor {
    let doors = state.homeDoors
    guard doors.indices.contains(number - 1) else {
      throw PlainRefusal(PlainWording.numbers(upTo: doors.count))
    }
    return doors[number - 1]
  }

  /// Opens what a number stands beside.
  func openHomeDoor(_ number: Int) throws(PlainRefusal) -> PlainPlan {
    let door = try homeDoor(number)
    guard let opening = HomePane.opening(of: door, in: state) else {
      throw PlainRefusal(PlainWording.noTitle(number: number))
    }
    return PlainPlan([.action(opening)], from: 0, needing: [.page])
  }
}
