import type { Rewording } from '../rewording.ts';

/*
 * Texts that are said without quotation marks or beside nouns that both readers take for something else. They are quoted
 * before anything is read.
 */

/** For each language verbs that put something, the score of a match, and the plainer wish. */
const SCORES: readonly (readonly [put: string, score: string, plainer: string])[] = [
  ['(?:put|add|place|stick|write)', '(?:(?:the |a )?(?:final )?(?:score|result))', 'add the text'],
  [
    '(?:(?:setze?|pack|mach|schreibe?)(?: (?:den|das|bitte|noch))*|den|das)',
    '(?:(?:spielstand|ergebnis|endstand|endergebnis))',
    'füge den Text hinzu:',
  ],
  ['(?:pon|ponle|poner|añade|agrega|coloca|escribe)', '(?:(?:el )?(?:marcador|resultado))', 'añade el texto'],
  ['(?:met[sz]|mettre|ajoute[rz]?|écris)', '(?:(?:le )?(?:score|résultat))', 'ajoute le texte'],
  ['(?:coloca|põe|bota|adiciona|escreve)', '(?:(?:o )?(?:placar|resultado))', 'adiciona o texto'],
  ['(?:metti|aggiungi|scrivi)', '(?:(?:il )?(?:punteggio|risultato))', 'aggiungi il testo'],
];
const POINTS = '(?<points>\\d{1,3} ?[-–:] ?\\d{1,3})(?![\\d.,:]*\\d| ?(?:cm|mm|px|uhr|h)(?!\\p{L}))';
const WHERE =
  '(?= (?:in|at|on|unten|oben|drauf|auf|en|arriba|abajo|dans|au|sur|dessus|no|na|em|embaixo|sopra|sotto|nell|al|sulla)(?!\\p{L}))';
const OF_SCORES: readonly Rewording[] = SCORES.flatMap(([put, score, plainer]): Rewording[] => [
  [
    new RegExp(`(?<=^|[.!?;,] ?)(?:${put} )?${score} ?:? ${POINTS}(?=\\s*(?:[,.;!?]|$)|${WHERE})`, 'giu'),
    `${plainer} "$<points>"`,
    /\d ?[-–:] ?\d/u,
  ],
  [new RegExp(`(?<=^|[.!?;,] ?)${put} ${POINTS}${WHERE}`, 'giu'), `${plainer} "$<points>"`, /\d ?[-–:] ?\d/u],
]);

/** "Stamp it confidential", "als Kopie kennzeichnen": what is said of a document, across it. */
const STATUS =
  '(?:confidential|copy|draft|paid|sample|void|cancell?ed|private|secret|sold|specimen|vertraulich|kopie|entwurf|bezahlt|muster|ungültig|storniert|geheim|verkauft|confidencial|copia|borrador|pagad[oa]|muestra|anulad[oa]|cancelad[oa]|vendid[oa]|confidentiel(?:le)?|copie|brouillon|payée?|annulée?|vendue?|spécimen|cópia|rascunho|pag[oa]|amostra|riservat[oa]|confidenziale|bozza|pagat[oa]|annullat[oa]|campione|vendut[oa])';
const STATUSES: readonly Rewording[] = (
  [
    [
      '(?:mark|stamp|label|flag)(?: (?:it|this|the (?:scan|page|photo|document)))?(?: as)?(?: a)?',
      '',
      'watermark',
    ],
    ['(?:(?:das|es) )?als', '(?:kennzeichnen|markieren|stempeln|abstempeln)', 'Wasserzeichen'],
    ['(?:marcar|márca(?:la|lo)|marca|sella|séllal[oa]|señala|señalar)(?: como)', '', 'marca de agua'],
    ['(?:marque[rz]?(?:-l[ea])?|tamponne[rz]?(?:-l[ea])?)(?: comme)', '', 'filigrane'],
    ['(?:sinaliz(?:a|ar|e)|marc(?:a|ar|que)|carimb(?:a|ar|e))(?: como)', '', "marca d'água"],
    ['(?:segn(?:a|ala|alo|are)|contrassegna(?:l[ao])?|timbra(?:l[ao])?|marca)(?: come)', '', 'filigrana'],
  ] as const
).map(([before, behind, plainer]) => [
  new RegExp(
    `(?<=^|[.!?;,] ?)${before} (?<status>${STATUS})${behind === '' ? '' : ` ${behind}`}(?=\\s*(?:[,.;!?]|$))`,
    'giu',
  ),
  `${plainer} "$<status>"`,
]);

