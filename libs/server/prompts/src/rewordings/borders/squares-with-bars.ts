import { END_OF_LINE } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Bars that make a picture square: "white borders so that it is square", "square with black bars". Nothing is cut off for
 * them, and they have the color that is said. "Square with a white border" may as well be a crop and a border, and stays as
 * it is.
 */

interface Language {
  readonly colors: string;
  /** What is never a frame, and all words for what lies at the sides. The color stands before or behind it. */
  readonly bars: string;
  readonly borders: string;
  readonly isColorFirst: boolean;
  readonly sides: string;
  readonly purpose: string;
  readonly square: string;
  readonly instead: string;
  readonly plainer: string;
}

const LANGUAGES: readonly Language[] = [
  {
    colors: '(?:white|black|gr[ae]y|beige|cream|red|blue|green|pink|gold)',
    bars: '(?:bars|stripes|strips|bands)',
    borders: '(?:bars|borders?|stripes|strips|bands|margins|edges|padding)',
    isColorFirst: true,
    sides:
      '(?:(?:above and below|at the (?:top and bottom|sides)|on (?:the|both) sides|(?:on|at) the left and right|left and right|top and bottom|around it))',
    purpose:
      "(?:so (?:that )?(?:it['’]?s|it is|it becomes|it gets|the (?:photo|picture) is|i get an?)|to (?:make|get|turn) (?:it|this|the (?:photo|picture))(?: into)?|until it['’]?s)(?: an?)? square",
    square: '(?:(?:make|get|pad) (?:it|this)(?: to| into)? (?:an? )?)?square',
    instead:
      '(?:instead of|rather than|not) (?:crop|cut)ping|instead of (?:cropping|cutting)|no crop(?:ping)?',
    plainer: 'make it square without cropping, with a',
  },
  {
    colors:
      '(?:wei(?:ß|ss)e[nrs]?|schwarze[nrs]?|graue[nrs]?|beige[nrs]?|rote[nrs]?|blaue[nrs]?|grüne[nrs]?)',
    bars: '(?:balken|streifen)',
    borders: '(?:balken|streifen|ränder[n]?|rand|rahmen)',
    isColorFirst: true,
    sides: '(?:oben und unten|links und rechts|an den seiten|rundherum|seitlich)',
    purpose:
      '(?:damit|sodass|so dass|bis) (?:es|das bild|das foto|sie) quadratisch (?:ist|wird)|um es quadratisch zu machen',
    square: '(?:mach es )?quadratisch',
    instead:
      '(?:statt|anstatt|nicht) (?:zu(?:zu)?schneiden|zu ?schneiden|beschneiden|abschneiden)|statt zuschnitt',
    plainer: 'mach es quadratisch ohne zuzuschneiden, mit',
  },
  {
    colors: '(?:blanc[oa]s?|negr[oa]s?|gris(?:es)?|beige|roj[oa]s?|azul(?:es)?|verdes?)',
    bars: '(?:barras|franjas|bandas|tiras)',
    borders: '(?:barras|franjas|bandas|tiras|bordes?|márgenes|marco)',
    isColorFirst: false,
    sides: '(?:arriba y abajo|a los lados|en los lados|a izquierda y derecha)',
    purpose:
      '(?:para que (?:sea|quede|esté)|hasta que (?:sea|quede)|para (?:hacerl[ao]|dejarl[ao])) cuadrad[ao]',
    square: '(?:(?:hazla|hazlo|ponla|déjala) )?cuadrad[ao]',
    instead: '(?:en (?:vez|lugar) de|sin|no) (?:re)?cortar(?:l[ao])?',
    plainer: 'hazla cuadrada sin cortar nada, con borde',
  },
  {
    colors: '(?:blanc(?:he)?s?|noire?s?|grise?s?|beiges?|rouges?|bleue?s?|vertes?)',
    bars: '(?:bandes|barres)',
    borders: '(?:bandes|barres|bords?|bordures?|marges|cadre)',
    isColorFirst: false,
    sides: '(?:en haut et en bas|sur les côtés|à gauche et à droite|de chaque côté)',
    purpose:
      "(?:pour (?:que (?:ce|ça) soit|qu['’](?:elle|il) soit|(?:la|le) (?:rendre|mettre)(?: en)?|faire un)) carrée?",
    square: '(?:(?:mets-la|mets-le|fais-la) (?:en )?)?(?:format )?carrée?',
    instead: '(?:au lieu de|plutôt que de|sans|pas) (?:la |le )?(?:couper|recadrer|rogner)',
    plainer: 'mets-la en carré sans rien couper, avec une bordure',
  },
  {
    colors: '(?:branc[oa]s?|pret[oa]s?|cinzas?|bege|vermelh[oa]s?|azu(?:l|is)|verdes?)',
    bars: '(?:faixas|barras|tarjas|tiras)',
    borders: '(?:faixas|barras|tarjas|tiras|bordas?|margens|moldura)',
    isColorFirst: false,
    sides: '(?:em cima e embaixo|em cima e em baixo|dos lados|nos lados|nas laterais)',
    purpose: '(?:(?:pra|para) (?:ficar|que fique|deixar)|até ficar) quadrad[ao]',
    square: '(?:(?:deixa|faz|coloca) )?quadrad[ao]',
    instead: '(?:em vez de|ao invés de|sem) (?:re)?cortar',
    plainer: 'deixa quadrada sem cortar nada, com borda',
  },
  {
    colors: '(?:bianc(?:o|a|he|hi)|ner[oaie]|grigi[oae]?|beige|ross[oaei]|blu|verd[ei])',
    bars: '(?:bande|strisce|fasce|barre)',
    borders: '(?:bande|strisce|fasce|barre|bord[oi]|margini|cornice)',
    isColorFirst: false,
    sides: '(?:sopra e sotto|ai lati|sui lati|a sinistra e a destra)',
    purpose: '(?:per (?:farla|renderla|averla)|così (?:è|diventa)|in modo che sia) quadrat[ao]',
    square: '(?:(?:falla|rendila|fammela) )?quadrat[ao]',
    instead: '(?:invece (?:di|che)|senza) (?:ri)?tagliar(?:e|l[ao])',
    plainer: 'falla quadrata senza tagliare niente, con bordo',
  },
];

