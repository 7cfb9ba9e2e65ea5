/// The script that mpv runs for this program: it resumes, and writes down how far each file is
/// played.
///
/// It changes nothing else in mpv. The files and the place to write to stand in the script itself,
/// since `--script-opts` cannot hold any bytes.
enum PlayerScript {
  /// Returns the script for some files.
  ///
  /// - Parameters:
  ///   - files: The files that are to be played; all others that mpv plays are ignored.
  ///   - state: The path of the file that the script writes.
  /// - Returns: The text of the script.
  static func text(for files: [PlayableFile], state: String) -> String {
    let entries = files.map { file in
      let start = file.start.map { "start = \(literal($0)), " } ?? ""
      let key = literal(PlayerState.key(file.key))
      return """
        [\(literal(file.path))] = {key = \(key), \(start)played = \(literal(file.playedBefore))},

        """
    }
    return """
      -- Tells movies-tui where you stopped. Written by movies-tui for one start of mpv.
      local state = \(literal(Array(state.utf8)))
      local files = {
      \(entries.joined())}

      """ + body
  }

  /// Returns a text of Lua with these bytes.
  private static func literal(_ bytes: [UInt8]) -> String {
    var text = ""
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), ..<0x20, 0x7F...:
        let digits = String(byte)
        text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: text.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return "\"\(text)\""
  }

  /// Returns a number of Lua, exact to a thousandth.
  private static func literal(_ seconds: Double) -> String {
    let bounded = seconds.isFinite ? min(max(seconds, 0), PlayerState.mostSeconds) : 0
    return "\(Int((bounded * 1_000).rounded())) / 1000"
  }

  private static let body = """
    -- Between two looks, playing moves the position by less than this many seconds, and seeking
    -- mostly by more. Seeks are announced, too.
    local largest_step = 2
    local seconds_between_writes = 3

    local records = {} -- what is written, one for each file that was shown
    local record -- of the file that plays; nil if movies-tui did not start it
    local is_shown = false -- false while opening and while seeking
    local last -- the position up to which time is counted
    local is_changed = false

    local function line(record)
      return string.format(
        '{"key":%s,"position":%.3f,"furthest":%.3f,"length":%.3f,"played":%.3f,' ..
        '"playedAtEnd":%.3f,"when":%d}\\n',
        record.key, record.position, record.furthest, record.length, record.played,
        record.played_at_end, record.when)
    end

    -- Writes all records aside, and then puts them in place.
    local function write()
      if not is_changed then return end
      local file = io.open(state .. ".new", "wb")
      if not file then return end
      local is_whole = true
      for _, record in ipairs(records) do
        is_whole = file:write(line(record)) and is_whole
      end
      is_whole = file:close() and is_whole
      if is_whole and os.rename(state .. ".new", state) then is_changed = false end
    end

    local function new_record(file)
      return {
        key = file.key, position = 0, furthest = 0, length = -1, played = file.played,
        played_at_end = -1, when = 0,
      }
    end

    local function see(position)
      if not record or not is_shown or not position then return end
      local step = last and position - last or 0
      local largest = largest_step * math.max(1, mp.get_property_number("speed", 1))
      if step > 0 and step <= largest then record.played = record.played + step end
      last = position
      record.position = math.max(position, 0)
      record.furthest = math.max(record.furthest, position)
      record.length = mp.get_property_number("duration", record.length)
      record.when = os.time()
      if not record.is_listed then
        record.is_listed = true
        table.insert(records, record)
      end
      is_changed = true
    end

    local function reach_end()
      if not record or not record.is_listed then return end
      record.played_at_end = math.max(record.played_at_end, record.played)
      is_changed = true
      write()
    end

    local function stop_looking()
      is_shown = false
      last = nil
    end

    -- A file begins where watching stopped, once, unless its watch_later, mpv.conf or an option
    -- names a place: then "start" is set already.
    mp.add_hook("on_load", 50, function()
      local file = files[mp.get_property("path")]
      if not file or not file.start then return end
      if mp.get_property("options/start") == "none" then
        mp.set_property("file-local-options/start", string.format("%.3f", file.start))
      end
      file.start = nil
    end)

    mp.register_event("start-file", function()
      stop_looking()
      record = nil
    end)

    mp.register_event("file-loaded", function()
      local file = files[mp.get_property("path")]
      if not file then return end
      file.record = file.record or new_record(file)
      record = file.record
    end)

    mp.register_event("seek", stop_looking)

    mp.register_event("playback-restart", function()
      is_shown = true
      see(mp.get_property_number("time-pos"))
      write()
    end)

    mp.observe_property("time-pos", "number", function(_, position) see(position) end)

    -- With keep-open, the file stays open at its end.
    mp.observe_property("eof-reached", "bool", function(_, is_reached)
      if is_reached then reach_end() end
    end)

    mp.register_event("end-file", function(event)
      if event.reason == "eof" then reach_end() end
      write()
      stop_looking()
      record = nil
    end)

    mp.register_event("shutdown", write)
    mp.add_periodic_timer(seconds_between_writes, write)

    """
}
