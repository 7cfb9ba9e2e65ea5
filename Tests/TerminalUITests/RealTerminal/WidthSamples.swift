import SafeText

/// Strings in all scripts, with emoji, and hostile ones.
enum WidthSamples {
  /// All of them, before sanitising.
  static var all: [String] { titles + emoji + hostile + blocks }

  private static let titles = [
    "Batman Returns", "Amélie", "Ame\u{301}lie", "Łódź", "Žižek!", "Þrestir", "Straße", "İstanbul",
    "Đorđe",
    "Κυνόδοντας", "Ω Ώ", "Левиафан", "Йи\u{306}", "Ђ ѓ", "Վահան", "שם הסרט", "שָׁלוֹם",
    "جدایی نادر از سیمین",
    "مُحَمَّد", "ܫܠܡܐ", "ދިވެހި", "ߒߞߏ", "हिन्दी फ़िल्म", "मराठी चित्रपट", "বাংলা চলচ্চিত্র", "ਪੰਜਾਬੀ", "ગુજરાતી",
    "ଓଡ଼ିଆ", "தமிழ் திரைப்படம்", "తెలుగు సినిమా", "ಕನ್ನಡ", "മലയാളം", "සිංහල", "ภาพยนตร์ไทย", "ที่นี่", "ພາສາລາວ",
    "བོད་ཡིག", "မြန်မာ", "ქართული", "አማርኛ", "ᏣᎳᎩ", "ᐃᓄᒃᑎᑐᑦ", "ភាសាខ្មែរ", "ᠮᠣᠩᠭᠣᠯ", "千と千尋の神隠し", "七人の侍",
    "バトル・ロワイアル", "ｶﾞｷﾞｸﾞ", "か\u{3099}き\u{3099}", "臥虎藏龍", "霸王别姬", "기생충", "\u{1100}\u{1161}\u{11A8}",
    "올드보이", "ＦＵＬＬ ＷＩＤＴＨ", "ﬁ ﬂ", "½ ¾ №", "“Heat” – ‘95’ …", "Ⅷ ⅳ", "①②③", "½ ″ ′", "∑ ∫ √ ∞",
    "← ↑ → ↓", "─│┌┐└┘├┤", "━╸█▌▐", "░▒▓", "⠁⠃⠇⣿", "𝕳𝖊𝖑𝖑𝖔", "𐌰𐌱𐌲", "𓀀𓀁", "𒀀𒀁", "𠀀𠀁", "क्षत्रिय", "ශ්‍රී",
  ]

  private static let emoji = [
    "😀😁😂", "👍🏽👍", "👩‍👩‍👧‍👦", "👨‍🚀", "🏳️‍🌈", "🇩🇪🇫🇷", "🇩", "❤️ ❤", "☀️☁️", "1️⃣2️⃣", "⌚⏰", "⚽⚾", "☕", "♠♣♥♦",
    "🫨", "🫩", "🪿", "🩷", "🧑🏿‍🎄", "🎬🎥🍿", "🐦‍⬛", "⛔✅❌", "➕➖", "〰️", "㊗️㊙️", "🀄🃏", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "⭐🌟", "🅰🆎",
  ]

  private static let hostile = [
    "a\u{1B}[31mred", "a\u{1B}]0;title\u{7}b", "a\u{9B}31mb", "a\u{202E}txt.exe",
    "a\u{2066}b\u{2069}",
    "a\u{200B}b\u{200C}c\u{200D}d", "\u{301}start", "a" + String(repeating: "\u{301}", count: 50),
    "Z\u{351}\u{36B}\u{343}a\u{30A}\u{309}l\u{35F}g\u{321}o\u{334}", "a\tb\nc\rd", "\u{FEFF}bom",
    "soft\u{AD}hyphen",
    "\u{115F}\u{1160}\u{3164}\u{FFA0}x", "tag\u{E0041}\u{E007F}s", "\u{FFFE}\u{FFFF}x",
    "\u{378}\u{10FFFF}x",
    "\u{E000}\u{F8FF}private", "\u{2028}\u{2029}x", "\u{180E}\u{2800}x",
    "\u{0}\u{7F}x", "e\u{20DD}x",
    "七\u{301}人", "\u{FDFA}x", "𒐫x", "꧅꧄x", "\u{0BA8}\u{0BBF}", "\u{1F1E6}\u{301}", "\u{3000}x",
    "\u{2E3A}\u{2E3B}x",
  ]

  /// Ten neighbouring characters from every assigned part of Unicode.
  private static var blocks: [String] {
    let ranges: [ClosedRange<UInt32>] = [
      0xA0...0x1FFF, 0x2010...0x2BFF, 0x2C00...0xD7FF, 0xF900...0xFFEF, 0x10000...0x12FFF,
      0x16800...0x18AFF, 0x1B000...0x1B2FF, 0x1D000...0x1D7FF, 0x1E000...0x1EFFF, 0x1F000...0x1FAFF,
      0x20000...0x20100,
    ]
    return ranges.flatMap { range in
      stride(from: range.lowerBound, to: range.upperBound, by: 0x60).map { start in
        let scalars = (start..<start + 10).compactMap(Unicode.Scalar.init)
        return String(String.UnicodeScalarView(scalars))
      }
    }
  }
}
