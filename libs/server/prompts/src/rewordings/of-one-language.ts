import type { Rewording } from './rewording.ts';

/** "No estilo de Van Gogh": in Portuguese "no" is "in the", and denies nothing. */
const IN_STYLE: Rewording = [/(?<!\p{L})no (?=estilo(?!\p{L}))/giu, 'ao '];

/** "No estilo anos 80", "al estilo cartoon": the preposition before the look is left out. */
const OF_LOOK: Rewording = [
  /(?<!\p{L})ao estilo (?!d[aeo]s? )(?=(?:anos? |cartoon|anime|retrô|vintage|polaroid|quadrinho|comic|pop|mangá|desenho))/giu,
  'estilo ',
];

/** "Tira todo mundo do fundo": everybody, and no world. */
const EVERYBODY: Rewording = [
  /(?<=(?:tira|tire|tirar|remove|remova|apaga|apague|apagar|some com) )todo (?:o )?mundo(?!\p{L})/giu,
  'todas as pessoas',
];

/** "Comme filigrane", "come filigrana": as the mark that it is. */
const AS_MARK: readonly Rewording[] = [
  [/(?<!\p{L})comme filigrane(?!\p{L})/giu, 'en filigrane'],
  [/(?<!\p{L})come filigrana(?!\p{L})/giu, 'in filigrana'],
];

/** "Die Farbe des Kleides": a thing in the genitive, which the lexicons know without its ending. */
const OF_THING: Rewording = [
  /(?<!\p{L})(?<color>farbe) des (?<thing>kleid|hemd|rock|sofa|auto|ball|schal|mantel|pullover|shirt|fahrrad|stuhl)(?:e?s)(?!\p{L})/giu,
  '$<color> vom $<thing>',
];

/** "Kreisförmig ausschneiden". */
const ROUND: Rewording = [/(?<!\p{L})kreisförmig(?!\p{L})/giu, 'rund'];

/** "Une lueur douce", "a soft glow": a light without sparks. */
const GLOW: readonly Rewording[] = [
  [
    /(?<!\p{L})une lueur (?<how>douce|rêveuse|féérique|féerique|magique)(?:,? (?:et )?(?:douce|rêveuse))?(?!\p{L})/giu,
    'un effet de rêve lumineux',
  ],
  [
    /(?<!\p{L})(?<=^|[,.;] |(?:add|with|give it|want|like) )(?:a )?soft glow(?=,? dreamy|\s*(?:[,.;!?]|$))/giu,
    'a dreamy glow',
  ],
];

/** "Telephone wires", "the boat ramp", "football shirts": neither a telephone nor a boat nor a ball. */
const NAMED_AFTER: readonly Rewording[] = [
  [/(?<!\p{L})telephone (?=(?:wire|line|pole|cable|cord|mast)s?(?!\p{L}))/giu, 'phone '],
  [/(?<!\p{L})boat (?=(?:ramp|dock|launch|house|lift)s?(?!\p{L}))/giu, ''],
  [
    /(?<!\p{L})(?:football|soccer|basketball|volleyball|baseball) (?=(?:shirt|jersey|kit|team|player|club|boot|sock|pitch|field|match|game|season|coach|fan|tournament)(?:s|es)?(?!\p{L}))/giu,
    '',
  ],
];

/** "Die Brille soll nicht spiegeln" is a wish, although it denies something. */
export const GLASSES_SHINE: Rewording = [
  /(?<!\p{L})(?:die |meine |seine |ihre )?brille soll(?:te)? (?:bitte )?(?:nicht|keine) (?:so |mehr )?(?:spiegeln|reflektieren|spiegelungen haben)(?!\p{L})/giu,
  'Spiegelungen in der Brille entfernen',
];

/** "Auf der Brille spiegelt es total": a reflection, and no wish to mirror the picture. */
export const GLASS_MIRRORS: Rewording = [
  /(?<=^|[.,;!?] ?)(?:(?:(?:auf|in|an) (?:der|dem|den|meiner|seiner|ihrer) (?<where>\p{L}+) spiegelt (?:es|sich)|(?:die|das|der|meine|mein|seine|ihre) (?<what>brillen?|fenster|fensterscheibe|scheibe|windschutzscheibe|glas|gläser|display|bildschirm|monitor|uhr|auto|lack|wasser|folie|vitrine) spiegel(?:t|n))(?: sich)?(?: (?:total|so|stark|sehr|extrem|etwas|ein bisschen|was|alles|viel zu sehr))*)(?=\s*(?:[.,;!?]|$))/giu,
  'Spiegelung auf $<where>$<what> entfernen',
];

