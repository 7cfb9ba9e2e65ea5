import Keeping
import MoviesCore
import SafeText
import TerminalUI
import Titles

/// The details of a title as lines of text, ready to be scrolled.
///
/// Everything that takes a line or two for any title is above the plot, and the rest below it: so
/// the first labels are in place while the details load, and do not move when they arrive.
struct DetailDocument {
  private(set) var lines: [StyledLine] = []

  private let theme: Theme
  private let width: Int

  /// The maximum number of cells of a line, since short lines are easiest to read.
  private static let readableWidth = 88

  /// Creates the details of a title.
  ///
  /// - Parameters:
  ///   - detail: The known details.
  ///   - entry: The user's entry; `nil` for none.
  ///   - files: What the user has of the title as files; `nil` for nothing.
  ///   - isAwaited: Whether more details are loading: there is room for those of most titles, so
  ///     that nothing moves when they come.
  ///   - needsKey: Whether only a service has plots and posters, and it needs a key.
  ///   - theme: The theme.
  ///   - width: The width in cells.
  init(
    _ detail: TitleDetail, keeping entry: LibraryEntry? = nil, files: TitleFiles? = nil,
    isAwaited: Bool = false,
    needsKey: Bool = false, theme: Theme, width: Int
  ) {
    self.init(theme: theme, width: width)
    head(detail.title, facts: detail.headFacts, door: detail.seriesDoor)
    if let direction = detail.direction {
      add(direction, theme.strong)
    } else if isAwaited, detail.kind != .series {
      addDirectorPlaceholder()
    }
    gap()
    ratings(
      detail.ratingLines, of: isAwaited ? Self.usualRatings : 0, remark: detail.disagreementRemark)
    if let entry { add(entry) }
    if let files { add(files) }
    if let plot = detail.plot {
      add(plot, theme.text)
      gap()
    } else if isAwaited {
      for _ in 0...Self.usualPlot { gap() }
    } else if needsKey {
      add(ScreenWording.needsKey, theme.dim)
      gap()
    }
    let fields = isAwaited ? detail.awaitedFields : detail.furtherFields
    for field in fields { add(field, theme.text) }
    if !fields.isEmpty { gap() }
    link(detail.id)
  }

  /// Creates a document with the facts of the row, and labels for the facts that are loading.
  init(loading row: DetailProps.Row, theme: Theme, width: Int) {
    switch row {
    case .title(let summary): self.init(loading: summary, theme: theme, width: width)
    case .episode: self.init(row, theme: theme, width: width)
    }
  }

  /// Creates a document with the facts of the row alone.
  init(_ row: DetailProps.Row, theme: Theme, width: Int) {
    self.init(theme: theme, width: width)
    switch row {
    case .title(let summary): head(summary.title, facts: summary.headFacts)
    case .episode(let episode, let season):
      head(episode.title, facts: episode.headFacts(inSeason: season))
      gap()
      ratings(episode.ratingLines, remark: nil)
    }
  }

  private init(loading summary: TitleSummary, theme: Theme, width: Int) {
    self.init(.title(summary), theme: theme, width: width)
    if summary.headFacts.isEmpty { gap() }
    if summary.kind != .series { addDirectorPlaceholder() }
    gap()
    lines += RatingBars.placeholder(theme: theme, width: self.width, labelWidth: labelWidth)
    for _ in 0..<Self.usualPlot + 2 { gap() }
    for label in summary.usualLabels { add(.init(label: label, value: ""), theme.text) }
  }

  private init(theme: Theme, width: Int) {
    self.theme = theme
    self.width = min(width, Self.readableWidth)
  }

  /// Adds an error below the rest.
  mutating func add(_ words: ErrorWording) {
    gap()
    add(words.headline, theme.warning)
    lines += StyledLine(words.advice, theme.text, keys: theme.accent).wrapped(toCells: width)
  }

  /// Adds the age of the facts in seconds.
  mutating func add(age: Int) {
    add(age.asAge.capitalizedFirst, theme.dim)
  }

  /// Adds similar titles, each with its reasons; adds nothing if there are none.
  mutating func add(similar titles: [SimilarTitle]) {
    for (number, match) in titles.enumerated() {
      if number == 0 { gap() }
      let door = SeenDoor(.title(match.title.id), at: DoorPlace(.similar, number))
      let name = StyledLine([.init(text: match.name, style: theme.text, door: door)])
      let why = match.why.wrapped(toCells: valueWidth).map { StyledLine($0, theme.dim) }
      add(name.wrapped(toCells: valueWidth) + why, beside: number == 0 ? "Similar" : "")
    }
  }

