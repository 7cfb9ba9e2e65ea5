extension EntityTable {
  /// Letters, punctuation, currencies and ligatures.
  static let writing = """
    9:Tab a:NewLine 21:excl 22:QUOT,quot 23:num 24:dollar 25:percnt 26:AMP,amp 27:apos 28:lpar
    29:rpar 2a:ast,midast 2b:plus 2c:comma 2e:period 2f:sol 3a:colon 3b:semi 3c:LT,lt 3c+20d2:nvlt
    3d:equals 3d+20e5:bne 3e:GT,gt 3e+20d2:nvgt 3f:quest 40:commat 5b:lsqb,lbrack 5c:bsol
    5d:rsqb,rbrack 5e:Hat 5f:lowbar,UnderBar 60:grave,DiacriticalGrave 66+6a:fjlig 7b:lcub,lbrace
    7c:vert,verbar,VerticalLine 7d:rcub,rbrace a0:nbsp,NonBreakingSpace a1:iexcl a2:cent a3:pound
    a4:curren a5:yen a6:brvbar a7:sect a8:Dot,die,uml,DoubleDot a9:COPY,copy aa:ordf ab:laquo
    ac:not ad:shy ae:REG,reg,circledR af:macr,strns b0:deg b1:pm,plusmn,PlusMinus b2:sup2 b3:sup3
    b4:acute,DiacriticalAcute b5:micro b6:para b7:middot,CenterDot,centerdot b8:cedil,Cedilla
    b9:sup1 ba:ordm bb:raquo bc:frac14 bd:half,frac12 be:frac34 bf:iquest c0:Agrave c1:Aacute
    c2:Acirc c3:Atilde c4:Auml c5:Aring,angst c6:AElig c7:Ccedil c8:Egrave c9:Eacute ca:Ecirc
    cb:Euml cc:Igrave cd:Iacute ce:Icirc cf:Iuml d0:ETH d1:Ntilde d2:Ograve d3:Oacute d4:Ocirc
    d5:Otilde d6:Ouml d7:times d8:Oslash d9:Ugrave da:Uacute db:Ucirc dc:Uuml dd:Yacute de:THORN
    df:szlig e0:agrave e1:aacute e2:acirc e3:atilde e4:auml e5:aring e6:aelig e7:ccedil e8:egrave
    e9:eacute ea:ecirc eb:euml ec:igrave ed:iacute ee:icirc ef:iuml f0:eth f1:ntilde f2:ograve
    f3:oacute f4:ocirc f5:otilde f6:ouml f7:div,divide f8:oslash f9:ugrave fa:uacute fb:ucirc
    fc:uuml fd:yacute fe:thorn ff:yuml 100:Amacr 101:amacr 102:Abreve 103:abreve 104:Aogon
    105:aogon 106:Cacute 107:cacute 108:Ccirc 109:ccirc 10a:Cdot 10b:cdot 10c:Ccaron 10d:ccaron
    10e:Dcaron 10f:dcaron 110:Dstrok 111:dstrok 112:Emacr 113:emacr 116:Edot 117:edot 118:Eogon
    119:eogon 11a:Ecaron 11b:ecaron 11c:Gcirc 11d:gcirc 11e:Gbreve 11f:gbreve 120:Gdot 121:gdot
    122:Gcedil 124:Hcirc 125:hcirc 126:Hstrok 127:hstrok 128:Itilde 129:itilde 12a:Imacr 12b:imacr
    12e:Iogon 12f:iogon 130:Idot 131:imath,inodot 132:IJlig 133:ijlig 134:Jcirc 135:jcirc
    136:Kcedil 137:kcedil 138:kgreen 139:Lacute 13a:lacute 13b:Lcedil 13c:lcedil 13d:Lcaron
    13e:lcaron 13f:Lmidot 140:lmidot 141:Lstrok 142:lstrok 143:Nacute 144:nacute 145:Ncedil
    146:ncedil 147:Ncaron 148:ncaron 149:napos 14a:ENG 14b:eng 14c:Omacr 14d:omacr 150:Odblac
    151:odblac 152:OElig 153:oelig 154:Racute 155:racute 156:Rcedil 157:rcedil 158:Rcaron
    159:rcaron 15a:Sacute 15b:sacute 15c:Scirc 15d:scirc 15e:Scedil 15f:scedil 160:Scaron
    161:scaron 162:Tcedil 163:tcedil 164:Tcaron 165:tcaron 166:Tstrok 167:tstrok 168:Utilde
    169:utilde 16a:Umacr 16b:umacr 16c:Ubreve 16d:ubreve 16e:Uring 16f:uring 170:Udblac 171:udblac
    172:Uogon 173:uogon 174:Wcirc 175:wcirc 176:Ycirc 177:ycirc 178:Yuml 179:Zacute 17a:zacute
    17b:Zdot 17c:zdot 17d:Zcaron 17e:zcaron 192:fnof 1b5:imped 1f5:gacute 237:jmath 2c6:circ
    2c7:Hacek,caron 2d8:Breve,breve 2d9:dot,DiacriticalDot 2da:ring 2db:ogon
    2dc:tilde,DiacriticalTilde 2dd:dblac,DiacriticalDoubleAcute 311:DownBreve 391:Alpha 392:Beta
    393:Gamma 394:Delta 395:Epsilon 396:Zeta 397:Eta 398:Theta 399:Iota 39a:Kappa 39b:Lambda
    39c:Mu 39d:Nu 39e:Xi 39f:Omicron 3a0:Pi 3a1:Rho 3a3:Sigma 3a4:Tau 3a5:Upsilon 3a6:Phi 3a7:Chi
    3a8:Psi 3a9:ohm,Omega 3b1:alpha 3b2:beta 3b3:gamma 3b4:delta 3b5:epsi,epsilon 3b6:zeta 3b7:eta
    3b8:theta 3b9:iota 3ba:kappa 3bb:lambda 3bc:mu 3bd:nu 3be:xi 3bf:omicron 3c0:pi 3c1:rho
    3c2:sigmaf,sigmav,varsigma 3c3:sigma 3c4:tau 3c5:upsi,upsilon 3c6:phi 3c7:chi 3c8:psi
    3c9:omega 3d1:thetav,thetasym,vartheta 3d2:Upsi,upsih 3d5:phiv,varphi,straightphi
    3d6:piv,varpi 3dc:Gammad 3dd:gammad,digamma 3f0:kappav,varkappa 3f1:rhov,varrho
    3f5:epsiv,varepsilon,straightepsilon 3f6:bepsi,backepsilon 401:IOcy 402:DJcy 403:GJcy
    404:Jukcy 405:DScy 406:Iukcy 407:YIcy 408:Jsercy 409:LJcy 40a:NJcy 40b:TSHcy 40c:KJcy
    40e:Ubrcy 40f:DZcy 410:Acy 411:Bcy 412:Vcy 413:Gcy 414:Dcy 415:IEcy 416:ZHcy 417:Zcy 418:Icy
    419:Jcy 41a:Kcy 41b:Lcy 41c:Mcy 41d:Ncy 41e:Ocy 41f:Pcy 420:Rcy 421:Scy 422:Tcy 423:Ucy
    424:Fcy 425:KHcy 426:TScy 427:CHcy 428:SHcy 429:SHCHcy 42a:HARDcy 42b:Ycy 42c:SOFTcy 42d:Ecy
    42e:YUcy 42f:YAcy 430:acy 431:bcy 432:vcy 433:gcy 434:dcy 435:iecy 436:zhcy 437:zcy 438:icy
    439:jcy 43a:kcy 43b:lcy 43c:mcy 43d:ncy 43e:ocy 43f:pcy 440:rcy 441:scy 442:tcy 443:ucy
    444:fcy 445:khcy 446:tscy 447:chcy 448:shcy 449:shchcy 44a:hardcy 44b:ycy 44c:softcy 44d:ecy
    44e:yucy 44f:yacy 451:iocy 452:djcy 453:gjcy 454:jukcy 455:dscy 456:iukcy 457:yicy 458:jsercy
    459:ljcy 45a:njcy 45b:tshcy 45c:kjcy 45e:ubrcy 45f:dzcy 2002:ensp 2003:emsp 2004:emsp13
    2005:emsp14 2007:numsp 2008:puncsp 2009:thinsp,ThinSpace 200a:hairsp,VeryThinSpace
    200b:ZeroWidthSpace,NegativeThinSpace,NegativeThickSpace,NegativeMediumSpace,NegativeVeryThinSpace
    200c:zwnj 200d:zwj 200e:lrm 200f:rlm 2010:dash,hyphen 2013:ndash 2014:mdash 2015:horbar
    2016:Vert,Verbar 2018:lsquo,OpenCurlyQuote 2019:rsquo,rsquor,CloseCurlyQuote 201a:sbquo,lsquor
    201c:ldquo,OpenCurlyDoubleQuote 201d:rdquo,rdquor,CloseCurlyDoubleQuote 201e:bdquo,ldquor
    2020:dagger 2021:Dagger,ddagger 2022:bull,bullet 2025:nldr 2026:mldr,hellip 2030:permil
    2031:pertenk 2032:prime 2033:Prime 2034:tprime 2035:bprime,backprime 2039:lsaquo 203a:rsaquo
    203e:oline,OverBar 2041:caret 2043:hybull 2044:frasl 204f:bsemi 2057:qprime 205f:MediumSpace
    205f+200a:ThickSpace 2060:NoBreak 2061:af,ApplyFunction 2062:it,InvisibleTimes
    2063:ic,InvisibleComma 20ac:euro 20db:tdot,TripleDot 20dc:DotDot fb00:fflig fb01:filig
    fb02:fllig fb03:ffilig fb04:ffllig
    """
}
