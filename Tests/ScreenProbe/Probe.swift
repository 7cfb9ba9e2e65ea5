import Foundation
import Pictures
import TerminalUI

/// The state of the program, and the effects of its keys.
///
/// - `q` ends it with 0, `^Z` stops it, `^L` repaints.
/// - `1` to `6` raise SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS and SIGFPE.
/// - `g` fills the screen with colours, different in every cell and every time, `b` with every pair
///   of the first eight and the terminal's own.
/// - `r` shows the next random frame, whose first row is an ordinary one, and writes it with its
///   styles to the file in PROBE_FRAME.
/// - `c` toggles the cursor.
/// - `p` shows the size of a cell in pixels.
/// - `i` toggles an image of 300×440 pixels in 20×5 cells, `I` changes it under the same id, `w`
///   shows three.
/// - `m` toggles the mouse, `f` the focus reports, `a` asks for abilities, `e` calls `exit`.
@MainActor
final class Probe {
  private var screen: Screen
  private var input: TerminalInput?
  private let rows: [String]
  private var top = 0
  private var selection = 0
  private var lastEvent = "none"
  private var exitStatus: Int32?
  private var needsFrame = true
  private var gradients = 0
  private var showsBasicPairs = false
  private var frames: RandomFrames
  private var frame: Canvas?
  private var hasCursor = false
  private var imageCount = 0
  private var picture = 0

  init(arguments: [String]) {
    let variables = ProcessInfo.processInfo.environment
    let limit = variables["PROBE_COLORS"].flatMap(Int.init)
    frames = RandomFrames(seed: 1, isNarrow: variables["PROBE_NARROW"]?.isEmpty == false)
    let owner = variables["PROBE_OWNER"].flatMap(UInt8.init) ?? 1
    do throws(ScreenError) {
      screen = try Screen.open(
        depthLimit: limit.map(ColorDepth.init(colors:)) ?? .trueColor,
        unicode: variables["PROBE_ASCII"] == nil, imageOwner: ImageOwner(owner) ?? .random())
    } catch {
      FileHandle.standardError.write(Data("ScreenProbe: \(error)\n".utf8))
      exit(64)
    }
    let text = arguments.dropFirst().first.flatMap {
      try? String(contentsOfFile: $0, encoding: .utf8)
    }
    rows =
      text?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      ?? (1...1000).map { "Row \($0)" }
  }

  /// Runs until a key, a signal or the end of the terminal ends it.
  func run() {
    input = TerminalInput(screen) { [unowned self] in handle($0) }
    draw()
    while exitStatus == nil {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
      draw()
    }
    input?.stop()
    screen.close()
    exit(exitStatus ?? 0)
  }

  private func handle(_ event: TerminalEvent) {
    needsFrame = true
    switch event {
    case .input(let input, let times): for _ in 0..<times { handle(input) }
    case .resized: screen.resize()
    case .stopRequested: screen.stop()
    case .continued: screen.resume()
    case .terminated(let signal): exitStatus = 128 + signal
    case .ended: exitStatus = 0
    }
  }

  private func handle(_ event: InputEvent) {
    lastEvent = describe(event)
    if case .synchronizedOutput(let isKnown) = event { screen.synchronizesOutput = isKnown }
    if case .key(let key) = event { handle(key) }
  }

  private func handle(_ key: Key) {
    switch key {
    case .character("q"): exitStatus = 0
    case .up: select(selection - 1)
    case .down: select(selection + 1)
    case .pageDown: select(selection + screen.size.rows - 2)
    case .control("z"): screen.stop()
    case .control("l"): screen.redrawAll()
    case .character("g"): gradients += 1
    case .character("b"): showsBasicPairs.toggle()
    case .character("r"): frame = frames.next(size: screen.size)
    case .character("c"): hasCursor.toggle()
    case .character("p"):
      let cell = screen.cellPixels
      lastEvent = "pixels \(cell.width) by \(cell.height)"
    case .character("i"): imageCount = imageCount == 0 ? 1 : 0
    case .character("w"): imageCount = 3
    case .character("I"): picture += 1
    case .character("m"): screen.reportsMouse.toggle()
    case .character("f"): screen.reportsFocus.toggle()
    case .character("a"): screen.askForAbilities()
    case .character("e"): exit(3)
    default: crash(key.typedCharacter)
    }
  }

  private func select(_ row: Int) { selection = max(0, min(row, rows.count - 1)) }

