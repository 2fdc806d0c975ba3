import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Cut the top a bit, maybe 10 percent": how much is cut off, behind the side. The amount belongs to the crop, and is no new
 * size of the picture.
 */

interface Language {
  /** A verb that cuts with what stands between it and the side. */
  readonly cut: string;
  readonly sides: string;
  /** What may stand between the side and the amount, with a comma or “by”. */
  readonly behind: string;
  readonly about: string;
  readonly plainer: (side: string, much: string) => string;
}

const LANGUAGES: readonly Language[] = [
  {
    cut: '(?:crop|cut|trim|shave|slice|chop)(?: off)?(?: (?:(?:just )?(?:a (?:bit|little|tiny bit|touch|strip|piece|sliver)|some|something) ?(?:off|from|of|at))?)?(?: off)?(?: (?:the|its))?',
    sides: 'top|bottom|left|right',
    behind:
      '(?: (?:side|edge|part|border))?(?: off)?(?: (?:just )?(?:a (?:tiny |little )?bit|a little|slightly|some))?(?: by|,| -)',
    about: 'by|maybe|perhaps|about|around|like|roughly|say|approximately|probably|i guess|something like',
    plainer: (side, much) => `crop ${much} off the ${side}`,
  },
  {
    cut: '(?:schneide?|kürze?|stutze?|beschneide?)(?: (?:bitte|mal|es|das (?:bild|foto)))*',
    sides: 'oben|unten|links|rechts',
    behind: '(?: (?:bitte|noch|nur|etwas|was|ein (?:bisschen|wenig|stück)))*(?: (?:ab|weg))?(?: um|,| -)',
    about: 'um|vielleicht|etwa|ungefähr|circa|ca\\.?|rund|so|sagen wir',
    plainer: (side, much) => `${side} ${much} abschneiden`,
  },
  {
    cut: '(?:re)?corta(?:r|l[ae])?(?: un (?:poco|poquito|pelín)| algo)?(?: (?:de|por|desde|en|a))?',
    sides: 'arriba|abajo|la izquierda|la derecha',
    behind: '(?: un (?:poco|poquito|pelín)| algo)?(?: en|,| -)',
    about: 'quizás?|tal vez|como|unos?|un|más o menos|aproximadamente|digamos|en',
    plainer: (side, much) => `recorta un ${much} por ${side}`,
  },
  {
    cut: '(?:(?:re)?coupe[rz]?|rogne[rz]?)(?:[- ]l[ae])?(?: un (?:peu|petit peu))?',
    sides: 'en haut|en bas|à gauche|à droite',
    behind: '(?: (?:un (?:peu|petit peu)))?(?: de|,| -)',
    about: 'peut-être|environ|genre|disons|à peu près|de|dans les',
    plainer: (side, much) => `coupe ${much} ${side}`,
  },
  {
    cut: '(?:re)?cort(?:a|e|ar)(?: um (?:pouco|pouquinho|bocadinho))?',
    sides:
      'em cima|embaixo|em baixo|(?:à|na|da|do lado) esquerda|(?:à|na|da|do lado) direita|de cima|de baixo',
    behind: '(?: um (?:pouco|pouquinho|bocadinho))?(?: em|,| -)',
    about: 'talvez|uns|cerca de|mais ou menos|tipo|aproximadamente|digamos|em',
    plainer: (side, much) => `corta ${much} ${side}`,
  },
  {
    cut: "(?:ri)?tagli(?:a|are|ala|alo)(?: un (?:po[’']|pochino|pezzo))?",
    sides: 'in alto|in basso|sopra|sotto|a sinistra|a destra',
    behind: "(?: un (?:po[’']|pochino))?(?: del?|,| -)",
    about: 'forse|circa|tipo|diciamo|più o meno|magari|un|il|del',
    plainer: (side, much) => `taglia ${much} ${side}`,
  },
];

const MUCH =
  '(?<number>\\d{1,4}) ?(?:%|percent|per ?cento?|prozent|por ?ciento|pour ?cent|por ?cento|(?<pixels>px|pixels?|píxeles))';

type Groups = Readonly<Record<string, string | undefined>>;
const cutBy =
  (plainer: Language['plainer']) =>
  (...found: readonly unknown[]): string => {
    const { side = '', number = '', pixels } = found.at(-1) as Groups;
    return plainer(side, `${number}${pixels === undefined ? '%' : ' px'}`);
  };

export const AMOUNTS_BEHIND_SIDES: readonly Rewording[] = [
  ...LANGUAGES.map(({ cut, sides, behind, about, plainer }): Rewording => [
    new RegExp(
      `(?<!\\p{L})${cut} (?<side>${sides})${behind} (?:(?:${about}) )*${MUCH}(?: (?:ab|weg))?${BEFORE_NEXT_WISH}`,
      'giu',
    ),
    cutBy(plainer),
  ]),
  // "Oben etwas abschneiden, vielleicht 10 %": the verb stands behind the side.
  [
    new RegExp(
      `(?<!\\p{L})(?<side>oben|unten|links|rechts)(?: (?:bitte|noch|nur|etwas|was|ein (?:bisschen|wenig|stück)))* (?:(?:ab|weg|be)schneiden|kürzen|stutzen),? (?:(?:um|vielleicht|etwa|ungefähr|circa|ca\\.?|rund|so|sagen wir) )*${MUCH}${BEFORE_NEXT_WISH}`,
      'giu',
    ),
    cutBy((side, much) => `${side} ${much} abschneiden`),
  ],
];
