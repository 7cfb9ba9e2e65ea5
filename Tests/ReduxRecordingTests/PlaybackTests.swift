import ReduxRecording
import Testing

@Suite("Playing a recording", .timeLimit(.minutes(5)))
struct PlaybackTests {
  private func playback(_ commands: Playback.Command...) -> Playback {
    var playback = Playback(times: [0, 100, 1_000, 1_900])
    for command in commands { playback.perform(command) }
    return playback
  }

  @Test("It stands still at first, and waits for as long as it took while it plays")
  func delays() {
    #expect(playback().delay == nil)
    var playing = playback(.playOrPause)
    #expect(playing.delay == 0)
    playing.advance()
    #expect(playing.delay == 100)
    playing.advance()
    #expect(playing.delay == 900)
  }

  @Test("At nine times the speed it waits for a ninth")
  func speed() {
    #expect(playback(.speed(9), .stepForward, .stepForward, .playOrPause).delay == 100)
    #expect(playback(.speed(12)).speed == 9)
    #expect(playback(.speed(0)).speed == 1)
  }

  @Test("Behind the last action it stops, and plays from the beginning when asked again")
  func end() {
    var playing = playback(.toEnd, .stepBack, .playOrPause)
    playing.advance()
    #expect(!playing.isPlaying)
    #expect(playing.position == 4)
    playing.perform(.playOrPause)
    #expect(playing.isPlaying)
    #expect(playing.position == 0)
  }

  @Test("A step stops the play, and leads nowhere at the ends")
  func steps() {
    for step: Playback.Command in [.stepForward, .stepBack, .toStart, .toEnd] {
      #expect(!playback(.stepForward, .playOrPause, step).isPlaying)
    }
    #expect(playback(.stepForward, .stepForward, .stepBack).position == 1)
    #expect(playback(.stepBack).position == 0)
    #expect(playback(.toEnd, .stepForward).position == 4)
    #expect(playback(.toEnd, .toStart).position == 0)
  }

  @Test("Without actions there is nothing to play")
  func empty() {
    var playback = Playback(times: [])
    playback.perform(.playOrPause)
    #expect(!playback.isPlaying)
    #expect(playback.time == 0)
  }
}
