extension EntityTable {
  /// Technical signs, shapes and further arrows and operators, from U+2300 on, and mathematical
  /// letters.
  static let shapes = """
    2305:barwed,barwedge 2306:Barwed,doublebarwedge 2308:lceil,LeftCeiling 2309:rceil,RightCeiling
    230a:lfloor,LeftFloor 230b:rfloor,RightFloor 230c:drcrop 230d:dlcrop 230e:urcrop 230f:ulcrop
    2310:bnot 2312:profline 2313:profsurf 2315:telrec 2316:target 231c:ulcorn,ulcorner
    231d:urcorn,urcorner 231e:dlcorn,llcorner 231f:drcorn,lrcorner 2322:frown,sfrown
    2323:smile,ssmile 232d:cylcty 232e:profalar 2336:topbot 233d:ovbar 233f:solbar 237c:angzarr
    23b0:lmoust,lmoustache 23b1:rmoust,rmoustache 23b4:tbrk,OverBracket 23b5:bbrk,UnderBracket
    23b6:bbrktbrk 23dc:OverParenthesis 23dd:UnderParenthesis 23de:OverBrace 23df:UnderBrace
    23e2:trpezium 23e7:elinters 2423:blank 24c8:oS,circledS 2500:boxh,HorizontalLine 2502:boxv
    250c:boxdr 2510:boxdl 2514:boxur 2518:boxul 251c:boxvr 2524:boxvl 252c:boxhd 2534:boxhu
    253c:boxvh 2550:boxH 2551:boxV 2552:boxdR 2553:boxDr 2554:boxDR 2555:boxdL 2556:boxDl
    2557:boxDL 2558:boxuR 2559:boxUr 255a:boxUR 255b:boxuL 255c:boxUl 255d:boxUL 255e:boxvR
    255f:boxVr 2560:boxVR 2561:boxvL 2562:boxVl 2563:boxVL 2564:boxHd 2565:boxhD 2566:boxHD
    2567:boxHu 2568:boxhU 2569:boxHU 256a:boxvH 256b:boxVh 256c:boxVH 2580:uhblk 2584:lhblk
    2588:block 2591:blk14 2592:blk12 2593:blk34 25a1:squ,Square,square
    25aa:squf,squarf,blacksquare,FilledVerySmallSquare 25ab:EmptyVerySmallSquare 25ad:rect
    25ae:marker 25b1:fltns 25b3:xutri,bigtriangleup 25b4:utrif,blacktriangle 25b5:utri,triangle
    25b8:rtrif,blacktriangleright 25b9:rtri,triangleright 25bd:xdtri,bigtriangledown
    25be:dtrif,blacktriangledown 25bf:dtri,triangledown 25c2:ltrif,blacktriangleleft
    25c3:ltri,triangleleft 25ca:loz,lozenge 25cb:cir 25ec:tridot 25ef:xcirc,bigcirc 25f8:ultri
    25f9:urtri 25fa:lltri 25fb:EmptySmallSquare 25fc:FilledSmallSquare 2605:starf,bigstar
    2606:star 260e:phone 2640:female 2642:male 2660:spades,spadesuit 2663:clubs,clubsuit
    2665:hearts,heartsuit 2666:diams,diamondsuit 266a:sung 266d:flat 266e:natur,natural 266f:sharp
    2713:check,checkmark 2717:cross 2720:malt,maltese 2736:sext 2758:VerticalSeparator 2772:lbbrk
    2773:rbbrk 27c8:bsolhsub 27c9:suphsol 27e6:lobrk,LeftDoubleBracket
    27e7:robrk,RightDoubleBracket 27e8:lang,langle,LeftAngleBracket
    27e9:rang,rangle,RightAngleBracket 27ea:Lang 27eb:Rang 27ec:loang 27ed:roang
    27f5:xlarr,LongLeftArrow,longleftarrow 27f6:xrarr,LongRightArrow,longrightarrow
    27f7:xharr,LongLeftRightArrow,longleftrightarrow 27f8:xlArr,Longleftarrow,DoubleLongLeftArrow
    27f9:xrArr,Longrightarrow,DoubleLongRightArrow
    27fa:xhArr,Longleftrightarrow,DoubleLongLeftRightArrow 27fc:xmap,longmapsto 27ff:dzigrarr
    2902:nvlArr 2903:nvrArr 2904:nvHarr 2905:Map 290c:lbarr 290d:rbarr,bkarow 290e:lBarr
    290f:rBarr,dbkarow 2910:RBarr,drbkarow 2911:DDotrahd 2912:UpArrowBar 2913:DownArrowBar
    2916:Rarrtl 2919:latail 291a:ratail 291b:lAtail 291c:rAtail 291d:larrfs 291e:rarrfs
    291f:larrbfs 2920:rarrbfs 2923:nwarhk 2924:nearhk 2925:searhk,hksearow 2926:swarhk,hkswarow
    2927:nwnear 2928:toea,nesear 2929:tosa,seswar 292a:swnwar 2933:rarrc 2933+338:nrarrc
    2935:cudarrr 2936:ldca 2937:rdca 2938:cudarrl 2939:larrpl 293c:curarrm 293d:cularrp
    2945:rarrpl 2948:harrcir 2949:Uarrocir 294a:lurdshar 294b:ldrushar 294e:LeftRightVector
    294f:RightUpDownVector 2950:DownLeftRightVector 2951:LeftUpDownVector 2952:LeftVectorBar
    2953:RightVectorBar 2954:RightUpVectorBar 2955:RightDownVectorBar 2956:DownLeftVectorBar
    2957:DownRightVectorBar 2958:LeftUpVectorBar 2959:LeftDownVectorBar 295a:LeftTeeVector
    295b:RightTeeVector 295c:RightUpTeeVector 295d:RightDownTeeVector 295e:DownLeftTeeVector
    295f:DownRightTeeVector 2960:LeftUpTeeVector 2961:LeftDownTeeVector 2962:lHar 2963:uHar
    2964:rHar 2965:dHar 2966:luruhar 2967:ldrdhar 2968:ruluhar 2969:rdldhar 296a:lharul
    296b:llhard 296c:rharul 296d:lrhard 296e:udhar,UpEquilibrium 296f:duhar,ReverseUpEquilibrium
    2970:RoundImplies 2971:erarr 2972:simrarr 2973:larrsim 2974:rarrsim 2975:rarrap 2976:ltlarr
    2978:gtrarr 2979:subrarr 297b:suplarr 297c:lfisht 297d:rfisht 297e:ufisht 297f:dfisht
    2985:lopar 2986:ropar 298b:lbrke 298c:rbrke 298d:lbrkslu 298e:rbrksld 298f:lbrksld
    2990:rbrkslu 2991:langd 2992:rangd 2993:lparlt 2994:rpargt 2995:gtlPar 2996:ltrPar
    299a:vzigzag 299c:vangrt 299d:angrtvbd 29a4:ange 29a5:range 29a6:dwangle 29a7:uwangle
    29a8:angmsdaa 29a9:angmsdab 29aa:angmsdac 29ab:angmsdad 29ac:angmsdae 29ad:angmsdaf
    29ae:angmsdag 29af:angmsdah 29b0:bemptyv 29b1:demptyv 29b2:cemptyv 29b3:raemptyv 29b4:laemptyv
    29b5:ohbar 29b6:omid 29b7:opar 29b9:operp 29bb:olcross 29bc:odsold 29be:olcir 29bf:ofcir
    29c0:olt 29c1:ogt 29c2:cirscir 29c3:cirE 29c4:solb 29c5:bsolb 29c9:boxbox 29cd:trisb
    29ce:rtriltri 29cf:LeftTriangleBar 29cf+338:NotLeftTriangleBar 29d0:RightTriangleBar
    29d0+338:NotRightTriangleBar 29dc:iinfin 29dd:infintie 29de:nvinfin 29e3:eparsl 29e4:smeparsl
    29e5:eqvparsl 29eb:lozf,blacklozenge 29f4:RuleDelayed 29f6:dsol 2a00:xodot,bigodot
    2a01:xoplus,bigoplus 2a02:xotime,bigotimes 2a04:xuplus,biguplus 2a06:xsqcup,bigsqcup
    2a0c:qint,iiiint 2a0d:fpartint 2a10:cirfnint 2a11:awint 2a12:rppolint 2a13:scpolint
    2a14:npolint 2a15:pointint 2a16:quatint 2a17:intlarhk 2a22:pluscir 2a23:plusacir 2a24:simplus
    2a25:plusdu 2a26:plussim 2a27:plustwo 2a29:mcomma 2a2a:minusdu 2a2d:loplus 2a2e:roplus
    2a2f:Cross 2a30:timesd 2a31:timesbar 2a33:smashp 2a34:lotimes 2a35:rotimes 2a36:otimesas
    2a37:Otimes 2a38:odiv 2a39:triplus 2a3a:triminus 2a3b:tritime 2a3c:iprod,intprod 2a3f:amalg
    2a40:capdot 2a42:ncup 2a43:ncap 2a44:capand 2a45:cupor 2a46:cupcap 2a47:capcup 2a48:cupbrcap
    2a49:capbrcup 2a4a:cupcup 2a4b:capcap 2a4c:ccups 2a4d:ccaps 2a50:ccupssm 2a53:And 2a54:Or
    2a55:andand 2a56:oror 2a57:orslope 2a58:andslope 2a5a:andv 2a5b:orv 2a5c:andd 2a5d:ord
    2a5f:wedbar 2a66:sdote 2a6a:simdot 2a6d:congdot 2a6d+338:ncongdot 2a6e:easter 2a6f:apacir
    2a70:apE 2a70+338:napE 2a71:eplus 2a72:pluse 2a73:Esim 2a74:Colone 2a75:Equal
    2a77:eDDot,ddotseq 2a78:equivDD 2a79:ltcir 2a7a:gtcir 2a7b:ltquest 2a7c:gtquest
    2a7d:les,leqslant,LessSlantEqual 2a7d+338:nles,nleqslant,NotLessSlantEqual
    2a7e:ges,geqslant,GreaterSlantEqual 2a7e+338:nges,ngeqslant,NotGreaterSlantEqual 2a7f:lesdot
    2a80:gesdot 2a81:lesdoto 2a82:gesdoto 2a83:lesdotor 2a84:gesdotol 2a85:lap,lessapprox
    2a86:gap,gtrapprox 2a87:lne,lneq 2a88:gne,gneq 2a89:lnap,lnapprox 2a8a:gnap,gnapprox
    2a8b:lEg,lesseqqgtr 2a8c:gEl,gtreqqless 2a8d:lsime 2a8e:gsime 2a8f:lsimg 2a90:gsiml 2a91:lgE
    2a92:glE 2a93:lesges 2a94:gesles 2a95:els,eqslantless 2a96:egs,eqslantgtr 2a97:elsdot
    2a98:egsdot 2a99:el 2a9a:eg 2a9d:siml 2a9e:simg 2a9f:simlE 2aa0:simgE 2aa1:LessLess
    2aa1+338:NotNestedLessLess 2aa2:GreaterGreater 2aa2+338:NotNestedGreaterGreater 2aa4:glj
    2aa5:gla 2aa6:ltcc 2aa7:gtcc 2aa8:lescc 2aa9:gescc 2aaa:smt 2aab:lat 2aac:smte 2aac+fe00:smtes
    2aad:late 2aad+fe00:lates 2aae:bumpE 2aaf:pre,preceq,PrecedesEqual
    2aaf+338:npre,npreceq,NotPrecedesEqual 2ab0:sce,succeq,SucceedsEqual
    2ab0+338:nsce,nsucceq,NotSucceedsEqual 2ab3:prE 2ab4:scE 2ab5:prnE,precneqq 2ab6:scnE,succneqq
    2ab7:prap,precapprox 2ab8:scap,succapprox 2ab9:prnap,precnapprox 2aba:scnap,succnapprox
    2abb:Pr 2abc:Sc 2abd:subdot 2abe:supdot 2abf:subplus 2ac0:supplus 2ac1:submult 2ac2:supmult
    2ac3:subedot 2ac4:supedot 2ac5:subE,subseteqq 2ac5+338:nsubE,nsubseteqq 2ac6:supE,supseteqq
    2ac6+338:nsupE,nsupseteqq 2ac7:subsim 2ac8:supsim 2acb:subnE,subsetneqq
    2acb+fe00:vsubnE,varsubsetneqq 2acc:supnE,supsetneqq 2acc+fe00:vsupnE,varsupsetneqq 2acf:csub
    2ad0:csup 2ad1:csube 2ad2:csupe 2ad3:subsup 2ad4:supsub 2ad5:subsub 2ad6:supsup 2ad7:suphsub
    2ad8:supdsub 2ad9:forkv 2ada:topfork 2adb:mlcp 2ae4:Dashv,DoubleLeftTee 2ae6:Vdashl 2ae7:Barv
    2ae8:vBar 2ae9:vBarv 2aeb:Vbar 2aec:Not 2aed:bNot 2aee:rnmid 2aef:cirmid 2af0:midcir
    2af1:topcir 2af2:nhpar 2af3:parsim 2afd:parsl 2afd+20e5:nparsl 1d49c:Ascr 1d49e:Cscr
    1d49f:Dscr 1d4a2:Gscr 1d4a5:Jscr 1d4a6:Kscr 1d4a9:Nscr 1d4aa:Oscr 1d4ab:Pscr 1d4ac:Qscr
    1d4ae:Sscr 1d4af:Tscr 1d4b0:Uscr 1d4b1:Vscr 1d4b2:Wscr 1d4b3:Xscr 1d4b4:Yscr 1d4b5:Zscr
    1d4b6:ascr 1d4b7:bscr 1d4b8:cscr 1d4b9:dscr 1d4bb:fscr 1d4bd:hscr 1d4be:iscr 1d4bf:jscr
    1d4c0:kscr 1d4c1:lscr 1d4c2:mscr 1d4c3:nscr 1d4c5:pscr 1d4c6:qscr 1d4c7:rscr 1d4c8:sscr
    1d4c9:tscr 1d4ca:uscr 1d4cb:vscr 1d4cc:wscr 1d4cd:xscr 1d4ce:yscr 1d4cf:zscr 1d504:Afr
    1d505:Bfr 1d507:Dfr 1d508:Efr 1d509:Ffr 1d50a:Gfr 1d50d:Jfr 1d50e:Kfr 1d50f:Lfr 1d510:Mfr
    1d511:Nfr 1d512:Ofr 1d513:Pfr 1d514:Qfr 1d516:Sfr 1d517:Tfr 1d518:Ufr 1d519:Vfr 1d51a:Wfr
    1d51b:Xfr 1d51c:Yfr 1d51e:afr 1d51f:bfr 1d520:cfr 1d521:dfr 1d522:efr 1d523:ffr 1d524:gfr
    1d525:hfr 1d526:ifr 1d527:jfr 1d528:kfr 1d529:lfr 1d52a:mfr 1d52b:nfr 1d52c:ofr 1d52d:pfr
    1d52e:qfr 1d52f:rfr 1d530:sfr 1d531:tfr 1d532:ufr 1d533:vfr 1d534:wfr 1d535:xfr 1d536:yfr
    1d537:zfr 1d538:Aopf 1d539:Bopf 1d53b:Dopf 1d53c:Eopf 1d53d:Fopf 1d53e:Gopf 1d540:Iopf
    1d541:Jopf 1d542:Kopf 1d543:Lopf 1d544:Mopf 1d546:Oopf 1d54a:Sopf 1d54b:Topf 1d54c:Uopf
    1d54d:Vopf 1d54e:Wopf 1d54f:Xopf 1d550:Yopf 1d552:aopf 1d553:bopf 1d554:copf 1d555:dopf
    1d556:eopf 1d557:fopf 1d558:gopf 1d559:hopf 1d55a:iopf 1d55b:jopf 1d55c:kopf 1d55d:lopf
    1d55e:mopf 1d55f:nopf 1d560:oopf 1d561:popf 1d562:qopf 1d563:ropf 1d564:sopf 1d565:topf
    1d566:uopf 1d567:vopf 1d568:wopf 1d569:xopf 1d56a:yopf 1d56b:zopf
    """
}
