extension EntityTable {
  /// Letterlike signs, arrows and operators: U+2100 to U+22FF.
  static let symbols = """
    2102:Copf,complexes 2105:incare 210a:gscr 210b:Hscr,hamilt,HilbertSpace 210c:Hfr,Poincareplane
    210d:Hopf,quaternions 210e:planckh 210f:hbar,hslash,planck,plankv 2110:Iscr,imagline
    2111:Im,Ifr,image,imagpart 2112:Lscr,lagran,Laplacetrf 2113:ell 2115:Nopf,naturals 2116:numero
    2117:copysr 2118:wp,weierp 2119:Popf,primes 211a:Qopf,rationals 211b:Rscr,realine
    211c:Re,Rfr,real,realpart 211d:Ropf,reals 211e:rx 2122:TRADE,trade 2124:Zopf,integers 2127:mho
    2128:Zfr,zeetrf 2129:iiota 212c:Bscr,bernou,Bernoullis 212d:Cfr,Cayleys 212f:escr
    2130:Escr,expectation 2131:Fscr,Fouriertrf 2133:Mscr,phmmat,Mellintrf 2134:oscr,order,orderof
    2135:aleph,alefsym 2136:beth 2137:gimel 2138:daleth 2145:DD,CapitalDifferentialD
    2146:dd,DifferentialD 2147:ee,ExponentialE,exponentiale 2148:ii,ImaginaryI 2153:frac13
    2154:frac23 2155:frac15 2156:frac25 2157:frac35 2158:frac45 2159:frac16 215a:frac56
    215b:frac18 215c:frac38 215d:frac58 215e:frac78
    2190:larr,slarr,LeftArrow,leftarrow,ShortLeftArrow 2191:uarr,UpArrow,uparrow,ShortUpArrow
    2192:rarr,srarr,RightArrow,rightarrow,ShortRightArrow
    2193:darr,DownArrow,downarrow,ShortDownArrow 2194:harr,LeftRightArrow,leftrightarrow
    2195:varr,UpDownArrow,updownarrow 2196:nwarr,nwarrow,UpperLeftArrow
    2197:nearr,nearrow,UpperRightArrow 2198:searr,searrow,LowerRightArrow
    2199:swarr,swarrow,LowerLeftArrow 219a:nlarr,nleftarrow 219b:nrarr,nrightarrow
    219d:rarrw,rightsquigarrow 219d+338:nrarrw 219e:Larr,twoheadleftarrow 219f:Uarr
    21a0:Rarr,twoheadrightarrow 21a1:Darr 21a2:larrtl,leftarrowtail 21a3:rarrtl,rightarrowtail
    21a4:mapstoleft,LeftTeeArrow 21a5:mapstoup,UpTeeArrow 21a6:map,mapsto,RightTeeArrow
    21a7:mapstodown,DownTeeArrow 21a9:larrhk,hookleftarrow 21aa:rarrhk,hookrightarrow
    21ab:larrlp,looparrowleft 21ac:rarrlp,looparrowright 21ad:harrw,leftrightsquigarrow
    21ae:nharr,nleftrightarrow 21b0:Lsh,lsh 21b1:Rsh,rsh 21b2:ldsh 21b3:rdsh 21b5:crarr
    21b6:cularr,curvearrowleft 21b7:curarr,curvearrowright 21ba:olarr,circlearrowleft
    21bb:orarr,circlearrowright 21bc:lharu,LeftVector,leftharpoonup
    21bd:lhard,DownLeftVector,leftharpoondown 21be:uharr,RightUpVector,upharpoonright
    21bf:uharl,LeftUpVector,upharpoonleft 21c0:rharu,RightVector,rightharpoonup
    21c1:rhard,DownRightVector,rightharpoondown 21c2:dharr,RightDownVector,downharpoonright
    21c3:dharl,LeftDownVector,downharpoonleft 21c4:rlarr,rightleftarrows,RightArrowLeftArrow
    21c5:udarr,UpArrowDownArrow 21c6:lrarr,leftrightarrows,LeftArrowRightArrow
    21c7:llarr,leftleftarrows 21c8:uuarr,upuparrows 21c9:rrarr,rightrightarrows
    21ca:ddarr,downdownarrows 21cb:lrhar,leftrightharpoons,ReverseEquilibrium
    21cc:rlhar,Equilibrium,rightleftharpoons 21cd:nlArr,nLeftarrow 21ce:nhArr,nLeftrightarrow
    21cf:nrArr,nRightarrow 21d0:lArr,Leftarrow,DoubleLeftArrow 21d1:uArr,Uparrow,DoubleUpArrow
    21d2:rArr,Implies,Rightarrow,DoubleRightArrow 21d3:dArr,Downarrow,DoubleDownArrow
    21d4:iff,hArr,Leftrightarrow,DoubleLeftRightArrow 21d5:vArr,Updownarrow,DoubleUpDownArrow
    21d6:nwArr 21d7:neArr 21d8:seArr 21d9:swArr 21da:lAarr,Lleftarrow 21db:rAarr,Rrightarrow
    21dd:zigrarr 21e4:larrb,LeftArrowBar 21e5:rarrb,RightArrowBar 21f5:duarr,DownArrowUpArrow
    21fd:loarr 21fe:roarr 21ff:hoarr 2200:ForAll,forall 2201:comp,complement 2202:part,PartialD
    2202+338:npart 2203:exist,Exists 2204:nexist,nexists,NotExists
    2205:empty,emptyv,emptyset,varnothing 2207:Del,nabla 2208:in,isin,isinv,Element
    2209:notin,notinva,NotElement 220b:ni,niv,SuchThat,ReverseElement
    220c:notni,notniva,NotReverseElement 220f:prod,Product 2210:coprod,Coproduct 2211:Sum,sum
    2212:minus 2213:mp,mnplus,MinusPlus 2214:plusdo,dotplus
    2216:setmn,ssetmn,setminus,Backslash,smallsetminus 2217:lowast 2218:compfn,SmallCircle
    221a:Sqrt,radic 221d:prop,vprop,propto,varpropto,Proportional 221e:infin 221f:angrt
    2220:ang,angle 2220+20d2:nang 2221:angmsd,measuredangle 2222:angsph
    2223:mid,smid,shortmid,VerticalBar 2224:nmid,nsmid,nshortmid,NotVerticalBar
    2225:par,spar,parallel,shortparallel,DoubleVerticalBar
    2226:npar,nspar,nparallel,nshortparallel,NotDoubleVerticalBar 2227:and,wedge 2228:or,vee
    2229:cap 2229+fe00:caps 222a:cup 222a+fe00:cups 222b:int,Integral 222c:Int 222d:tint,iiint
    222e:oint,conint,ContourIntegral 222f:Conint,DoubleContourIntegral 2230:Cconint 2231:cwint
    2232:cwconint,ClockwiseContourIntegral 2233:awconint,CounterClockwiseContourIntegral
    2234:there4,Therefore,therefore 2235:becaus,Because,because 2236:ratio 2237:Colon,Proportion
    2238:minusd,dotminus 223a:mDDot 223b:homtht 223c:sim,Tilde,thksim,thicksim 223c+20d2:nvsim
    223d:bsim,backsim 223d+331:race 223e:ac,mstpos 223e+333:acE 223f:acd
    2240:wr,wreath,VerticalTilde 2241:nsim,NotTilde 2242:esim,eqsim,EqualTilde
    2242+338:nesim,NotEqualTilde 2243:sime,simeq,TildeEqual 2244:nsime,nsimeq,NotTildeEqual
    2245:cong,TildeFullEqual 2246:simne 2247:ncong,NotTildeFullEqual
    2248:ap,asymp,thkap,approx,TildeTilde,thickapprox 2249:nap,napprox,NotTildeTilde
    224a:ape,approxeq 224b:apid 224b+338:napid 224c:bcong,backcong 224d:CupCap,asympeq
    224d+20d2:nvap 224e:bump,Bumpeq,HumpDownHump 224e+338:nbump,NotHumpDownHump
    224f:bumpe,bumpeq,HumpEqual 224f+338:nbumpe,NotHumpEqual 2250:doteq,esdot,DotEqual
    2250+338:nedot 2251:eDot,doteqdot 2252:efDot,fallingdotseq 2253:erDot,risingdotseq
    2254:Assign,colone,coloneq 2255:ecolon,eqcolon 2256:ecir,eqcirc 2257:cire,circeq 2259:wedgeq
    225a:veeeq 225c:trie,triangleq 225f:equest,questeq 2260:ne,NotEqual 2261:equiv,Congruent
    2261+20e5:bnequiv 2262:nequiv,NotCongruent 2264:le,leq 2264+20d2:nvle 2265:ge,geq,GreaterEqual
    2265+20d2:nvge 2266:lE,leqq,LessFullEqual 2266+338:nlE,nleqq 2267:gE,geqq,GreaterFullEqual
    2267+338:ngE,ngeqq,NotGreaterFullEqual 2268:lnE,lneqq 2268+fe00:lvnE,lvertneqq 2269:gnE,gneqq
    2269+fe00:gvnE,gvertneqq 226a:Lt,ll,NestedLessLess 226a+338:nLtv,NotLessLess 226a+20d2:nLt
    226b:Gt,gg,NestedGreaterGreater 226b+338:nGtv,NotGreaterGreater 226b+20d2:nGt
    226c:twixt,between 226d:NotCupCap 226e:nlt,nless,NotLess 226f:ngt,ngtr,NotGreater
    2270:nle,nleq,NotLessEqual 2271:nge,ngeq,NotGreaterEqual 2272:lsim,lesssim,LessTilde
    2273:gsim,gtrsim,GreaterTilde 2274:nlsim,NotLessTilde 2275:ngsim,NotGreaterTilde
    2276:lg,lessgtr,LessGreater 2277:gl,gtrless,GreaterLess 2278:ntlg,NotLessGreater
    2279:ntgl,NotGreaterLess 227a:pr,prec,Precedes 227b:sc,succ,Succeeds
    227c:prcue,preccurlyeq,PrecedesSlantEqual 227d:sccue,succcurlyeq,SucceedsSlantEqual
    227e:prsim,precsim,PrecedesTilde 227f:scsim,succsim,SucceedsTilde 227f+338:NotSucceedsTilde
    2280:npr,nprec,NotPrecedes 2281:nsc,nsucc,NotSucceeds 2282:sub,subset
    2282+20d2:vnsub,nsubset,NotSubset 2283:sup,supset,Superset 2283+20d2:vnsup,nsupset,NotSuperset
    2284:nsub 2285:nsup 2286:sube,subseteq,SubsetEqual 2287:supe,supseteq,SupersetEqual
    2288:nsube,nsubseteq,NotSubsetEqual 2289:nsupe,nsupseteq,NotSupersetEqual 228a:subne,subsetneq
    228a+fe00:vsubne,varsubsetneq 228b:supne,supsetneq 228b+fe00:vsupne,varsupsetneq 228d:cupdot
    228e:uplus,UnionPlus 228f:sqsub,sqsubset,SquareSubset 228f+338:NotSquareSubset
    2290:sqsup,sqsupset,SquareSuperset 2290+338:NotSquareSuperset
    2291:sqsube,sqsubseteq,SquareSubsetEqual 2292:sqsupe,sqsupseteq,SquareSupersetEqual
    2293:sqcap,SquareIntersection 2293+fe00:sqcaps 2294:sqcup,SquareUnion 2294+fe00:sqcups
    2295:oplus,CirclePlus 2296:ominus,CircleMinus 2297:otimes,CircleTimes 2298:osol
    2299:odot,CircleDot 229a:ocir,circledcirc 229b:oast,circledast 229d:odash,circleddash
    229e:plusb,boxplus 229f:minusb,boxminus 22a0:timesb,boxtimes 22a1:sdotb,dotsquare
    22a2:vdash,RightTee 22a3:dashv,LeftTee 22a4:top,DownTee 22a5:bot,perp,UpTee,bottom 22a7:models
    22a8:vDash,DoubleRightTee 22a9:Vdash 22aa:Vvdash 22ab:VDash 22ac:nvdash 22ad:nvDash
    22ae:nVdash 22af:nVDash 22b0:prurel 22b2:vltri,LeftTriangle,vartriangleleft
    22b3:vrtri,RightTriangle,vartriangleright 22b4:ltrie,trianglelefteq,LeftTriangleEqual
    22b4+20d2:nvltrie 22b5:rtrie,trianglerighteq,RightTriangleEqual 22b5+20d2:nvrtrie 22b6:origof
    22b7:imof 22b8:mumap,multimap 22b9:hercon 22ba:intcal,intercal 22bb:veebar 22bd:barvee
    22be:angrtvb 22bf:lrtri 22c0:Wedge,xwedge,bigwedge 22c1:Vee,xvee,bigvee
    22c2:xcap,bigcap,Intersection 22c3:xcup,Union,bigcup 22c4:diam,Diamond,diamond 22c5:sdot
    22c6:Star,sstarf 22c7:divonx,divideontimes 22c8:bowtie 22c9:ltimes 22ca:rtimes
    22cb:lthree,leftthreetimes 22cc:rthree,rightthreetimes 22cd:bsime,backsimeq
    22ce:cuvee,curlyvee 22cf:cuwed,curlywedge 22d0:Sub,Subset 22d1:Sup,Supset 22d2:Cap 22d3:Cup
    22d4:fork,pitchfork 22d5:epar 22d6:ltdot,lessdot 22d7:gtdot,gtrdot 22d8:Ll 22d8+338:nLl
    22d9:Gg,ggg 22d9+338:nGg 22da:leg,lesseqgtr,LessEqualGreater 22da+fe00:lesg
    22db:gel,gtreqless,GreaterEqualLess 22db+fe00:gesl 22de:cuepr,curlyeqprec
    22df:cuesc,curlyeqsucc 22e0:nprcue,NotPrecedesSlantEqual 22e1:nsccue,NotSucceedsSlantEqual
    22e2:nsqsube,NotSquareSubsetEqual 22e3:nsqsupe,NotSquareSupersetEqual 22e6:lnsim 22e7:gnsim
    22e8:prnsim,precnsim 22e9:scnsim,succnsim 22ea:nltri,ntriangleleft,NotLeftTriangle
    22eb:nrtri,ntriangleright,NotRightTriangle 22ec:nltrie,ntrianglelefteq,NotLeftTriangleEqual
    22ed:nrtrie,ntrianglerighteq,NotRightTriangleEqual 22ee:vellip 22ef:ctdot 22f0:utdot
    22f1:dtdot 22f2:disin 22f3:isinsv 22f4:isins 22f5:isindot 22f5+338:notindot 22f6:notinvc
    22f7:notinvb 22f9:isinE 22f9+338:notinE 22fa:nisd 22fb:xnis 22fc:nis 22fd:notnivc 22fe:notnivb
    """
}
