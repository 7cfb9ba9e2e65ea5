import FileNames
import Testing

@Suite("Information files", .timeLimit(.minutes(5)))
struct InformationFileTests {
  @Test("A film's id, title and year are read")
  func film() {
    let file = InformationFile(
      contents: """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <movie>
          <title>Tom &amp; Viv</title>
          <year>1994</year>
          <playcount>3</playcount>
          <uniqueid type="tmdb">1</uniqueid>
          <uniqueid type="imdb" default="true">tt0111454</uniqueid>
          <actor><name>Somebody</name><title>tt9999999</title></actor>
        </movie>
        """)
    #expect(file?.imdbID == "tt0111454")
    #expect(file?.title == "Tom & Viv")
    #expect(file?.year == 1994)
    #expect(file?.isEpisode == false)
  }

  @Test("An episode's id is that of the episode, and its numbers are read")
  func episode() {
    let file = InformationFile(
      contents: """
        <episodedetails><title>Blink</title><showtitle>Doctor Who</showtitle><season>3</season>
        <episode>10</episode><uniqueid type="imdb">tt1000252</uniqueid></episodedetails>
        """)
    #expect(file?.isEpisode == true)
    #expect(file?.seriesTitle == "Doctor Who")
    #expect(file?.season == 3)
    #expect(file?.episode == 10)
    let reading = FileName(
      "Doctor Who S03E10.mkv", informationFile: file
    ).readings.first
    #expect(reading?.episodeID == "tt1000252")
    #expect(reading?.imdbID == nil)
  }

  @Test(
    "An id of zeros, an empty one and two different ones count as none",
    arguments: [
      #"<uniqueid type="imdb">tt0000000</uniqueid>"#, #"<uniqueid type="imdb">0</uniqueid>"#,
      #"<uniqueid type="imdb"></uniqueid>"#, #"<uniqueid type="imdb"/>"#,
      #"<uniqueid type="imdb">tt0113277</uniqueid><uniqueid type="imdb">tt0133093</uniqueid>"#,
      #"<uniqueid type="tmdb">949</uniqueid>"#,
    ])
  func noID(element: String) {
    let file = InformationFile(contents: "<movie><title>Heat</title>\(element)</movie>")
    #expect(file?.title == "Heat")
    #expect(file?.imdbID == nil)
  }

  @Test("The same id twice is one")
  func sameID() {
    let element = #"<uniqueid type="imdb">tt0113277</uniqueid>"#
    let file = InformationFile(
      contents: "<movie>\(element)\(element)<id>tt0113277</id><imdbid>tt0113277</imdbid></movie>")
    #expect(file?.imdbID == "tt0113277")
  }

  @Test("Of several roots, the first one's texts are read, and ids only if they agree")
  func severalRoots() {
    let file = InformationFile(
      contents: """
        <episodedetails><title>One</title><episode>1</episode></episodedetails>
        <episodedetails><title>Two</title><episode>2</episode></episodedetails>
        """)
    #expect(file?.title == "One")
    #expect(file?.episode == 1)
  }

  @Test("A link to IMDb in a text is an id, unless two differ")
  func link() {
    let text = "Heat\nhttps://www.imdb.com/title/tt0113277/\n"
    #expect(InformationFile(contents: text)?.imdbID == "tt0113277")
    #expect(InformationFile(contents: text + "imdb.com/title/tt0133093") == nil)
  }

  @Test(
    "What says nothing is nothing",
    arguments: [
      "", "<", "<movie>", "<movie></movie>", "no tags at all", "<!-- <movie>", "<![CDATA[",
    ])
  func nothing(text: String) { #expect(InformationFile(contents: text) == nil) }

  @Test("Texts in CDATA, comments and signs by number are read as XML has them")
  func markup() {
    let file = InformationFile(
      contents:
        "<movie><!-- <title>No</title> --><title><![CDATA[A <b> & c]]>&#233;&#xE9;&x;</title></movie>"
    )
    #expect(file?.title == "A <b> & céé&x;")
  }

  @Test("Its id is surer than the name, but not than another id in the name")
  func idsTogether() {
    let file = InformationFile(
      contents: #"<movie><uniqueid type="imdb">tt0113277</uniqueid></movie>"#)
    func id(_ name: String) -> String? {
      FileName(name, informationFile: file).readings.first?.imdbID
    }
    #expect(id("Heat.mkv") == "tt0113277")
    #expect(id("Heat [imdbid-tt0113277].mkv") == "tt0113277")
    #expect(id("Heat [imdbid-tt0133093].mkv") == nil)
  }
}
