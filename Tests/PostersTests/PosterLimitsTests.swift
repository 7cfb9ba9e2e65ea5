import Posters
import Testing

@Test(
  "A poster's limits leave room for every picture that a catalogue names", .timeLimit(.minutes(5)))
func limits() {
  #expect(PosterLimits.bytes >= 1 << 20)
  #expect(PosterLimits.pixels >= 4_000_000)
}