  /// Adds links to other people from the person in whose list the title is read.
  mutating func add(_ person: PersonProps) {
    let (companions, namesakes) = (person.companions, person.namesakes)
    guard !(companions.isEmpty && namesakes.isEmpty) else { return }
    gap()
    add(person.figures.name, theme.strong)
    for (label, people, part) in [
      ("Namesakes", namesakes, DoorPlace.Part.namesakes), ("Often with", companions, .common),
    ] where !people.isEmpty {
      let names = StyledLine(people, of: part, theme: theme)
      add(names.wrapped(toCells: valueWidth), beside: label)
    }
  }

  /// Adds the sources of the ratings, with their days.
  mutating func add(sources: [String]) {
    for source in sources { add(source, theme.dim) }
  }

  /// Adds a note in place of missing facts.
  mutating func add(note: String) {
    gap()
    lines += StyledLine(note, theme.dim, keys: theme.accent).wrapped(toCells: width)
  }

  /// The usual number of lines of a plot.
  private static let usualPlot = 3
  /// The usual number of ratings of a film.
  private static let usualRatings = 3
}

extension DetailDocument {
  private mutating func head(_ title: String, facts: [DetailFact], door: Door? = nil) {
    let seen = door.map { SeenDoor($0, at: DoorPlace(.title)) }
    lines += StyledLine([.init(text: title, style: theme.strong, door: seen)])
      .wrapped(toCells: width)
    var line = StyledLine()
    for fact in facts {
      if line.spans.isEmpty || line.width + 3 + fact.text.cellWidth > width {
        lines += line.wrapped(toCells: width)
        line = StyledLine()
      } else {
        line.spans.append(.init(text: " · ", style: theme.dim))
      }
      let style = fact.isRead ? theme.text : theme.dim
      line = line + StyledLine(fact.words, of: fact.part, comma: style) { _ in style }
    }
    lines += line.wrapped(toCells: width)
  }

  /// Adds bars on one scale and, below them, the remark.
  ///
  /// - Parameters:
  ///   - ratings: The ratings.
  ///   - least: The fewest ratings to leave room for.
  ///   - remark: The remark on how far critics and voters are apart.
  private mutating func ratings(
    _ ratings: [RatingLine], of least: Int = 0, remark: String?
  ) {
    guard !ratings.isEmpty || least > 0 else { return }
    lines += RatingBars(ratings, theme: theme, width: width, labelWidth: labelWidth).lines
    for _ in ratings.count..<max(ratings.count, least) { gap() }
    if let remark { add(remark, theme.text) }
    gap()
  }

  private mutating func addDirectorPlaceholder() {
    add(.init(label: "Director", value: ""), theme.strong)
  }

  /// Adds the user's own facts about the title.
  private mutating func add(_ entry: LibraryEntry) {
    let fields = entry.fields
    for field in fields { add(field, theme.accent) }
    if !fields.isEmpty { gap() }
  }

  /// Adds what the user has of the title as files; dimmed while the disk is away.
  mutating func add(_ files: TitleFiles) {
    for (number, entry) in files.entries.enumerated() {
      let style = entry.isAway ? theme.dim : theme.text
      let rows =
        entry.name.wrapped(toCells: valueWidth).map { StyledLine($0, style) }
        + entry.facts.flatMap { $0.wrapped(toCells: valueWidth) }.map { StyledLine($0, theme.dim) }
      add(rows, beside: number == 0 ? "File" + (files.entries.count == 1 ? "" : "s") : "")
    }
    if !files.entries.isEmpty { gap() }
  }

  private mutating func add(_ field: TitleDetail.Field, _ style: Style) {
    let rows =
      field.names.isEmpty
      ? field.value.wrapped(toCells: valueWidth).map { StyledLine($0, style) }
      : StyledLine(field.names, of: field.part, comma: style) { _ in style }
        .wrapped(toCells: valueWidth)
    add(rows, beside: field.label)
  }

  /// Adds rows with a label beside the first one.
  private mutating func add(_ rows: [StyledLine], beside label: String) {
    for (index, row) in rows.enumerated() {
      let start = index == 0 ? label : ""
      lines.append(StyledLine(start.padded(toCells: labelWidth), theme.dim) + row)
    }
  }

  /// Adds the address of the title's page, without `https://` if it would not fit on one line.
  private mutating func link(_ id: TitleID) {
    let page = id.imdbPage
    add(page.cellWidth <= width ? page : page.replacing("https://", with: ""), theme.dim)
  }

  private mutating func add(_ text: String, _ style: Style) {
    lines += text.wrapped(toCells: width).map { StyledLine($0, style) }
  }

  private mutating func gap() {
    lines.append(StyledLine())
  }

  /// The width of the labels of all titles; if there is room, the longest one fits.
  private var labelWidth: Int { width < 56 ? 14 : 17 }
  /// The width beside the labels.
  private var valueWidth: Int { max(8, width - labelWidth) }
}