/** "Sotto i 200 kb se no il portale non la carica": why, and nothing that shall stay. */
export const OTHERWISE_REFUSED: Rewording = [
  /(?<=\d ?(?:kb|mb|ko|mo|px|pixel|megabyte|kilobyte|cm|mm|dpi)?),? (?:se no|sennò|altrimenti) [^,.;!?]{2,40}? non (?:(?:me |mi )?l[ao] |l['’]|mi |si )?(?:caric|accett|pren|apr|invi|ricev|sal)\p{L}*(?=\s*(?:[,.;!?]|$))/giu,
  '',
];

/** "Tavola calda": a place to eat, and nothing warm. */
export const DINER: Rewording = [
  /(?<!\p{L})tavol(?:a|e) cald[ae](?!\p{L})/giu,
  'trattoria',
  /^(?!.*(?:scriv|scritt|test[oi]|titol|filigrana))/isu,
];

/** "Camera da letto": a room, and no bed. */
const BEDROOM: Rewording = [/(?<!\p{L})camer(?:a|e|etta) da letto(?!\p{L})/giu, 'stanza'];

/** "Brighten my eyes and get rid of the bags underneath". */
export const EYE_BAGS: Rewording = [
  /(?<=(?<!\p{L})eyes?(?!\p{L})[^.!?;\n]{0,40}? )(?:the )?bags (?:underneath|below|under (?:them|it))(?!\p{L})/giu,
  'the bags under the eyes',
];

/** "Le ciel est tout blanc, tu peux mettre un coucher de soleil ?": another sky, and no darker one. */
export const WHITE_SKY_TO_SUNSET: Rewording = [
  /(?<!\p{L})le ciel est (?:tout |trop |complètement )?(?:blanc|gris|vide),? (?:tu peux |peux-tu |vous pouvez |on peut )?(?:y )?mettre un (?<what>(?:beau )?coucher de soleil)(?!\p{L})/giu,
  'remplace le ciel par un $<what>',
];

/** “Alto contrasto”: strong, and not at the top. */
const HIGH_CONTRAST: readonly Rewording[] = [
  [/(?<!(?<!\p{L})in )(?<!\p{L})(?<very>molto )?alto contrasto(?!\p{L})/giu, 'contrasto $<very>forte'],
  [/(?<!\p{L})contrasto (?<very>molto )?alto(?!\p{L})/giu, 'contrasto $<very>forte'],
];

/** "Dale calor, contraste y nitidez": warm tones. */
const WARMTH_GIVEN: Rewording = [
  /(?<=(?<!\p{L})(?:dale|ponle|añade|agrega|dadle|denle) (?:más |algo de |un poco de |un poquito de )?)calor(?!\p{L})/giu,
  'calidez',
];

/** "Un 20% più luminosa": the article before an amount is none of its words. */
const ABOUT_PERCENT: Rewording = [
  /(?<!\p{L})un (?=\d{1,3} ?% (?:(?:di )?più|piu|(?:di )?meno)(?!\p{L}))/giu,
  '',
];

/** "La sistemi": the polite form of "sistemala". */
const POLITE_ITALIAN: Rewording = [
  /(?<=(?:^|[,.;!?:])\s*(?:e |ma |poi |per favore,? )?)(?<it>la|lo|li|le) (?<verb>sistem|corregg|miglior|ripar|restaur|ritagli|raddrizz|schiar|scur|ritocc)(?:hi|isca|a|i)(?=\s*(?:[,.;!?]|$| (?:e|ma|per favore|un po[’'])(?!\p{L})))/giu,
  (...found) => {
    const { it = '', verb = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    const ending = /^(?:corregg)$/iu.test(verb) ? 'i' : /^(?:schiar|scur)$/iu.test(verb) ? 'isci' : 'a';
    return `${verb}${ending}${it}`;
  },
];

/** "Botes de basura", "tacho de basura": bins, and no boats. */
const BINS: readonly Rewording[] = [
  [/(?<!\p{L})botes de (?:la )?basura(?!\p{L})/giu, 'contenedores'],
  [/(?<!\p{L})bote de (?:la )?basura(?!\p{L})/giu, 'contenedor'],
];

/** "Fototessera, spalle comprese": included, and not compressed. Such a photo always shows the shoulders. */
const INCLUDED: Rewording = [/,? (?:con )?(?:le )?spalle compres[ei](?!\p{L})/giu, ''];

/** "Mais verdinha", "más azulita": colors that do not end in "o" or "a". */
const DIMINUTIVE_COLORS: readonly Rewording[] = [
  [/(?<!\p{L})verdinh[oa](?<many>s?)(?!\p{L})/giu, 'verde$<many>'],
  [/(?<!\p{L})azulzinh[oa]s?(?!\p{L})/giu, 'azul'],
  [/(?<!\p{L})verdecit[oa](?<many>s?)(?!\p{L})/giu, 'verde$<many>'],
  [/(?<!\p{L})azulit[oa]s?(?!\p{L})/giu, 'azul'],
];

/** "Wolken rausarbeiten". */
const WORKED_OUT: Rewording = [/(?<!\p{L})(?:he)?raus(?:zu)?arbeiten(?!\p{L})/giu, 'betonen'];

/** "Find raus, wie er heißt": nothing is removed. */
const TO_FIND_OUT: Rewording = [/(?<!\p{L})finde? (?:bitte )?(?:he)?raus(?!\p{L})/giu, 'ermittle'];

/** "Upside down, flip it the right way up": one turn, which says the same twice. */
const RIGHT_WAY_UP: Rewording = [
  /(?<!\p{L})upside[- ]down[,;.]? (?:(?:please|just|can you) )*flip (?:it|this)(?: back)?(?: to)? (?:the right way(?: up| round| around)?|upright)/giu,
  'upside down, turn it the right way up',
];

/** "Vira isso numa aquarela": it becomes one, and is not turned. */
const TURNED_INTO: Rewording = [
  /(?<!\p{L})vir(?:a|e|ar) (?<what>(?:isso|isto|ela|(?:a|essa|esta|minha) (?:foto|imagem)) )?(?:n?uma?|em uma?) (?=(?:aquarela|pintura|quadro|desenho|esboço|rascunho|caricatura|cartoon|anime|mangá|pôster|poster|gravura)(?!\p{L}))/giu,
  'transforma $<what>em uma ',
];

/** "The man what is behind of my wife", as people say who learned English later. */
const LEARNED_LATER: readonly Rewording[] = [
  [/(?<=(?<!\p{L})(?:the|a|that|this) \p{L}+ )what (?=(?:is|are|stands?|sits?)(?!\p{L}))/giu, 'that '],
  [/(?<!\p{L})behind of (?=(?:the|my|me|us|him|her|them)(?!\p{L}))/giu, 'behind '],
];

/** "Lieber blau statt schwarz": the color that is preferred is wished. */
const RATHER: Rewording = [
  /(?<!\p{L})lieber (?=(?:in )?\p{L}+ (?:statt|als|anstatt|anstelle von)(?!\p{L}))/giu,
  '',
];

/** "Rauschen rein", "Rand ab": particles that stand for a verb. */
const PARTICLES: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:rauschen|körnung|korn) (?:rein|dazu|drauf|hinzu)(?=\s*(?:[,.;!?]|$)| (?:und|bitte)(?!\p{L}))/giu,
    'Filmkorn hinzufügen',
  ],
  [
    /(?<=(?:^|[,.;!?])\s*)(?<edge>rand|ränder) ab(?=\s*(?:[,.;!?]|$)| (?:und|bitte)(?!\p{L}))/giu,
    '$<edge> abschneiden',
  ],
];

/** "Die Seite sagt 300 dpi": who asks for it does not matter. */
const WHO_SAYS: Rewording = [
  /(?<!\p{L})(?:die|das|der) (?:web)?(?:seite|site|formular|portal|druckerei|drucker) (?:sagt|will|verlangt|möchte|braucht):? (?=\d{2,4} ?dpi(?!\p{L}))/giu,
  '',
];

/** "Recupera essa foto do meu pai": an old photo is restored. */
const RESTORED: Rewording = [
  /(?<!\p{L})recuper(?<end>a|ar|e) (?=(?:essa|esta|aquela|minha|a) (?:velha )?foto(?!\p{L}))/giu,
  'restaur$<end> ',
];

/** "Tá com sombra atrás da cabeça": what the picture has. */
const HAS: Rewording = [
  /(?<!\p{L})(?:es)?t[áa] com (?=(?:(?:uma?|muit[ao]|um pouco de|bastante) )?(?:sombra|ruído|ruido|granulação|brilho|reflexo|mancha|poeira)s?(?!\p{L}))/giu,
  'tem ',
];

/** "This hex #F4EDE4": the code says that it is one. */
const HEX_CODE: Rewording = [
  /(?<!\p{L})(?:(?:this|the|with|color|colour) )*hex(?:adecimal)?(?: (?:code|colou?r))?:? (?=#[0-9a-f]{6}(?!\p{L}))/giu,
  '',
];

/** Words that one language alone has for what all six ask for. */
export const OF_ONE_LANGUAGE: readonly Rewording[] = [
  BEDROOM,
  HAS,
  ...HIGH_CONTRAST,
  WARMTH_GIVEN,
  ABOUT_PERCENT,
  POLITE_ITALIAN,
  ...BINS,
  INCLUDED,
  ...DIMINUTIVE_COLORS,
  WORKED_OUT,
  TO_FIND_OUT,
  RIGHT_WAY_UP,
  HEX_CODE,
  ...PARTICLES,
  WHO_SAYS,
  RESTORED,
  RATHER,
  TURNED_INTO,
  ...LEARNED_LATER,
  IN_STYLE,
  OF_LOOK,
  EVERYBODY,
  ...AS_MARK,
  OF_THING,
  ROUND,
  ...GLOW,
  ...NAMED_AFTER,
  // "Brighten the left".
  [
    /(?<=(?<!\p{L})(?:brighten|darken|lighten|sharpen|blur) the )(?<side>left|right)(?=\s*(?:[,.;!?]|$))/giu,
    '$<side> half',
  ],
  // "Lissez la peau", which the lexicons know only as “lisse”.
  [/(?<!\p{L})lissez (?=(?:(?:un peu|légèrement) )?(?:la|ma|sa|leur) peau(?!\p{L}))/giu, 'lisse '],
  // "A light vignette" is a weak one. Of a color, "light" would be its shade.
  [/(?<!\p{L})light (?=(?:vignett(?:e|ing)|(?:film )?grain|blur|sharpening)(?!\p{L}))/giu, 'subtle '],
  // "Muito mais claro" asks for more, and "muito claro" complains.
  [/(?<!\p{L})muito (?=mais \p{L})/giu, 'bem '],
  // A halftone has printed dots, and is no half of an amount.
  [/(?<!\p{L})half[- ]tones?(?!\p{L})/giu, 'halftone'],
  // "Nell'imagine", with one letter too few.
  [/(?<=(?<!\p{L})(?:(?:d|n|s)?(?:e|u|a)?ll?|un)['’])imagine(?!\p{L})/giu, 'immagine'],
  // "Tout est oblique", "è tutto obliquo".
  [
    /(?<=(?<!\p{L})(?:tout|photo|image|elle|horizon) est (?:un peu |très |tout )?)oblique(?!\p{L})/giu,
    'penché',
  ],
  [/(?<=(?<!\p{L})(?:è|sembra|viene) (?:tutt[oa] |un po['’] |molto )?)obliqu[oa](?!\p{L})/giu, 'storto'],
  // "Goldene Schrift".
  [/(?<!\p{L})goldene(?= (?:schrift|buchstaben|lettern|ziffern)(?!\p{L}))/giu, 'goldener'],
  // "Tamanho de impressão 10x15" is one shape, and no change of the size beside it.
  [/(?<!\p{L})tamanho de impressão(?= \d)/giu, 'formato'],
  // "Das Papier ist grau, mach es weiß".
  [
    /(?<!\p{L})(?:das|mein) (?:papier|blatt) (?:ist|sieht) (?:so |ganz |etwas |leicht )?(?:grau|gelb|gelblich|vergilbt|dunkel)(?: aus)?,? (?:mach|mache) es (?:wieder |richtig )?weiß(?!\p{L})/giu,
    'mach das Papier weiß',
  ],
  // "Pixela la cara" says how.
  [/(?<!\p{L})pixela (?=l[ao]s? (?:cara|rostro)s?(?!\p{L}))/giu, 'pixelar '],
  // "Raddrizza il quadro", which is the picture.
  [/(?<=(?<!\p{L})raddrizza(?:re|mi)? )(?:il|questo) quadro(?!\p{L})/giu, 'la foto'],
  // "Colori più accesi" are more vivid, although "colori accesi" are too vivid.
  [/(?<=(?<!\p{L})colori (?:molto )?(?:più|piu) )accesi(?!\p{L})/giu, 'vivaci'],
  // "Wie aus nem Film".
  [/(?<=(?<!\p{L})(?:aus|wie|von|mit|in|auf|vor|bei|zu) )['’]?nem(?!\p{L})/giu, 'einem'],
  [/(?<=(?<!\p{L})(?:aus|wie|von|mit|in|auf|vor|bei|zu) )['’]?ner(?!\p{L})/giu, 'einer'],
  // "Mach, dass es aussieht wie im Film".
  [
    /(?<!\p{L})(?:mach(?:e)?(?: mal| bitte)*,? dass (?:es|das (?:bild|foto)) (?:so )?aussieht|lass (?:es|das (?:bild|foto)) (?:so )?aussehen),? (?=wie )/giu,
    '',
  ],
  // "Améliorer la netteté" is no wish for a better picture as a whole.
  [/(?<!\p{L})améliore[rz]? (?=la netteté(?!\p{L}))/giu, 'augmente '],
  // "Auf einen grauen Verlauf setzen".
  [
    /(?<!\p{L})auf (?:einen|nen) (?<color>\p{L}+?)e?n (?:farb)?verlauf (?:setzen|stellen|legen|packen)(?!\p{L})/giu,
    'Hintergrund mit $<color>em Verlauf',
  ],
  // "Wie von einem Profi".
  [/(?<!\p{L})wie von (?:einem|nem) (?:profi|fotografen)(?!\p{L})/giu, 'wie vom Profi'],
  // Text that shall be easy to read.
  [
    /(?<!\p{L})(?:fai (?:in modo che si legg(?:ano|a)|leggere)|che si legg(?:ano|a)) (?:bene |meglio )?(?:le scritte|il testo|le lettere)(?: bene| meglio)?(?!\p{L})/giu,
    'rendi leggibile il testo',
  ],
  // "Lo demas", without its accent.
  [/(?<!\p{L})lo demas(?!\p{L})/giu, 'lo demás'],
  // "Vintage look w film grain".
  [
    /(?<=\p{L}) w\/?(?= (?:an? |some |the |film |rounded |white |black |more |less |no |soft |thin |heavy |light )\p{L}*)/giu,
    ' with',
  ],
  // "Deixa reta".
  [/(?<!\p{L})deix(?:a|e|ar) (?:ela |a foto |a imagem )?(?:mais )?ret[ao](?!\p{L})/giu, 'endireita a foto'],
  // "Necesito la matrícula borrosa" is no complaint of a blurry photo.
  [
    /(?<=(?<!\p{L})(?:necesito|quiero|quisiera) (?:que )?)la (?<plate>matrícula|placa|patente) (?:esté |salga |quede )?(?:borrosa|tapada|oculta|difuminada)(?!\p{L})/giu,
    'tapar la $<plate>',
  ],
  // A cut-out of one word.
  [/^siluetead[oa]s?$/iu, 'recortado sin fondo'],
  // "Haz que el coche vuele": it shall fly, and not go.
  [/(?<=(?<!\p{L})que (?:el|la|los|las|mi) \p{L}+ )vuelen?(?!\p{L})/giu, 'esté volando'],
  // "Blacken out the address", "focus on the cake, not on the people behind it".
  [/(?<!\p{L})blacken out(?= )/giu, 'black out'],
];
