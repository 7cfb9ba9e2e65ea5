import FileNames
import Testing

@Suite("What a file is to its title", .timeLimit(.minutes(5)))
struct RoleTests {
  @Test(
    "Films and episodes are titles",
    arguments: [
      "Heat (1995).mkv", "Free Sample.mkv", "Sample.2010.mkv", "Trailer Park Boys S01E01.mkv",
      "The Interview (2014).mkv", "Extras/S01E01.mkv".replacing("Extras/", with: "Extras - "),
      "Show S00E05 - Behind the Scenes.mkv", "Show/Season 1/11 - Behind the Scenes.mkv",
      "Shorts/La Jetée (1962).mkv", "Firefly/Specials/S00E01.mkv", "HEAT.MKV", "Big Short.mkv",
    ])
  func titles(path: String) { #expect(FileName(path: path).role == .title, "\(path)") }

  @Test(
    "Samples are left out",
    arguments: [
      "Heat (1995)/Sample/heat.mkv", "heat.1995.1080p-grp-sample.mkv", "sample-heat.1080p.mkv",
      "Heat (1995)/sample.mkv", "Heat.1995.1080p.Sample.mkv",
    ])
  func samples(path: String) { #expect(FileName(path: path).role == .sample, "\(path)") }

  @Test(
    "Trailers are left out",
    arguments: [
      "Heat (1995)/Heat (1995)-trailer.mp4", "Heat (1995)/trailers/one.mkv", "Heat/trailer.mp4",
      "Heat (1995)/Heat - Trailer 2.mkv", "Heat.1995.Trailer.mkv",
    ])
  func trailers(path: String) { #expect(FileName(path: path).role == .trailer, "\(path)") }

  @Test(
    "Extras are left out",
    arguments: [
      "Heat (1995)/Extras/Making of.mkv", "Heat (1995)/Featurettes/a.mkv",
      "Heat (1995)/Heat-behindthescenes.mkv", "Heat (1995)/The Bank Job-featurette.mkv",
      "Heat (1995)/Deleted Scenes/1.mkv", "Heat (1995)/Diner-deleted.mkv",
      "Heat (1995)/Talk-interview.mkv", "Heat (1995)/Gag-other.mkv", "Heat (1995)/Shorts/a.mkv",
      "Heat (1995)/Heat - Behind the Scenes.mkv", "Heat (1995)/Robbery-scene.mkv",
    ])
  func extras(path: String) { #expect(FileName(path: path).role == .extra, "\(path)") }

  @Test(
    "Anything else is not a video",
    arguments: [
      "Heat (1995).srt", "Heat.nfo", "poster.jpg", "._Heat (1995).mkv", "Heat", "mkv", ".mkv",
      "Heat.mkv.part", "",
    ])
  func others(path: String) {
    #expect(FileName(path: path).role == .notVideo, "\(path)")
    #expect(FileName(path: path).readings.isEmpty)
  }

  @Test("The folder of a disc is one title, by its name or by the folder above")
  func discs() {
    for (name, folders) in [
      ("VIDEO_TS", ["Heat (1995)"]), ("BDMV", ["Films", "Heat (1995)"]), ("Heat (1995)", ["Films"]),
    ] {
      let file = FileName(name, folders: folders, isFolder: true)
      #expect(file.role == .title)
      #expect(file.readings.first?.title == "Heat", "\(name)")
      #expect(file.readings.first?.year == 1995, "\(name)")
    }
  }
}