const START = '(?<=^|[.!?;\\n] ?)';
const PUT =
  '(?:(?:add|put|use|with|please|bitte|mach|füg|setz|mit|pon|ponle|añade|con|ponme|mets|ajoute|avec|des|coloca|põe|bota|com|adiciona|metti|aggiungi|some|the|unos|unas|umas|un|una|une|um|uma|einen|a) )*';

/** "Square with a white border": a crop and a border, which in three languages lost the crop. */
const SQUARES_WITH_BORDER: readonly Rewording[] = [
  [
    /(?<=^|[.!?;\n] ?)(?:(?:make|crop|get) (?:it|this)(?: to| into)?(?: an?)? )?square,? (?:with|and) (?<border>an? (?:thin |thick |wide )?\p{L}+ (?:border|frame))(?=\s*(?:[,.;!?\n]|$))/giu,
    'crop it to a square, add $<border>',
  ],
  [
    /(?<=^|[.!?;\n] ?)(?:mets-la en )?(?:format )?carrée?,? (?:avec|et) (?<border>(?:un|une|des) (?:cadre|bordures?|bords?) (?:fine? )?\p{L}+)(?=\s*(?:[,.;!?\n]|$))/giu,
    'recadre en carré, ajoute $<border>',
  ],
  [
    /(?<=^|[.!?;\n] ?)(?:deixa )?quadrad[ao],? (?:com|e) (?:uma? )?(?<border>(?:bordas?|moldura) (?:fina )?\p{L}+)(?=\s*(?:[,.;!?\n]|$))/giu,
    'corta quadrada, adiciona $<border>',
  ],
];

export const SQUARES_WITH_BARS: readonly Rewording[] = LANGUAGES.flatMap(
  ({ colors, bars, borders, isColorFirst, sides, purpose, square, instead, plainer }): Rewording[] => {
    const colored = (noun: string): string =>
      isColorFirst ? `(?<color>${colors}) ${noun}` : `${noun} (?<color>${colors})`;
    const border = plainer.endsWith(' mit')
      ? ' $<color> Rand'
      : isColorFirst
        ? ' $<color> border'
        : ' $<color>';
    const plain = `${plainer}${border}`;
    const among = new RegExp(square, 'iu');
    return [
      [
        new RegExp(
          `${START}${PUT}${colored(borders)}(?:,? ${sides})?(?: dran| dazu| hinzu)?,? ${purpose}${END_OF_LINE}`,
          'giu',
        ),
        plain,
        among,
      ],
      [
        new RegExp(`${START}${square},? ${PUT}${colored(bars)}(?:,? ${sides})?${END_OF_LINE}`, 'giu'),
        plain,
        among,
      ],
      [
        new RegExp(
          `${START}${square},? ${PUT}${colored(borders)}(?:,? ${sides})?,? (?:${instead})${END_OF_LINE}`,
          'giu',
        ),
        plain,
        among,
      ],
    ];
  },
).concat(SQUARES_WITH_BORDER);
