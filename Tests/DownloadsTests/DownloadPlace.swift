import CurlHTTP
import Downloads
import Foundation
import TestSupport
import Transport

/// A folder for downloads, and the files that a server has.
struct DownloadPlace {
  /// 300,000 bytes that repeat nowhere, so that a part in the wrong place is seen.
  static let content: [UInt8] = {
    var random = SplitMix(seed: 33)
    return (0..<300_000).map { _ in UInt8.random(in: 0...255, using: &random) }
  }()
  static let changed = content.reversed() as [UInt8]
  static let tagged = ServedFiles.File(content, entityTag: "\"one\"")
  static let newer = ServedFiles.File(changed, entityTag: "\"two\"")

  let parent: TemporaryFolder
  let folder: DownloadFolder
  let clock = PauseRecorder()

  init() throws {
    parent = try TemporaryFolder()
    folder = DownloadFolder("\(parent.path)/downloads")
    try folder.make()
  }

  func downloader(
    _ server: LoopbackServer, limits: TransferLimits = TransferLimits()
  ) throws -> Downloader {
    let transport = CurlTransport(configuration: CurlTransport.Configuration(limits: limits))
    return Downloader(
      from: try ServiceURL("http://\(server.authority)/data"), over: transport, into: folder,
      clock: clock)
  }

  func bytes(of name: String = "film.gz") -> [UInt8]? {
    FileManager.default.contents(atPath: folder.file(name)).map { Array($0) }
  }

  /// The names of all files in the folder.
  func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
  }
}
