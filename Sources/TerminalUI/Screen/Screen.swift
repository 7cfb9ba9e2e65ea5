import CTerminal
import Dispatch

/// The terminal while the program draws on it.
///
/// There is one screen per process. Opening it enters the alternate screen with raw input and
/// bracketed paste; closing it restores everything. So does the end of the process by `exit` or by
/// a crash.
///
///     let screen = try Screen.open()
///     screen.draw(Frame(canvas))
///     screen.close()
@MainActor
public final class Screen {
  /// The current size, in cells.
  public private(set) var size: TerminalSize
  /// The number of colours used for frames.
  public let depth: ColorDepth
  /// Whether characters beyond ASCII are shown; if not, frames are transliterated.
  public let isUnicode: Bool
  /// The descriptor of the terminal's bytes; watch it, but read with ``read()``.
  public let inputDescriptor: Int32
  /// The descriptor from which the numbers of caught signals can be read, one byte each.
  public let signalDescriptor: Int32

  /// Whether part of the last frame or of one of its images is still pending, because the terminal
  /// does not read or an image takes time.
  ///
  /// A frame drawn now would only wait behind it, so it is better to draw none until
  /// ``onCatchingUp``.
  public private(set) var isBehind = false
  /// Called when the terminal has accepted everything that was pending.
  public var onCatchingUp: @MainActor () -> Void = {}
  private var outputSource: (any DispatchSourceWrite)?

  private var encoder: CellEncoder
  /// The canvas that ncurses was last told to show; `nil` for blanks.
  private var shown: Canvas?
  var images = HeldImages()
  let graphics: KittyGraphics

  private init(
    signalDescriptor: Int32, depthLimit: ColorDepth, isUnicode: Bool, imageOwner: ImageOwner
  ) {
    self.signalDescriptor = signalDescriptor
    depth = min(ColorDepth(colors: Int(ct_colors())), depthLimit)
    self.isUnicode = isUnicode
    inputDescriptor = ct_input_descriptor()
    encoder = CellEncoder(depth: depth, owner: imageOwner)
    graphics = KittyGraphics(owner: imageOwner, passesThroughTmux: TerminalType.isTmux)
    size = Self.currentSize
  }

  /// Opens the screen on the terminal of standard input and output, or on /dev/tty if one of them
  /// is not a terminal.
  ///
  /// - Parameters:
  ///   - depthLimit: The most colours to use, whatever the terminal supports.
  ///   - unicode: Whether to use characters beyond ASCII if the locale allows it.
  ///   - imageOwner: The number that tells this process' images from those of other programs.
  /// - Returns: The screen; nothing is drawn yet.
  /// - Throws: ``ScreenError`` if there is no terminal to draw on; nothing has been written then.
  public static func open(
    depthLimit: ColorDepth = .trueColor, unicode: Bool = true, imageOwner: ImageOwner = .random()
  ) throws(ScreenError) -> Screen {
    // This must precede the start of ncurses, which catches the signals that have no handler yet,
    // and reads the locale.
    let signals = ct_catch_signals()
    let isUnicode = unicode && ct_choose_unicode()
    let outcome =
      signals < 0 ? CT_FAILED : ct_open(TerminalType.likeness, coloring(limit: depthLimit))
    if let error = ScreenError(outcome) {
      ct_release_signals()
      throw error
    }
    ct_set_mode(CT_BRACKETED_PASTE, true)
    return Screen(
      signalDescriptor: signals, depthLimit: depthLimit, isUnicode: isUnicode,
      imageOwner: imageOwner)
  }

  private static func coloring(limit: ColorDepth) -> ct_coloring {
    switch limit {
    case .mono: CT_NO_COLOR
    case .trueColor where TerminalType.showsDirectColor: CT_DIRECT_COLOR
    default: CT_PALETTE
    }
  }

  /// Whether mouse buttons and the wheel are reported; initially off.
  ///
  /// While this is on, users need a modifier key to select text in the terminal.
  public var reportsMouse = false {
    didSet { ct_set_mode(CT_MOUSE, reportsMouse) }
  }

  /// Whether gaining and losing the focus is reported; initially off.
  public var reportsFocus = false {
    didSet { ct_set_mode(CT_FOCUS, reportsFocus) }
  }

  /// Whether frames are marked so that the terminal shows each one at once; initially off.
  ///
  /// Switch it on once the terminal has reported that it knows the marks
  /// (``InputEvent/synchronizedOutput(_:)``).
  public var synchronizesOutput = false {
    didSet { ct_mark_frames(synchronizesOutput) }
  }

  /// Draws the changes since the last frame, in one write, and then sends the images that the
  /// terminal does not have yet.
  ///
  /// If the cells have another size than the screen, they are cropped or padded with blanks. An
  /// image is sent only when the terminal has accepted everything before it, so that no later frame
  /// waits for more than one; images of a frame that is no longer the last one are not sent.
  public func draw(_ frame: Frame) {
    let fitted = frame.cells.fitted(to: size)
    let cells = isUnicode ? fitted : fitted.transliterated
    put(cells)
    if encoder.ranOutOfPairs {
      // Pairs that this frame does not need give their numbers back; if that is not enough, the
      // rest of the frame stays plain.
      startOver()
      encoder.forgetPairs()
      put(cells)
    }
    // This must precede the cells: a placeholder must not show the picture that had its id before.
    delete(images.show(frame.images))
    let cursor = cells.cursor ?? Point(column: -1, row: -1)
    if ct_show(Int32(cursor.column), Int32(cursor.row)) { sendImages() } else { waitUntilRead() }
  }

  /// Passes the cells that differ from the last frame to ncurses.
  private func put(_ cells: Canvas) {
    let last = shown ?? Canvas(size: size)
    for row in 0..<size.rows {
      guard let columns = cells.changedColumns(inRow: row, since: last) else { continue }
      let encoded = encoder.encode(cells.cells(inRow: row, columns: columns))
      ct_put(Int32(columns.lowerBound), Int32(row), encoded, Int32(encoded.count))
    }
    shown = cells
  }

  private func startOver() {
    ct_start_over()
    shown = nil
  }

  /// Sends the pending output whenever the terminal can accept more.
  func waitUntilRead() {
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
    if !isBehind { sendImages() }
  }

  private func endWaiting() {
    outputSource?.cancel()
    outputSource = nil
    isBehind = false
  }

  /// Makes the next frame repaint everything, in case something else wrote to the terminal.
  public func redrawAll() {
    startOver()
    images.distrust()
  }

  /// Reads the size again after a change; the next frame repaints everything.
  public func resize() {
    ct_resize()
    size = Self.currentSize
    redrawAll()
  }

  /// Restores the terminal until ``resume()``.
  public func suspend() {
    forgetImages()
    ct_suspend()
  }

  /// Takes over the terminal again and reads its size; the next frame repaints everything.
  public func resume() {
    ct_resume()
    resize()
  }

  /// Restores the terminal and stops the program, as ^Z does in a shell; returns when the program
  /// continues, with the screen resumed.
  ///
  /// Does nothing if the program was started with this signal ignored.
  public func stop() {
    guard ct_can_stop() else { return }
    suspend()
    ct_stop()
    resume()
  }

  /// Restores the terminal; the screen must not be used afterwards.
  public func close() {
    forgetImages()
    ct_close()
  }

  private func forgetImages() {
    endWaiting()
    delete(images.removeAll())
  }

  private static var currentSize: TerminalSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    ct_size(&columns, &rows)
    return TerminalSize(columns: Int(columns), rows: Int(rows))
  }
}

extension ScreenError {
  /// Makes the error of an outcome; `nil` if the screen is open.
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
