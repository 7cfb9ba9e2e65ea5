/// What a poster shows.
enum Motif: CaseIterable, Hashable, Sendable {
  // Scenes: they reach from side to side and down to the poster's foot.
  case sunset, skyline, moonHouse, road, waves, mountains, forest, castle, desert, door, stairs
  // Emblems: they stand in the middle of the ground.
  case spiral, eye, planet, rocket, wings, beams, heart, cards, windows, smile, balloons, star
  case record, keyhole, target, umbrella, flower, creature, globe, clock, skull, lamp, crown

  /// Whether the figure's tone covers the poster's foot.
  var isScene: Bool {
    switch self {
    case .sunset, .skyline, .moonHouse, .road, .waves, .mountains, .forest, .castle, .desert,
      .door, .stairs:
      true
    default: false
    }
  }

  /// Whether the title has to stand above the picture (`true`) or below it (`false`), since the
  /// other end is too restless; `nil` if both will do.
  var isTitleOnTop: Bool? {
    switch self {
    case .road: true
    case .beams, .forest: false
    default: nil
    }
  }

  /// The shapes, from back to front.
  func layers(on stage: Stage, using random: inout SplitMix64) -> [Layer] {
    switch self {
    case .sunset: Landscapes.sunset(stage, &random)
    case .waves: Landscapes.waves(stage, &random)
    case .mountains: Landscapes.mountains(stage, &random)
    case .forest: Landscapes.forest(stage, &random)
    case .desert: Landscapes.desert(stage, &random)
    case .road: Landscapes.road(stage, &random)
    case .skyline: Buildings.skyline(stage, &random)
    case .moonHouse: Buildings.moonHouse(stage, &random)
    case .castle: Buildings.castle(stage, &random)
    case .door: Buildings.door(stage, &random)
    case .stairs: Buildings.stairs(stage, &random)
    case .windows: Buildings.windows(stage, &random)
    case .planet: Heavens.planet(stage, &random)
    case .rocket: Heavens.rocket(stage, &random)
    case .globe: Heavens.globe(stage, &random)
    case .wings: Heavens.wings(stage, &random)
    case .star: Heavens.star(stage, &random)
    case .spiral: Signs.spiral(stage, &random)
    case .beams: Signs.beams(stage, &random)
    case .target: Signs.target(stage, &random)
    case .cards: Signs.cards(stage, &random)
    case .heart: Signs.heart(stage, &random)
    case .eye: Faces.eye(stage, &random)
    case .smile: Faces.smile(stage, &random)
    case .creature: Faces.creature(stage, &random)
    case .skull: Faces.skull(stage, &random)
    case .balloons: Things.balloons(stage, &random)
    case .record: Things.record(stage, &random)
    case .keyhole: Things.keyhole(stage, &random)
    case .umbrella: Things.umbrella(stage, &random)
    case .flower: Things.flower(stage, &random)
    case .clock: Things.clock(stage, &random)
    case .lamp: Things.lamp(stage, &random)
    case .crown: Things.crown(stage, &random)
    }
  }
}

extension SplitMix64 {
  /// A number in a range.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(next() >> 11) / Double(1 << 53)
  }

  /// One of some things; `nil` if there are none.
  mutating func one<Thing>(of things: [Thing]) -> Thing? {
    things.isEmpty ? nil : things[Int(next() % UInt64(things.count))]
  }

  /// Whether something happens that does so this often.
  mutating func happens(_ share: Double) -> Bool { number(0, 1) < share }
}
