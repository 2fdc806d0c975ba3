import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Cut the top a bit, maybe 10 percent": how much is cut off, behind the side. The amount belongs to the crop, and is no new
 * size of the picture.
 */

type Side = readonly [said: string, plainer: string];
interface Language {
  /** A verb that cuts with what may stand between it and the side. */
  readonly cut: string;
  readonly sides: readonly Side[];
  /** What may stand between the side and the amount: “a bit”, or a particle of the verb. */
  readonly little: string;
  /** What leads to the amount. */
  readonly by: string;
  readonly about: string;
  readonly plainer: (side: string, much: string) => string;
}

const LANGUAGES: readonly Language[] = [
  {
    cut: '(?:crop|cut|trim|shave|slice|chop)(?: off)?(?: (?:(?:just )?(?:a (?:bit|little|tiny bit|touch|strip|piece|sliver)|some|something) ?(?:off|from|of|at))?)?(?: off)?(?: (?:the|its))?',
    sides: ['top', 'bottom', 'left', 'right'].map((side) => [`${side}(?: (?:side|edge|part|border))?`, side]),
    little: '(?:off|just|a|tiny|little|bit|slightly|some)',
    by: '(?: by|,| -|)',
    about: 'by|maybe|perhaps|about|around|like|roughly|say|approximately|probably|i guess|something like|a',
    plainer: (side, much) => `crop ${much} off the ${side}`,
  },
  {
    cut: '(?:schneide?|kürze?|stutze?|beschneide?)(?: (?:bitte|mal|es|das (?:bild|foto)))*',
    sides: [
      ['(?:oben|den oberen (?:rand|teil))', 'oben'],
      ['(?:unten|den unteren (?:rand|teil))', 'unten'],
      ['(?:links|den linken (?:rand|teil))', 'links'],
      ['(?:rechts|den rechten (?:rand|teil))', 'rechts'],
    ],
    little: '(?:bitte|noch|nur|etwas|was|ein|bisschen|wenig|stück|ab|weg)',
    by: '(?: um|,| -)',
    about: 'um|vielleicht|etwa|ungefähr|circa|ca\\.?|rund|so|sagen wir',
    plainer: (side, much) => `${side} ${much} abschneiden`,
  },
  {
    cut: '(?:re)?corta(?:r|l[ae])?(?: un (?:poco|poquito|pelín)| algo)?(?: (?:de|por|desde|en|a|la parte|la parte de|el lado|el borde))?',
    sides: [
      ['(?:arriba|superior)', 'arriba'],
      ['(?:abajo|inferior)', 'abajo'],
      ['(?:la )?izquierd[ao]', 'la izquierda'],
      ['(?:la )?derech[ao]', 'la derecha'],
    ],
    little: '(?:un|poco|poquito|pelín|algo)',
    by: '(?: en|,| -)',
    about: 'quizás?|tal vez|como|unos?|un|más o menos|aproximadamente|digamos|en',
    plainer: (side, much) => `recorta un ${much} por ${side}`,
  },
  {
    cut: '(?:(?:re)?coupe[rz]?|rogne[rz]?)(?:[- ]l[ae](?= (?:en|à)(?!\\p{L})))?(?: un (?:peu|petit peu))?(?: (?:en|à|le|la|le côté|le bord))',
    sides: [
      ['haut', 'en haut'],
      ['bas', 'en bas'],
      ['gauche', 'à gauche'],
      ['droite?', 'à droite'],
    ],
    little: '(?:un|petit|peu)',
    by: '(?: de|,| -)',
    about: 'peut-être|environ|genre|disons|à peu près|de|dans les',
    plainer: (side, much) => `coupe ${much} ${side}`,
  },
  {
    cut: '(?:re)?cort(?:a|e|ar)(?: um (?:pouco|pouquinho|bocadinho))?(?: (?:em|à|na|da|de|a|a parte de|o lado|do lado))?',
    sides: [
      ['cima', 'em cima'],
      ['(?:embaixo|baixo)', 'embaixo'],
      ['esquerd[ao]', 'à esquerda'],
      ['direit[ao]', 'à direita'],
    ],
    little: '(?:um|pouco|pouquinho|bocadinho)',
    by: '(?: em|,| -)',
    about: 'talvez|uns|cerca de|mais ou menos|tipo|aproximadamente|digamos|em',
    plainer: (side, much) => `corta ${much} ${side}`,
  },
  {
    cut: "(?:ri)?tagli(?:a|are|ala|alo)(?: un (?:po[’']|pochino|pezzo))?(?: (?:in|a|la parte|il lato|il bordo))?",
    sides: [
      ['(?:alto|sopra|superiore)', 'in alto'],
      ['(?:basso|sotto|inferiore)', 'in basso'],
      ['sinistr[ao]', 'a sinistra'],
      ['destr[ao]', 'a destra'],
    ],
    little: "(?:un|po[’']|pochino)",
    by: '(?: del?|,| -)',
    about: 'forse|circa|tipo|diciamo|più o meno|magari|un|il|del',
    plainer: (side, much) => `taglia ${much} ${side}`,
  },
];

const MUCH =
  '(?:(?<third>third)|(?<quarter>quarter)|(?<number>\\d{1,4}) ?(?:%|percent|per ?cento?|prozent|por ?ciento|pour ?cent|por ?cento|(?<pixels>px|pixels?|píxeles)))';

type Groups = Readonly<Record<string, string | undefined>>;
const cutBy =
  (sides: readonly Side[], plainer: Language['plainer']) =>
  (...found: readonly unknown[]): string => {
    const { side = '', number, third, pixels } = found.at(-1) as Groups;
    const [, plain = side] = sides.find(([said]) => new RegExp(`^${said}$`, 'iu').test(side)) ?? [];
    const share = number ?? (third === undefined ? '25' : '33');
    return plainer(plain, `${share}${pixels === undefined ? '%' : ' px'}`);
  };

export const AMOUNTS_BEHIND_SIDES: readonly Rewording[] = LANGUAGES.flatMap(
  ({ cut, sides, little, by, about, plainer }): readonly Rewording[] => {
    const side = `(?<side>${sides.map(([said]) => said).join('|')})`;
    const much = `(?:(?:${about}) )*${MUCH}`;
    return [
      [
        new RegExp(
          `(?<!\\p{L})${cut} ${side}(?: ${little})*${by} ${much}(?: (?:ab|weg))?${BEFORE_NEXT_WISH}`,
          'giu',
        ),
        cutBy(sides, plainer),
      ],
      // "Oben etwas abschneiden, vielleicht 10 %": the verb stands behind the side.
      [
        new RegExp(
          `(?<!\\p{L})${side}(?: ${little})* (?:(?:ab|weg|be)schneiden|kürzen|stutzen),? ${much}${BEFORE_NEXT_WISH}`,
          'giu',
        ),
        cutBy(sides, plainer),
      ],
    ];
  },
);
