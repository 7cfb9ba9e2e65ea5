/// A word that tells something of the file, and not of the title.
enum ReleaseWord: Hashable {
  /// A word that no title has, such as `x264`.
  case strong
  /// A word that a title may have, too, such as `web` or `french`: it counts only next to others.
  case weak
  /// The height of the picture in lines.
  case resolution(Int)

  /// Returns what a folded word of a name says; `nil` for a word of a title.
  static func of(_ word: String) -> ReleaseWord? {
    // Most words of titles are longer than any of these.
    word.utf8.count > 14 ? nil : all[word]
  }

  private static let all: [String: ReleaseWord] = {
    var all: [String: ReleaseWord] = [:]
    for word in words(weakWords) { all[word] = .weak }
    for word in words(strongWords) { all[word] = .strong }
    for (word, lines) in resolutions { all[word] = .resolution(lines) }
    return all
  }()

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private static let resolutions: [String: Int] = [
    "4320p": 4320, "8k": 4320, "2160p": 2160, "2160i": 2160, "4k": 2160, "uhd": 2160,
    "1440p": 1440, "1080p": 1080, "1080i": 1080, "1080": 1080, "fhd": 1080, "fullhd": 1080,
    "720p": 720, "720i": 720, "576p": 576, "576i": 576, "540p": 540, "480p": 480, "480i": 480,
    "360p": 360, "1080p60": 1080, "1080p50": 1080, "720p60": 720, "720p50": 720, "m1080p": 1080,
    "m720p": 720, "1080px": 1080, "720px": 720, "10800p": 1080,
  ]

  private static let strongWords = """
    bluray bdrip brrip bdremux bdmv bd25 bd50 bd66 bd100 webrip webdl webhd hdtv pdtv dsrip dsr \
    dvdrip dvdscr dvd5 dvd9 dvdr hdrip tvrip vhsrip hdcam hdts telesync hdtvrip satrip dvbrip \
    hddvd hddvdrip camrip tsrip workprint vodrip ppvrip uhdrip uhdbd ddc webcap hdlight mhd \
    x264 x265 x266 h264 h265 h266 hevc avc xvid divx av1 vp9 mpeg2 mpeg4 vc1 xvidhd 10bit 8bit \
    12bit hi10p hi10 hdr hdr10 hdr10+ hdr10plus hdrplus dovi sdr hlg aac aac2 ac3 ac3d eac3 ddp \
    ddp2 ddp5 ddp7 dd5 dd2 ddpa5 ddpa ddplus dts dtshd dtsx truehd atmos flac opus mp3 lpcm \
    2ch 6ch 8ch repack rerip remux readnfo nfofix dirfix proper2 multisubs multisub vostfr \
    truefrench subfrench vff vfq vfi vf2 subita esub esubs msubs engsub engsubs nlsubs dublado \
    legendado amzn dsnp hmax atvp pcok pmtp hulu mvo avo dvo dub5 60fps 50fps 24fps 23fps 30fps \
    3d-hsbs hsbs halfsbs sbs halfou h-sbs blu-ray 10-bit 8-bit rarbg yify yts etrg ctrlhd \
    hdtv-lol xxx-hd nvenc qsv crf17 crf18 crf20 av1-opus bdr ntsc pal
    """

  private static let weakWords = """
    web dl rip bd br blu ray dvd cam ts tc r5 scr screener hd sd ddl nf it itunes max red hybrid \
    proper real internal int limited line dual multi audio subbed dubbed dub sub subs nordic \
    complete uncut uncensored extended unrated theatrical remastered restored imax criterion \
    directors director's edition cut final special collectors ultimate anniversary despecialized \
    redux open matte fullscreen widescreen ws fs 3d dv dd ma hq lq \
    english eng german deutsch french fre fra italian ita spanish spa esp castellano latino \
    russian rus japanese jpn jap korean kor chinese chi hindi hin tamil telugu polish pl lektor \
    portuguese por swedish swe danish dan norwegian nor finnish fin dutch nl turkish tr tur \
    hungarian hun czech cze greek thai arabic hebrew ukrainian ukr dl ml vf vo
    """
}

extension NameTokens {
  /// Looks up what the words from an index on say of the file, and how many words that are.
  func foundReleaseWord(_ index: Int) -> (word: ReleaseWord, count: Int)? {
    let word = word(index)
    if let pair = pairedReleaseWord(word, index) { return pair }
    if let found = ReleaseWord.of(word) {
      // `1080` alone may be a title's; with an extent before, it is the height.
      if word == "1080", self.word(index - 1) != "x" { return nil }
      return (found, 1)
    }
    if let lines = linesOfExtent(word) { return (.resolution(lines), 1) }
    return word.isChecksum && tokens[index].bracket == "[" ? (.strong, 1) : nil
  }

  /// Reads words that are cut by a separator: `h.264`, `web-dl`, `1920 x 1080`, `5.1`.
  private func pairedReleaseWord(
    _ word: String, _ index: Int
  ) -> (word: ReleaseWord, count: Int)? {
    let next = self.word(index + 1)
    guard !next.isEmpty else { return nil }
    switch (word, next) {
    case ("h", "264"), ("h", "265"), ("x", "264"), ("x", "265"), ("h", "266"): return (.strong, 2)
    case ("web", "dl"), ("web", "rip"), ("dvd", "rip"), ("bd", "rip"), ("hd", "rip"), ("hd", "tv"),
      ("tv", "rip"), ("dts", "hd"), ("dts", "x"), ("blu", "ray"), ("hd", "dvd"), ("dvd", "r"),
      ("hd", "ts"), ("hd", "cam"), ("10", "bit"), ("8", "bit"), ("dolby", "vision"), ("vhs", "rip"),
      ("true", "hd"), ("half", "sbs"), ("half", "ou"), ("dual", "audio"), ("multi", "subs"),
      ("xvid", "hd"), ("dvd", "scr"), ("e", "subs"):
      return (.strong, 2)
    case ("5", "1"), ("7", "1"), ("2", "0"):
      return joint(index + 1) == .dot && index > 1 ? (.strong, 2) : nil
    default: break
    }
    if next == "x", let width = number(index), width >= 320, let height = number(index + 2),
      (200...4_320).contains(height)
    {
      return (.resolution(Self.lines(width: width, height: height)), 3)
    }
    return nil
  }

  /// Returns the lines of an extent such as `1920x1080`.
  private func linesOfExtent(_ word: String) -> Int? {
    let bytes = word.utf8
    guard (7...9).contains(bytes.count), let first = bytes.first, first >= 0x30, first <= 0x39,
      let sign = bytes.firstIndex(of: UInt8(ascii: "x"))
    else { return nil }
    let width = String(word[..<sign]).asNumber
    let height = String(word[word.index(after: sign)...]).asNumber
    guard let width, let height, width >= 320, height >= 200 else { return nil }
    return Self.lines(width: width, height: height)
  }

  /// The lines by which an extent is called: a film in a wide format has fewer than its name says.
  private static func lines(width: Int, height: Int) -> Int {
    switch (width, height) {
    case (3_000..., _), (_, 1_600...): 2160
    case (1_800..., _), (_, 1_000...): 1080
    case (1_200..., _), (_, 700...): 720
    case (_, 520...): 576
    default: 480
    }
  }
}

extension String {
  /// Whether the word is a checksum of eight hexadecimal digits, as in releases of anime.
  var isChecksum: Bool {
    utf8.count == 8 && utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
