import type { Rewording } from '../rewording.ts';

/*
 * What is said of a frame besides its color: the day for which it is, "red frame for christmas", which asks for no
 * ornaments; that a network cuts pictures off, "instagram crops it, add borders"; and frames that are named by a verb for
 * outlines, "contornar a imagem de vermelho".
 */

const COLOR =
  '(?:red|white|black|gold(?:en)?|green|blue|pink|yellow|silver|rot|weiß|schwarz|golden|grün|blau|rosa|gelb|silbern|rojo|blanco|negro|dorado|verde|azul|amarillo|plateado|rouge|blanc|noir|doré|vert|bleu|rose|jaune|argenté|vermelho|branco|preto|dourado|amarelo|prateado|rosso|bianco|nero|dorato|blu|giallo|argentato)';
const INFLECTED = `(?:${COLOR}|roja|rossa|blanca|blanche|noire|verte|bleue|dorée|vermelha|branca|preta|dourada|bianca|nera|dorata|gialla|roter?|rote[nsm]|weiße[rnsm]?|schwarze[rnsm]?|goldene[rnsm]?|grüne[rnsm]?|blaue[rnsm]?)`;
const FRAME = '(?:frame|border|rahmen|rand|marco|borde|cadre|bordure|moldura|borda|cornice|bordo)';
const OCCASION =
  "(?:christmas|xmas|easter|halloween|new year(?:['’]?s)?|valentine(?:['’]?s)?(?: day)?|the holidays?|the wedding|weihnachten|ostern|silvester|neujahr|(?:den |zum )?valentinstag|die hochzeit|(?:la )?navidad|(?:el )?año nuevo|san valentín|la boda|no[ëe]l|pâques|(?:le )?nouvel an|la saint[- ]valentin|le mariage|(?:o )?natal|(?:a )?páscoa|(?:o )?ano novo|(?:o )?dia dos namorados|o casamento|(?:il )?natale|(?:la )?pasqua|capodanno|san valentino|il matrimonio)";
const FOR = '(?:for|für|zu|para|pour|per|pro|pra)';

/** For each language, a network that cuts the picture off, the words that ask for borders, and the plainer wish. */
const NETWORK =
  "(?:instagram|insta|ig|facebook|fb|whats ?app|tik ?tok|linkedin|(?:die|the|la|il|o|l[’']) ?app)";
const CUTS: readonly (readonly [cuts: string, ask: string, plainer: string])[] = [
  [
    '(?:always |keeps |just )?(?:crop(?:s|ping|ped)?|cuts?|cutting|chops?)(?: (?:it|this|me|us|my (?:photo|picture|pic|feet|head)|the (?:photo|picture|sides)))?(?: off)?',
    '(?:so )?(?:please )?(?:add|put|need|give it)(?: some| the| me)?',
    'add white borders',
  ],
  [
    '(?:schneidet|beschneidet|kappt)(?: (?:mir|uns|immer|es|das|das bild|das foto|sie|ihn|mich))*(?: (?:ab|zu))?',
    '(?:(?:mach|setz|füg|pack|bau)e?(?: (?:bitte|mal|da|noch|lieber))*|bitte|brauche?)',
    'weißen Rand dazu',
  ],
  [
    '(?:(?:me|nos|siempre) )*(?:l[ao] |la foto )?(?:corta|recorta)(?: (?:la foto|la imagen))?',
    '(?:p[oó]n(?:le|me|er)?|añ[aá]de(?:le)?|agr[eé]ga(?:le)?)',
    'ponle un borde blanco',
  ],
  [
    "(?:(?:me |nous )?(?:la |le |l['’])?(?:coupe|recadre|rogne)(?: (?:la photo|ma photo|l['’]image))?)",
    '(?:met[sz]|ajoute[rz]?|rajoute[rz]?)(?:[- ](?:y|moi|lui))?',
    'ajoute une bordure blanche',
  ],
  [
    '(?:(?:me |sempre )?(?:corta|recorta|cortou)(?: (?:a foto|a imagem|tudo|ela))?)',
    '(?:coloca|põe|bota|adiciona|coloque|ponha)',
    'coloca uma borda branca',
  ],
  [
    "(?:(?:mi |ci |sempre )*(?:la |l['’])?(?:taglia|ritaglia)(?: (?:la foto|l['’]immagine))?)",
    '(?:metti|aggiungi|mettici|mettile)',
    'aggiungi un bordo bianco',
  ],
];
const BORDERS =
  '(?: (?:some|the|ein paar|die|den|unos|los|un|des|les|une?|umas?|as|i|dei|un))?(?: (?:borders?|bars|margins?|ränder|rand|rahmen|bordes?|márgenes|marco|bords|bordures?|marges|bordas?|margens|moldura|bordi|bordo|margini|cornice))(?: (?:dran|hinzu|drum|around|autour))?';