  private func crash(_ digit: Character?) {
    let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
    if let number = digit?.wholeNumberValue, signals.indices.contains(number - 1) {
      raise(signals[number - 1])
    }
  }

  private func describe(_ event: InputEvent) -> String {
    switch event {
    case .key(let key): "key \(key)"
    case .paste(let text): "paste \(text.count) \(text.replacing("\n", with: "⏎"))"
    case .mouse(let mouse): "mouse \(mouse.kind) \(mouse.point.column),\(mouse.point.row)"
    case .focus(let isFocused): "focus \(isFocused)"
    case .background(let color): "background \(color.hexadecimal)"
    case .colorScheme(let isLight): "scheme \(isLight ? "light" : "dark")"
    case .synchronizedOutput(let isKnown): "synchronized output \(isKnown)"
    case .kittyGraphics(let isKnown): "kitty graphics \(isKnown)"
    case .terminalVersion(let version): "version \(version.text)"
    }
  }

  private func draw() {
    guard needsFrame, exitStatus == nil else { return }
    needsFrame = false
    let size = screen.size
    let height = max(1, size.rows - 1)
    top = max(selection - height + 1, min(top, selection))
    var canvas = Canvas(size: size)
    canvas.cursor = hasCursor ? .zero : nil
    let header = "\(size.columns)×\(size.rows) \(screen.depth) \(lastEvent)"
    canvas.write(
      header, at: .zero, style: Style(foreground: .rgb(224, 160, 80)), width: size.columns)
    for row in top..<min(rows.count, top + height) {
      let point = Point(column: 0, row: row - top + 1)
      let isSelected = row == selection
      let style = isSelected ? Style(background: .rgb(40, 44, 52), attributes: .bold) : .plain
      canvas.fill(
        Rect(origin: point, size: TerminalSize(columns: size.columns, rows: 1)), style: style)
      canvas.write(rows[row], at: point, style: style)
      canvas.write("|", at: Point(column: size.columns - 1, row: point.row), style: style)
    }
    if gradients > 0 { drawGradient(on: &canvas) }
    if showsBasicPairs { drawBasicPairs(on: &canvas) }
    if let frame, frame.size == size {
      canvas.copy(Rect(column: 0, row: 1, columns: size.columns, rows: size.rows - 1), from: frame)
      write(canvas)
    }
    let images = (0..<imageCount).compactMap(image)
    for (index, image) in images.enumerated() {
      let placeholders = Canvas(placeholdersFor: image.id, size: image.size)
      let place = Point(column: (20 + 20 * index) % 60, row: 2)
      canvas.place(placeholders, in: Rect(origin: place, size: image.size))
    }
    screen.draw(Frame(canvas, images: images))
  }

  private func write(_ canvas: Canvas) {
    guard let file = ProcessInfo.processInfo.environment["PROBE_FRAME"] else { return }
    // Without colours a text has no styles, but a screen has.
    let text = canvas.ansiText(depth: max(.ansi8, screen.depth))
    try? text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  private func drawBasicPairs(on canvas: inout Canvas) {
    let colors = [.terminalDefault] + (0..<8).map(Color.indexed)
    for (row, background) in colors.enumerated() {
      for (column, foreground) in colors.enumerated() {
        let style = Style(foreground: foreground, background: background)
        canvas.write("#", at: Point(column: column, row: row + 1), style: style)
      }
    }
  }

  /// An image whose pixels all have the number of the picture in each channel.
  private func image(_ index: Int) -> PlacedImage? {
    let (width, height) = (300, 440)
    let pixels = [UInt8](repeating: UInt8(clamping: picture), count: 3 * width * height)
    guard let id = ImageID(UInt8(clamping: 200 + index)),
      let picture = Picture(width: width, height: height, pixels: pixels)
    else { return nil }
    let size = TerminalSize(columns: 20, rows: 5)
    return PlacedImage(id, key: "\(self.picture)", picture: picture, size: size)
  }

  private func drawGradient(on canvas: inout Canvas) {
    for row in 1..<max(1, canvas.size.rows) {
      for column in 0..<canvas.size.columns {
        let color = Color.rgb(
          UInt8(clamping: 16 + column), UInt8(clamping: row), UInt8(clamping: gradients))
        canvas.write("#", at: Point(column: column, row: row), style: Style(foreground: color))
      }
    }
  }
}