/** Words in six languages for a text that lies slantwise or is hardly seen, for which a watermark is the plainer wish. */
const SLANTED =
  '(?:(?:across|diagonally)(?: (?:it|the (?:photo|picture|page|scan)))?|(?:quer|schräg|diagonal)(?: (?:drüber|darüber|über das (?:bild|foto)))?|(?:atravesad[oa]|de través|en diagonal)|(?:en travers|de travers|en diagonale)|(?:atravessad[oa]|na diagonal|em diagonal)|(?:di traverso|in diagonale))';
const FAINT =
  '(?:(?:very |really |quite )?(?:faint(?:ly)?|light(?:ly)?|pale|subtl[ey])|(?:ganz |sehr |schön |nur )?(?:blass|schwach|dezent|hell|leicht)|(?:muy |bien |bastante )?(?:clar(?:it)?[oa]|tenue|suave|transparente)|(?:très |bien |tout )?(?:pâle|clair|léger|légère|discret|transparent)|(?:bem |muito )?(?:clar(?:inh)?[oa]|fraquinh[oa]|apagad(?:inh)?[oa]|leve|transparente)|(?:molto |ben )?(?:chiar[oa]|legger[oa]|tenue|sbiadit[oa]|trasparente))';
const OVER =
  '(?: (?:over it|on top|drüber|darüber|por encima|encima|par[- ]dessus|dessus|por cima|em cima|sopra))?';
const WRITES: readonly (readonly [write: string, plainer: string, slanted: string])[] = [
  ['[Ww]rite|[Pp]ut|[Aa]dd', 'watermark', 'diagonally'],
  ['[Ss]chreibe?|[Ss]etze?|[Mm]ach', 'Wasserzeichen', 'diagonal'],
  ['[Ee]scrib[ea]|[Pp]on|[Pp]onle|[Aa]ñade', 'marca de agua', 'en diagonal'],
  ['[ÉéEe]cri[st]|[Mm]et[sz]|[Aa]joute', 'filigrane', 'en diagonale'],
  ['[Ee]screv[ea]|[Cc]oloca|[Pp]õe|[Bb]ota', "marca d'água", 'na diagonal'],
  ['[Ss]crivi|[Mm]etti|[Aa]ggiungi', 'filigrana', 'in diagonale'],
];
const CAPITALS = "(?<text>\\p{Lu}{3,}(?: [\\p{Lu}\\d'’]+)*)";
const FAINT_TEXTS: readonly Rewording[] = WRITES.map(([write, plainer, slanted]) => [
  new RegExp(
    `(?<=^|[.!?;,] ?)(?:${write}) ${CAPITALS},? ${SLANTED}${OVER},? ${FAINT}${OVER}(?=\\s*(?:[.;!?]|$))`,
    'gu',
  ),
  `${plainer} "$<text>" ${slanted}`,
]);

/** "Put the watermark Rita's Sweets very faint in the middle": how it is seen belongs to no name. */
const MARKED: Rewording = [
  new RegExp(
    `(?<mark>(?<!\\p{L})(?:[Ww]atermark|[Ww]asserzeichen|[Mm]arca de agua|[Mm]arca d['’]água|[Ff]iligrane|[Ff]iligrana))(?: with| mit| con| avec| com)? (?<text>\\p{Lu}[\\p{L}'’]*(?: (?:(?:de|di|of|von|del|da|do|du|la|le|&|and|und|y|et|e) )*\\p{Lu}[\\p{L}'’]*)*),? (?<faint>${FAINT})(?=,? (?:in|im|on|at|en|em|au|al|no|na|nel|unten|oben|quer|dans|sur|sul|sulla|abajo|arriba|embaixo|sotto|sopra)(?!\\p{L})|\\s*[.!]*$)`,
    'gu',
  ),
  '$<mark> "$<text>" $<faint>',
];