export const FRAMES_FOR_OCCASIONS: readonly Rewording[] = [
  // "Roter Rahmen für Weihnachten".
  [
    new RegExp(
      `(?<!\\p{L})(?<frame>${INFLECTED} ${FRAME}|${FRAME} (?:in |en |em |di )?${INFLECTED}) ${FOR} ${OCCASION}(?!\\p{L})`,
      'giu',
    ),
    '$<frame>',
  ],
  ...CUTS.map(([cuts, ask, plainer]): Rewording => [
    new RegExp(
      `(?<=^|[.!?;\\n] ?)(?:${NETWORK}|o ${NETWORK}) ${cuts}(?:,| and| so| und| also| y| et| e| quindi| então| alors)? ?${ask}${BORDERS}(?=\\s*(?:[,.;!?]|$))`,
      'giu',
    ),
    plainer,
    /insta|ig|facebook|fb|whats|tik|linkedin|app/iu,
  ]),
  [
    new RegExp(
      `(?<!\\p{L})(?:outline|edge|line) (?<what>(?:the |this |my )?(?:whole )?(?:photo|picture|image|pic)) (?:in|with) (?<color>${COLOR})(?!\\p{L})`,
      'giu',
    ),
    'frame $<what> in $<color>',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:umrande|umrahme|umrandet)(?:n)? (?:(?:bitte|mal) )?(?:das |dieses |mein )?(?:ganze )?(?:bild|foto) (?:in |mit )?(?<color>${INFLECTED})(?!\\p{L})`,
      'giu',
    ),
    'rahme das Bild $<color> ein',
  ],
  [
    new RegExp(
      `(?<!\\p{L})conto[ru]n(?:a|ar|ea|ear|e) (?<what>(?:toda )?(?:la |a )?(?:foto|imagen|imagem)) (?:de|en|em|com|con) (?<color>${INFLECTED})(?!\\p{L})`,
      'giu',
    ),
    'moldura de cor $<color>',
  ],
  [
    new RegExp(
      `(?<!\\p{L})contorna(?:re|mi)? (?<what>(?:tutta )?(?:la foto|l['’]immagine)) (?:di|in|con) (?<color>${INFLECTED})(?!\\p{L})`,
      'giu',
    ),
    'incornicia $<what> di $<color>',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:entoure[rz]?|borde[rz]?) (?<what>(?:toute )?(?:la photo|l['’]image)) (?:de|en|avec du) (?<color>${INFLECTED})(?!\\p{L})`,
      'giu',
    ),
    'encadre $<what> en $<color>',
  ],
  // "Un ribete negro", "schwarzes Rahmerl": other names for a border.
  [/(?<!\p{L})(?<a>un )?ribetes?(?= \p{L}+| *$)/giu, '$<a>borde'],
  [/(?<!\p{L})rahm(?:erl|le|li)(?!\p{L})/giu, 'Rahmen'],
];
