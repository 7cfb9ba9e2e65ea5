import MoviesSession
import MoviesUI
import TerminalUI
import Titles

extension Show {
  /// What became of a poster; `nil` if none is wanted or known.
  typealias PosterFile = Result<[UInt8], PosterError>?

  /// Fetches a title's poster, if it is wanted and there is one.
  func posterFile(of detail: TitleDetail, from posters: (any PosterSource)?) async -> PosterFile {
    guard showsPoster || posterPath != nil, let posters, let address = detail.poster else {
      return nil
    }
    let width = posterPath == nil ? Self.printedWidth : Self.savedWidth
    do throws(PosterError) {
      return .success(try await posters.poster(at: address, width: width, reach: .anywhere))
    } catch {
      return .failure(error)
    }
  }

  /// The poster as text for the terminal; if there is none, the person is told why.
  func picture(_ file: PosterFile, _ settings: Settings, in invocation: Invocation) -> String? {
    let depth = invocation.colorDepth(limit: settings.ui.depthLimit)
    guard invocation.terminals.output, invocation.isUnicode, depth >= .indexed256 else {
      invocation.say("The poster needs a terminal with UTF-8 and at least 256 colours.")
      return nil
    }
    guard let file else {
      invocation.say("No poster is known of this title.")
      return nil
    }
    do throws(PosterError) {
      let poster = try PrintedPoster(file.get(), width: invocation.columns ?? 80)
      return poster.text(depth: depth)
    } catch {
      invocation.say("There is no poster to show: \(error.reason).")
      return nil
    }
  }

  /// Writes the poster to a file of its own.
  ///
  /// - Throws: A ``Failure`` if there is no poster, or the file cannot be written.
  func save(_ file: PosterFile, of detail: TitleDetail, as path: String) throws(Failure) {
    guard let file else {
      throw Failure("No poster is known of \(detail.title).", exitCode: .nothingMatched)
    }
    let bytes: [UInt8]
    do {
      bytes = try file.get()
    } catch {
      throw Failure("The poster cannot be had: \(error.reason).", exitCode: .unavailable)
    }
    let output = try OutputFile.open(path, name: "file for the poster", mode: .replacing)
    do {
      try output.write(bytes)
    } catch {
      throw Failure("The poster cannot be written to \(path).", exitCode: .writingFailed)
    }
  }

  /// The width that is asked for, in pixels, to print a poster or to save it.
  private static let printedWidth = 300
  private static let savedWidth = 1_000
}
