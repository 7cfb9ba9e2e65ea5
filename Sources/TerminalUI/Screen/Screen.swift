import CTerminal
import Dispatch
import SafeText

/// The terminal while the program draws on it.
///
/// There is one in a process. Opening enters the alternate screen with raw input and bracketed paste; closing puts everything
/// back. So does the end of the process by `exit` or by a crash.
///
///     let screen = try Screen.open()
///     screen.draw(Frame(canvas))
///     screen.close()
@MainActor
public final class Screen {
  /// The size now, in cells.
  public private(set) var size: TerminalSize
  /// How many colours frames are drawn with.
  public let depth: ColorDepth
  /// Whether characters beyond ASCII are shown; where not, frames are transliterated.
  public let isUnicode: Bool
  /// Where the terminal's bytes come from; to watch, not to read (``read()`` does).
  public let inputDescriptor: Int32
  /// Where the numbers of caught signals come from, one byte each; to watch and to read.
  public let signalDescriptor: Int32

  /// Whether the terminal has not taken all of the last frame yet, because nobody reads from it.
  ///
  /// A frame that is drawn meanwhile only waits behind it: better none is, until ``onCatchingUp``.
  public private(set) var isBehind = false
  /// Called when the terminal has taken all that it was behind with.
  public var onCatchingUp: @MainActor () -> Void = {}
  private var outputSource: (any DispatchSourceWrite)?

  private var encoder: FrameEncoder
  /// What ncurses was last told to show; `nil` where it is to start from blanks.
  private var shown: Canvas?

  private init(signalDescriptor: Int32, depthLimit: ColorDepth) {
    self.signalDescriptor = signalDescriptor
    depth = min(ColorDepth(colors: Int(ct_colors())), depthLimit)
    isUnicode = ct_is_unicode()
    inputDescriptor = ct_input_descriptor()
    encoder = FrameEncoder(depth: depth, isUnicode: isUnicode)
    size = Self.currentSize
  }

  /// Opens the screen on the terminal of standard input and output, or on /dev/tty where one of them
  /// is none.
  ///
  /// - Parameters:
  ///   - depthLimit: The most colours to use, whatever the terminal has.
  ///   - unicode: Whether to use characters beyond ASCII where the locale allows it.
  /// - Returns: The screen; nothing is drawn yet.
  /// - Throws: ``ScreenError`` where there is no terminal that can be drawn on; nothing was written.
  public static func open(
    depthLimit: ColorDepth = .trueColor, unicode: Bool = true
  ) throws(ScreenError) -> Screen {
    let signals = ct_catch_signals()
    let outcome = signals < 0 ? CT_FAILED : ct_open(depthLimit > .mono, unicode)
    if let error = ScreenError(outcome) {
      ct_release_signals()
      throw error
    }
    ct_set_mode(CT_BRACKETED_PASTE, true)
    return Screen(signalDescriptor: signals, depthLimit: depthLimit)
  }

  /// Whether mouse buttons and the wheel are reported, off at first.
  ///
  /// While it is on, the terminal's own selection of text needs a modifier.
  public var reportsMouse = false {
    didSet { ct_set_mode(CT_MOUSE, reportsMouse) }
  }

  /// Whether gaining and losing the focus is reported, off at first.
  public var reportsFocus = false {
    didSet { ct_set_mode(CT_FOCUS, reportsFocus) }
  }

  /// Whether frames are marked so that the terminal shows each at once, off at first.
  ///
  /// To be switched on when the terminal said that it knows the marks
  /// (``InputEvent/synchronizedOutput(_:)``).
  public var synchronizesOutput = false {
    didSet { ct_set_synchronized(synchronizesOutput) }
  }

  /// Draws a frame: what changed since the last one, in one write.
  ///
  /// Cells of another size than the screen's are cropped or surrounded with blanks. Images are not
  /// shown yet: their cells are.
  public func draw(_ frame: Frame) {
    let cells = frame.cells.fitted(to: size)
    put(cells)
    if ct_lacks_colors() {
      ct_forget_colors()
      shown = nil
      put(cells)
    }
    let cursor = cells.cursor ?? Point(column: -1, row: -1)
    if !ct_show(Int32(cursor.column), Int32(cursor.row)) { waitUntilRead() }
  }

  /// Sends the rest of a frame whenever the terminal reads on.
  private func waitUntilRead() {
    guard !isBehind else { return }
    isBehind = true
    let source = DispatchSource.makeWriteSource(
      fileDescriptor: ct_output_descriptor(), queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.sendRest() }
    }
    outputSource = source
    source.activate()
  }

  private func sendRest() {
    guard isBehind, ct_flush() else { return }
    endWaiting()
    onCatchingUp()
  }

  private func endWaiting() {
    outputSource?.cancel()
    outputSource = nil
    isBehind = false
  }

  /// Hands ncurses what looks unlike the last frame.
  private func put(_ cells: Canvas) {
    if shown == nil { ct_erase() }
    let last = shown ?? Canvas(size: size)
    for row in 0..<size.rows {
      guard let columns = cells.changedColumns(inRow: row, since: last) else { continue }
      let encoded = encoder.encode(cells.cells(inRow: row, columns: columns))
      ct_put(Int32(columns.lowerBound), Int32(row), encoded, Int32(encoded.count))
    }
    shown = cells
  }

  /// Makes the next frame repaint everything, for when something else wrote on the terminal.
  public func redrawAll() { ct_redraw_all() }

  /// Reads the size again after it changed; the next frame repaints everything.
  public func resize() {
    ct_resize()
    startOver()
  }

  /// Puts the terminal back for a while, to come again with ``resume()``.
  public func suspend() {
    endWaiting()
    ct_suspend()
  }

  /// Takes the terminal again, with its size read anew; the next frame repaints everything.
  public func resume() {
    ct_resume()
    startOver()
  }

  /// Puts the terminal back and stops the program, as ^Z does in a shell; returns when it goes on,
  /// with the screen resumed.
  ///
  /// Does nothing where the program was started to ignore it.
  public func stop() {
    guard ct_can_stop() else { return }
    suspend()
    ct_stop()
    resume()
  }

  /// Puts the terminal back as it was; the screen is of no use afterwards.
  public func close() {
    endWaiting()
    ct_close()
  }

  private func startOver() {
    size = Self.currentSize
    shown = nil
  }

  private static var currentSize: TerminalSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    ct_size(&columns, &rows)
    return TerminalSize(columns: Int(columns), rows: Int(rows))
  }
}

extension ScreenError {
  /// The error of an outcome; `nil` where the screen is open.
  fileprivate init?(_ outcome: ct_outcome) {
    switch outcome {
    case CT_OPEN: return nil
    case CT_NO_TERMINAL: self = .noTerminal
    case CT_UNKNOWN_TYPE: self = .unknownType(TerminalType.name)
    case CT_UNUSABLE_TYPE: self = .unusableType(TerminalType.name)
    default: self = .failed
    }
  }
}
