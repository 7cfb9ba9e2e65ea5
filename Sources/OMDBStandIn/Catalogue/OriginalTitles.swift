extension CatalogueTables {
  /// The titles in their original languages, where they differ; by `imdbID`.
  ///
  /// OMDb does not send them: they are for catalogues that are handed over as data. They are in
  /// Latin letters, as IMDb has them, and only those that are certain are listed.
  static let originalTitles = #"""
    tt0013442	Nosferatu, eine Symphonie des Grauens
    tt0015648	Bronenosets Potyomkin
    tt0019254	La passion de Jeanne d'Arc
    tt0022100	M - Eine Stadt sucht einen Mörder
    tt0031885	La règle du jeu
    tt0038348	La belle et la bête
    tt0040522	Ladri di biciclette
    tt0042876	Rashômon
    tt0046268	Le salaire de la peur
    tt0046438	Tôkyô monogatari
    tt0047478	Shichinin no samurai
    tt0046911	Les diaboliques
    tt0050783	Le notti di Cabiria
    tt0050976	Det sjunde inseglet
    tt0050986	Smultronstället
    tt0053198	Les quatre cents coups
    tt0053472	À bout de souffle
    tt0055630	Yôjinbô
    tt0056058	Seppuku
    tt0055032	Jules et Jim
    tt0057345	Le mépris
    tt0057565	Tengoku to jigoku
    tt0058461	Per un pugno di dollari
    tt0059578	Per qualche dollaro in più
    tt0058946	La battaglia di Algeri
    tt0060196	Il buono, il brutto, il cattivo
    tt0064116	C'era una volta il West
    tt0068182	Aguirre, der Zorn Gottes
    tt0069467	Viskningar och rop
    tt0069293	Solyaris
    tt0083922	Fanny och Alexander
    tt0087544	Kaze no tani no Naushika
    tt0091251	Idi i smotri
    tt0092067	Tenkû no shiro Rapyuta
    tt0093191	Der Himmel über Berlin
    tt0095765	Nuovo Cinema Paradiso
    tt0095327	Hotaru no haka
    tt0096283	Tonari no Totoro
    tt0095675	Mujeres al borde de un ataque de nervios
    tt0097814	Majo no takkyûbin
    tt0100263	Nikita
    tt0101640	Da hong deng long gao gao gua
    tt0101765	La double vie de Véronique
    tt0104652	Kurenai no buta
    tt0108394	Trois couleurs: Bleu
    tt0109424	Chung Hing sam lam
    tt0111507	Trois couleurs: Blanc
    tt0113568	Kôkaku kidôtai
    tt0112159	Shin seiki evangerion
    tt0118849	Bacheha-ye aseman
    tt0118799	La vita è bella
    tt0119698	Mononoke-hime
    tt0118843	Crna macka, beli macor
    tt0140888	Central do Brasil
    tt0178868	Ringu
    tt0130827	Lola rennt
    tt0154420	Festen
    tt0185125	Todo sobre mi madre
    tt0266308	Batoru rowaiaru
    tt0190332	Wo hu cang long
    tt0118694	Fa yeung nin wah
    tt0211915	Le fabuleux destin d'Amélie Poulain
    tt0286112	Siu Lam juk kau
    tt0245429	Sen to Chihiro no kamikakushi
    tt0254686	La pianiste
    tt0317248	Cidade de Deus
    tt0299977	Ying xiong
    tt0310775	Boksuneun naui geot
    tt0351817	Tasogare Seibei
    tt0353969	Salinui chueok
    tt0364569	Oldeuboi
    tt0374546	Bom yeoreum gaeul gyeoul geurigo bom
    tt0338135	Les invasions barbares
    tt0363226	Zatôichi
    tt0286244	Les triplettes de Belleville
    tt0423866	Bin-jip
    tt0344510	Un long dimanche de fiançailles
    tt0363163	Der Untergang
    tt0347048	Gegen die Wand
    tt0347149	Hauru no ugoku shiro
    tt0390221	Maria, llena eres de gracia
    tt0403358	Nochnoy dozor
    tt0456912	Dalkomhan insaeng
    tt0418455	Adams æbler
    tt0424205	Joyeux Noël
    tt0451094	Chinjeolhan geumjassi
    tt0476735	Babam ve Oglum
    tt0426578	Sophie Scholl - Die letzten Tage
    tt0457655	Efter brylluppet
    tt0457430	El laberinto del fauno
    tt0808506	Toki o kakeru shôjo
    tt0468492	Gwoemul
    tt0405094	Das Leben der Anderen
    tt1032846	4 luni, 3 saptamâni si 2 zile
    tt0861739	Tropa de Elite
    tt0986264	Taare Zameen Par
    tt0401383	Le scaphandre et le papillon
    tt0880502	Auf der anderen Seite
    tt0464141	El orfanato
    tt1069238	Okuribito
    tt0929425	Gomorra
    tt1139797	Låt den rätte komma in
    tt0876563	Gake no ue no Ponyo
    tt0425637	Chi bi
    tt1185616	Vals Im Bashir
    tt1235166	Un prophète
    tt1379182	Kynodontas
    tt1216496	Madeo
    tt1305806	El secreto de sus ojos
    tt1436045	Jûsan-nin no shikaku
    tt1590089	Kokuhaku
    tt1740707	Trolljegeren
    tt1568921	Kari-gurashi no Arietti
    tt1832382	Jodaeiye Nader az Simin
    tt1614989	Hodejegerne
    tt1827487	Bir Zamanlar Anadolu'da
    tt1675434	Intouchables
    tt1899353	Serbuan maut
    tt1189073	La piel que habito
    tt2106476	Jagten
    tt2278871	La vie d'Adèle
    tt2991224	Mandariinid
    tt2404461	Le passé
    tt3011894	Relatos salvajes
    tt3808342	Saul fia
    tt4016934	Ah-ga-ssi
    tt5311514	Kimi no na wa.
    tt8267604	Capharnaüm
    tt8075192	Manbiki kazoku
    tt6751668	Gisaengchung
    tt8613070	Portrait de la jeune fille en feu
    tt10288566	Druk
    tt14039582	Doraibu mai kâ
    tt10370710	Verdens verste menneske
    tt1016150	Im Westen nichts Neues
    tt17009710	Anatomie d'une chute
    tt23289160	Gojira -1.0
    tt6587046	Kimitachi wa dô ikiru ka
    tt4772188	Straume
    """#
}
