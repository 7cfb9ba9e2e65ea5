/// HTML's character references, which services leave in texts that people wrote: OMDb in plots
/// (`B&amp;B`, `&nbsp;&raquo;`), Letterboxd in reviews.
package enum HTMLEntities {
  /// Returns the text with HTML's references decoded and unknown ones left alone.
  ///
  /// Decodes once: `&amp;lt;` becomes `&lt;`.
  package static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var decoded = ""
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: "&") {
      decoded += rest[..<ampersand]
      rest = rest[ampersand...]
      if let (length, text) = reference(beginning: rest) {
        decoded.unicodeScalars.append(contentsOf: text.unicodeScalars)
        rest = rest.dropFirst(length)
      } else {
        decoded.append(rest.removeFirst())
      }
    }
    return decoded + rest
  }

  /// Reads the reference at the beginning of a text; returns its length in characters and its
  /// meaning, or `nil` if the text does not begin with a reference.
  package static func reference(beginning text: Substring) -> (length: Int, text: String)? {
    guard text.first == "&" else { return nil }
    let name = text.dropFirst().prefix(EntityTable.longestName + 1).prefix { $0 != ";" }
    guard name.endIndex < text.endIndex, text[name.endIndex] == ";" else { return nil }
    return Self.text(named: name).map { (name.count + 2, $0) }
  }

  private static func text(named name: Substring) -> String? {
    guard name.hasPrefix("#") else { return EntityTable.texts[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    return UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
      // HTML reads some code points as Windows characters, as in `don&#146;t`.
      .flatMap { UInt8(exactly: $0).flatMap { Windows1252.special[$0] } ?? Unicode.Scalar($0) }
      .map { String($0) }
  }
}

/// The named character references of HTML that services send.
///
/// They are those of HTML 4 and those of the letters in Latin Extended-A, which occur in people's
/// names. Services send other characters as numbers.
///
/// The table is sorted by code point, like HTML's own: `e9:eacute` for one name, several names
/// separated by commas.
///
/// https://html.spec.whatwg.org/multipage/named-characters.html
enum EntityTable {
  /// The texts by the names of their references, without `&` and `;`.
  ///
  /// Names are case-sensitive. The table is built when the first name is looked up, since most
  /// texts have none.
  static let texts = Dictionary(
    names.split(whereSeparator: \.isWhitespace).flatMap(entries)
  ) { first, _ in first }

  /// The length of the longest name, in characters.
  static let longestName = 8

  private static func entries(of codePoint: Substring) -> [(Substring, String)] {
    let parts = codePoint.split(separator: ":")
    guard parts.count == 2, let scalar = UInt32(parts[0], radix: 16).flatMap(Unicode.Scalar.init)
    else { return [] }
    return parts[1].split(separator: ",").map { ($0, String(scalar)) }
  }

  private static let names = """
    22:quot,QUOT 26:amp,AMP 27:apos 3c:lt,LT 3e:gt,GT a0:nbsp a1:iexcl a2:cent a3:pound a4:curren
    a5:yen a6:brvbar a7:sect a8:uml a9:copy,COPY aa:ordf ab:laquo ac:not ad:shy ae:reg,REG af:macr
    b0:deg b1:plusmn b2:sup2 b3:sup3 b4:acute b5:micro b6:para b7:middot b8:cedil b9:sup1 ba:ordm
    bb:raquo bc:frac14 bd:frac12 be:frac34 bf:iquest c0:Agrave c1:Aacute c2:Acirc c3:Atilde
    c4:Auml c5:Aring c6:AElig c7:Ccedil c8:Egrave c9:Eacute ca:Ecirc cb:Euml cc:Igrave cd:Iacute
    ce:Icirc cf:Iuml d0:ETH d1:Ntilde d2:Ograve d3:Oacute d4:Ocirc d5:Otilde d6:Ouml d7:times
    d8:Oslash d9:Ugrave da:Uacute db:Ucirc dc:Uuml dd:Yacute de:THORN df:szlig e0:agrave e1:aacute
    e2:acirc e3:atilde e4:auml e5:aring e6:aelig e7:ccedil e8:egrave e9:eacute ea:ecirc eb:euml
    ec:igrave ed:iacute ee:icirc ef:iuml f0:eth f1:ntilde f2:ograve f3:oacute f4:ocirc f5:otilde
    f6:ouml f7:divide f8:oslash f9:ugrave fa:uacute fb:ucirc fc:uuml fd:yacute fe:thorn ff:yuml
    100:Amacr 101:amacr 102:Abreve 103:abreve 104:Aogon 105:aogon 106:Cacute 107:cacute 108:Ccirc
    109:ccirc 10a:Cdot 10b:cdot 10c:Ccaron 10d:ccaron 10e:Dcaron 10f:dcaron 110:Dstrok 111:dstrok
    112:Emacr 113:emacr 116:Edot 117:edot 118:Eogon 119:eogon 11a:Ecaron 11b:ecaron 11c:Gcirc
    11d:gcirc 11e:Gbreve 11f:gbreve 120:Gdot 121:gdot 122:Gcedil 124:Hcirc 125:hcirc 126:Hstrok
    127:hstrok 128:Itilde 129:itilde 12a:Imacr 12b:imacr 12e:Iogon 12f:iogon 130:Idot
    131:imath,inodot 132:IJlig 133:ijlig 134:Jcirc 135:jcirc 136:Kcedil 137:kcedil 138:kgreen
    139:Lacute 13a:lacute 13b:Lcedil 13c:lcedil 13d:Lcaron 13e:lcaron 13f:Lmidot 140:lmidot
    141:Lstrok 142:lstrok 143:Nacute 144:nacute 145:Ncedil 146:ncedil 147:Ncaron 148:ncaron
    149:napos 14a:ENG 14b:eng 14c:Omacr 14d:omacr 150:Odblac 151:odblac 152:OElig 153:oelig
    154:Racute 155:racute 156:Rcedil 157:rcedil 158:Rcaron 159:rcaron 15a:Sacute 15b:sacute
    15c:Scirc 15d:scirc 15e:Scedil 15f:scedil 160:Scaron 161:scaron 162:Tcedil 163:tcedil
    164:Tcaron 165:tcaron 166:Tstrok 167:tstrok 168:Utilde 169:utilde 16a:Umacr 16b:umacr
    16c:Ubreve 16d:ubreve 16e:Uring 16f:uring 170:Udblac 171:udblac 172:Uogon 173:uogon 174:Wcirc
    175:wcirc 176:Ycirc 177:ycirc 178:Yuml 179:Zacute 17a:zacute 17b:Zdot 17c:zdot 17d:Zcaron
    17e:zcaron 192:fnof 2c6:circ 2dc:tilde 391:Alpha 392:Beta 393:Gamma 394:Delta 395:Epsilon
    396:Zeta 397:Eta 398:Theta 399:Iota 39a:Kappa 39b:Lambda 39c:Mu 39d:Nu 39e:Xi 39f:Omicron
    3a0:Pi 3a1:Rho 3a3:Sigma 3a4:Tau 3a5:Upsilon 3a6:Phi 3a7:Chi 3a8:Psi 3a9:Omega 3b1:alpha
    3b2:beta 3b3:gamma 3b4:delta 3b5:epsilon 3b6:zeta 3b7:eta 3b8:theta 3b9:iota 3ba:kappa
    3bb:lambda 3bc:mu 3bd:nu 3be:xi 3bf:omicron 3c0:pi 3c1:rho 3c2:sigmaf 3c3:sigma 3c4:tau
    3c5:upsilon 3c6:phi 3c7:chi 3c8:psi 3c9:omega 3d1:thetasym 3d2:upsih 3d6:piv 2002:ensp
    2003:emsp 2009:thinsp 200c:zwnj 200d:zwj 200e:lrm 200f:rlm 2013:ndash 2014:mdash 2018:lsquo
    2019:rsquo 201a:sbquo 201c:ldquo 201d:rdquo 201e:bdquo 2020:dagger 2021:Dagger 2022:bull
    2026:hellip 2030:permil 2032:prime 2033:Prime 2039:lsaquo 203a:rsaquo 203e:oline 2044:frasl
    20ac:euro 2111:image 2118:weierp 211c:real 2122:trade,TRADE 2135:alefsym 2190:larr 2191:uarr
    2192:rarr 2193:darr 2194:harr 21b5:crarr 21d0:lArr 21d1:uArr 21d2:rArr 21d3:dArr 21d4:hArr
    2200:forall 2202:part 2203:exist 2205:empty 2207:nabla 2208:isin 2209:notin 220b:ni 220f:prod
    2211:sum 2212:minus 2217:lowast 221a:radic 221d:prop 221e:infin 2220:ang 2227:and 2228:or
    2229:cap 222a:cup 222b:int 2234:there4 223c:sim 2245:cong 2248:asymp 2260:ne 2261:equiv
    2264:le 2265:ge 2282:sub 2283:sup 2284:nsub 2286:sube 2287:supe 2295:oplus 2297:otimes
    22a5:perp 22c5:sdot 2308:lceil 2309:rceil 230a:lfloor 230b:rfloor 2329:lang 232a:rang 25ca:loz
    2660:spades 2663:clubs 2665:hearts 2666:diams
    """
}