/** "Scrivimi l'annuncio": a text that is not said. */
const UNSAID: readonly Rewording[] = [
  [
    /(?<!\p{L})scrivi(?:mi|ci)? l['’](?:annuncio|etichetta|intestazione)(?=\s*(?:[,.;!?]|$))/giu,
    'scrivi un testo',
  ],
  [/(?<!\p{L})écris(?:-moi)? l['’](?:annonce|étiquette|en-tête)(?=\s*(?:[,.;!?]|$))/giu, 'écris un texte'],
];

/** "Écris nos prénoms Lena et Tom": the noun is no part of the text, and no place. */
const OUR_NAMES: Rewording = [
  /(?<=(?<!\p{L})(?:[ÉEée]cri[st]|[Mm]et[sz]|[Aa]joute[rz]?) )(?:nos|mes|leurs|ses|mon|notre|son) (?:prénoms?|noms?) (?=\p{Lu})(?![^.;!?]*filigrane)/gu,
  '',
];

/** "TURNIER AM 3. MAI draufsetzen": the point after a number ends no text. */
const DATED: Rewording = [
  /(?<=^|[.!?;,:] ?|bitte )(?<text>\p{Lu}{3,}(?: (?:\p{Lu}+|\d{1,2}\.)){1,6})(?= (?:drauf|drunter|drüber|rein|hin)?(?:setzen|schreiben|machen|drauf)(?!\p{L}))/gu,
  '"$<text>"',
];

/** Nouns for a text that stand directly before it, and that both readers take for a shape or a look: `affiche "…"`. */
const NOUNS_BEFORE: readonly Rewording[] = [
  [/(?<=^|[,.;:!?] |(?<!\p{L})(?:an?|the|add|put|and) )(?:header|banner):? $/iu, 'title '],
  [/(?<=^|[,.;:!?] |(?<!\p{L})(?:un|el|con|pon|añade|y) )encabezado:? $/iu, 'título '],
  [/(?<=^|[,.;:!?] |(?<!\p{L})(?:une?|mets|ajoute|et) )(?:affiche|en-tête|bandeau) ?:? $/iu, 'titre '],
  [/(?<=^|[,.;:!?] |(?<!\p{L})(?:um|uma|põe|coloca|com|e) )(?:faixa|cabeçalho):? $/iu, 'título '],
  [/(?<=^|[,.;:!?] |(?<!\p{L})(?:un['’]?|con|metti|aggiungi|e) ?)intestazione:? $/iu, 'titolo '],
  [/(?<=^|[,.;:!?] |(?<!\p{L})(?:un|con|metti|aggiungi|e) )timbro:? $/iu, 'filigrana '],
];

export const TEXTS_TO_WRITE: readonly Rewording[] = [
  ...OF_SCORES,
  ...STATUSES,
  ...FAINT_TEXTS,
  MARKED,
  OUR_NAMES,
  ...UNSAID,
  DATED,
  ...NOUNS_BEFORE,
];

/** For each language where a text stands below, and the frame of an instant photo. */
const POLAROIDS: readonly (readonly [below: string, polaroid: string])[] = [
  ['below|underneath|at the bottom|under it|beneath', 'polaroid frame'],
  ['drunter|darunter|unten', 'Polaroid-Rahmen'],
  ['abajo|debajo', 'marco polaroid'],
  ['dessous|en bas|en dessous', 'cadre polaroid'],
  ['embaixo|em baixo', 'moldura polaroid'],
  ['sotto|in basso', 'cornice polaroid'],
];
const QUOTED = '(?=[^"“„«]*["“„«])';
/** What is said around a quoted text, of the whole prompt: the picture as it is, or the name that the text is. */
export const AROUND_TEXTS: readonly Rewording[] = [
  // “A watermark saying Kestrel Studio”.
  [
    /(?<!\p{L})(?<mark>watermark) (?:saying|that says|which says|reading|with the (?:text|words?|name)) (?=[\p{Lu}©@])/gu,
    '$<mark> ',
  ],
  // `Passport scan, overlay "copy"`.
  [
    new RegExp(
      `^(?:(?:my |a )?(?:passport|id|licen[cs]e|contract|document)(?: (?:scan|copy|photo))|(?:scan|copy) of (?:my |a )(?:passport|id|licen[cs]e|contract)|(?:pass|ausweis|führerschein)(?:scan|kopie)|(?:escaneo|copia) de(?:l| mi) (?:pasaporte|dni|contrato)|(?:scan|copie) (?:du |de mon |de ma )(?:passeport|permis|carte d['’]identité|contrat)|(?:cópia|scan) do (?:meu )?(?:passaporte|rg|contrato)|(?:scansione|copia) del (?:mio )?(?:passaporto|documento|contratto))[,:;] ${QUOTED}`,
      'iu',
    ),
    '',
  ],
  // Letters have a soft shadow where they need one to be read.
  [
    /(?<=["”“»']),? (?:with (?:an? )?(?:soft |drop |slight )?shadow|mit (?:einem )?(?:leichten )?schatten|con (?:una? )?(?:po[’'] di )?(?:ombra|sombra)|avec (?:une )?ombre(?: portée)?|com (?:uma )?sombra)(?=\s*(?:[,.;!?]|$))/giu,
    '',
  ],
  // "Marca d'água no canto, bem clarinha": how it is seen, and not the light of the picture.
  ...(
    [
      [
        'watermark|copyright|©',
        '(?:but )?(?:(?:not (?:too|very|that)|barely|hardly|scarcely) (?:visible|noticeable|obvious|prominent|strong|big and obvious))',
        'unobtrusive',
      ],
      [
        'wasserzeichen|copyright|©',
        '(?:aber )?(?:(?:nicht (?:zu|so|allzu)|kaum|wenig) (?:sichtbar|auffällig|stark|präsent|aufdringlich)|unaufdringlich)',
        'dezent',
      ],
      [
        'marca de agua|copyright|©',
        '(?:pero )?(?:(?:no (?:muy|tan|demasiado)|poco|apenas) (?:visible|llamativ[oa]|notori[oa]|marcad[oa])|que (?:casi )?no se (?:note|vea)(?: mucho| tanto)?)',
        'muy discreta',
      ],
      [
        'filigrane|copyright|©',
        '(?:mais )?(?:(?:pas (?:trop|très)|à peine|peu) (?:visible|voyante?|marquée?))',
        'très discret',
      ],
      [
        "marca d['’ ]água|copyright|©",
        '(?:mas )?(?:(?:não (?:muito|tão)|pouco|quase não|mal) (?:visível|chamativ[oa]|aparente)|que (?:quase )?não apareça(?: muito)?)',
        'bem discreta',
      ],
      [
        'filigrana|copyright|©',
        '(?:ma )?(?:(?:non (?:troppo|molto)|poco|appena) (?:visibile|evidente|marcat[oa])|che (?:quasi )?non si (?:noti|veda)(?: troppo)?)',
        'molto discreta',
      ],
      ["marca d['’ ]água", '(?:bem |muito )?clar(?:inh)?[oa]', 'bem discreta'],
      ['marca de agua', '(?:muy |bien |bastante )?clar(?:it)?[oa]', 'muy discreta'],
      ['filigrane', '(?:très |bien )?(?:claire?|pâle)', 'très discret'],
      ['filigrana', '(?:molto |ben )?chiar[oa]', 'molto discreta'],
    ] as const
  ).map(([mark, faint, plainer]): Rewording => [
    new RegExp(`(?<=(?<!\\p{L})(?:${mark})(?!\\p{L})[^.!?\\n]{0,60},) ${faint}(?=\\s*(?:[,.;!?]|$))`, 'giu'),
    ` ${plainer}`,
  ]),
  // `Make a polaroid out of it and write "Rome" below`: the text stands on the frame of an instant photo.
  ...POLAROIDS.map(([below, polaroid]): Rewording => [
    new RegExp(
      `(?<!\\p{L})polaro[iï]d(?![-\\p{L}]| (?:frame|border|look|effect|style|filter|rahmen|stil))(?=[^"“„«.!?]{0,40}["“„«][^"“”„«»]+["”»“] ?(?:${below})(?!\\p{L}))`,
      'iu',
    ),
    polaroid,
  ]),
  // `Scrivi "Saldi" sopra e "10 €" sotto`: at the top and at the bottom.
  ...(
    [
      ['(?:scriv|mett|aggiung)\\p{L}*', 'sopra', 'sotto', 'in alto', 'in basso'],
      ['(?:escrib|p[oó]n|añad|agreg)\\p{L}*', 'encima', '(?:debajo|abajo)', 'arriba', 'abajo'],
      ['(?:écri|ecri|met|ajout)\\p{L}*', '(?:au-)?dessus', '(?:en )?dessous', 'en haut', 'en bas'],
    ] as const
  ).map(([write, above, below, top, bottom]): Rewording => [
    new RegExp(
      `(?<=(?<!\\p{L})${write} [^.;!?]{2,60}? )${above}(?<between>,? (?:e|y|et) [^.;!?]{2,60}?) ${below}(?!\\p{L})`,
      'iu',
    ),
    `${top}$<between> ${bottom}`,
  ]),
  // `Schreib "Rom" drunter`.
  [/(?<=["“”»] ?)(?:drunter|unten drunter)(?!\p{L})/giu, 'unten'],
  [/(?<=["“”»] ?)dessous(?!\p{L})/giu, 'en bas'],
  // `Firmenname schwach unten links, "Holzbau Maier"`.
  [
    /^(?:mein |unser |den |der )?(?:firmen|vereins|laden|betriebs)name (?<how>[^"„“,;]{0,40}(?:schwach|blass|dezent|leicht|durchsichtig|transparent)[^"„“,;]{0,40}),? (?<text>["„“][^"“”]+["“”])$/iu,
    'Wasserzeichen $<text> $<how>',
  ],
];
