extension IMDbEpisodePlace {
  /// The season and the number of an episode in 32 bits, which sort by season and then by number,
  /// with unknown ones last.
  struct Packed: BitwiseCopyable {
    let bits: UInt32

    private static let numberBits: UInt32 = 19
    private static let noNumber: UInt32 = 1 << numberBits - 1
    private static let noSeason: UInt32 = 1 << (32 - numberBits) - 1

    /// Packs the numbers; numbers that do not fit become unknown, but no series has such numbers.
    init(season: Int?, number: Int?) {
      let season = season.flatMap { UInt32(exactly: $0) } ?? Self.noSeason
      let number = number.flatMap { UInt32(exactly: $0) } ?? Self.noNumber
      bits = min(season, Self.noSeason) << Self.numberBits | min(number, Self.noNumber)
    }

    var season: Int? {
      let season = bits >> Self.numberBits
      return season == Self.noSeason ? nil : Int(season)
    }

    var number: Int? {
      let number = bits & Self.noNumber
      return number == Self.noNumber ? nil : Int(number)
    }
  }
}
