import Foundation
import OMDB
import Testing
import Titles
import Transport

/// Feeds the decoder with randomly mutated bodies, the same ones in every run.
@Suite("Mutated replies", .timeLimit(.minutes(5)))
struct MutationTests {
  /// `make soak` asks for many, and `make fuzz` has the decoder read mutated bytes all the time.
  private static let bodies =
    ProcessInfo.processInfo.environment["MOVIES_TUI_MUTATIONS"]
    .flatMap { Int($0) } ?? 2_500

  @Test(
    "Mutated bodies neither crash the decoder nor get a harmful character through it",
    arguments: 1...4 as ClosedRange<UInt64>)
  func mutated(seed: UInt64) {
    var mutator = Mutator(seed: seed)
    for number in 0..<Self.bodies {
      let body = mutator.next()
      let status = number.isMultiple(of: 50) ? 503 : 200
      for text in Self.reading(of: body, status: status).texts {
        if let scalar = HarmfulCharacters.first(in: text) {
          Issue.record("U+\(String(scalar.value, radix: 16)) got through from \(body)")
          return
        }
      }
    }
  }

  @Test("Many of the mutated bodies still have an answer, so the mutations reach the fields")
  func mutationsAreGentle() {
    var mutator = Mutator(seed: 5)
    let answered = (0..<300).count { _ in Self.reading(of: mutator.next(), status: 200).isAnswer }
    #expect(answered > 90)
  }

  /// The result of reading a body as one kind of reply.
  private struct Reading {
    var isAnswer: Bool
    /// Every text of the answer, or of the error.
    var texts: [String]
  }

  /// The result of reading the body as the kind it was before its mutation.
  private static func reading(of body: Mutator.Body, status: Int) -> Reading {
    let reply = TransportReply(status: status, body: body.bytes)
    return switch body.kind {
    case .search: reading { try SearchTitles(TitleQuery("a")).response(in: reply).texts }
    case .title: reading { try FindTitle(.id(Fixtures.seriesID)).response(in: reply).texts }
    case .season:
      reading { try FindSeason(series: Fixtures.seriesID, season: 1).response(in: reply).texts }
    }
  }

  private static func reading(_ texts: () throws -> [String]) -> Reading {
    do {
      return Reading(isAnswer: true, texts: try texts())
    } catch let error as CatalogueError {
      return Reading(isAnswer: false, texts: [error.text].compactMap(\.self))
    } catch {
      Issue.record("\(error) is none of OMDb's errors")
      return Reading(isAnswer: false, texts: [])
    }
  }
}

extension TitlePage {
  fileprivate var texts: [String] { titles.flatMap { [$0.title, $0.poster ?? ""] } }
}

extension Season {
  fileprivate var texts: [String] { [title] + episodes.map(\.title) }
}

extension TitleDetail {
  fileprivate var texts: [String] {
    let single = [title, rated, plot, awards, poster, production, website]
    return single.compactMap { $0 } + genres + directors + writers + actors + languages
      + countries + ratings.map { "\($0.source)" }
  }
}
