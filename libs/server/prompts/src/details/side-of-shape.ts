import { END } from '../rewordings/ends.ts';
import type { PlannedStep } from '../prompt-reading.ts';
import { QUOTATION } from '../words/quotations.ts';

type Side = 'top' | 'bottom' | 'left' | 'right';

/** German verbs of keeping, which stand behind the side that is kept. */
const GERMAN_KEEP =
  '(?:behalten|erhalten|(?:drin)?lassen|drin lassen|(?:(?:soll|muss) )?(?:drin)?bleib(?:en|t)(?: drin)?)';

/** For each language what keeps a side, or something there, and the words for the sides. */
const LANGUAGES: readonly (readonly [keep: string, sides: Readonly<Record<Side, string>>])[] = [
  [
    "(?:keep(?:ing)?|leave|leaving|show(?:ing)?|don['’]?t (?:cut|crop|trim)(?: off| away)?)(?: (?:the|my|her|his|our|all of the|anything|everything)(?: [\\p{L}-]+){0,3}?)?(?: (?:at|on|in|from|off))?(?: the)?",
    { top: 'top', bottom: 'bottom', left: 'left', right: 'right' },
  ],
  [
    '(?:behalte?|lass|erhalte?|zeige?)(?: (?:den|die|das|mein\\p{L}*)(?: [\\p{L}-]+){1,2}?)?',
    { top: 'oben', bottom: 'unten', left: 'links', right: 'rechts' },
  ],
  [
    '(?:de[rn]|die|das|mein\\p{L}*) [\\p{L}-]+',
    {
      top: `oben ${GERMAN_KEEP}`,
      bottom: `unten ${GERMAN_KEEP}`,
      left: `links ${GERMAN_KEEP}`,
      right: `rechts ${GERMAN_KEEP}`,
    },
  ],
  [
    '(?:deja(?:ndo)?|mantén|manten(?:iendo|er)|conserva(?:ndo)?|respeta(?:ndo)?)(?: (?:el|la|los|las|mi)(?: \\p{L}+){1,2}?)?',
    {
      top: '(?:de )?arriba',
      bottom: '(?:de )?abajo',
      left: '(?:de |a )?la izquierda|izquierdo',
      right: '(?:de |a )?la derecha|derecho',
    },
  ],
  [
    "(?:(?:en )?(?:gard(?:e|ez|ant)|laiss(?:e|ez|ant)|conserv(?:e|ez|ant)))(?: (?:bien )?(?:le |la |les |l['’]|mon |ma )[\\p{L}-]+)?",
    { top: '(?:en|le) haut', bottom: '(?:en|le) bas', left: '(?:à|la) gauche', right: '(?:à|la) droite' },
  ],
  [
    '(?:deixa(?:ndo)?|mant(?:ém|enha|endo|er)|guarda(?:ndo)?)(?: (?:o|a|os|as|meu|minha)(?: \\p{L}+){1,2}?)?',
    {
      top: '(?:em|de) cima',
      bottom: 'embaixo|(?:em|de) baixo',
      left: '(?:à|da|na) esquerda|esquerdo',
      right: '(?:à|da|na) direita|direito',
    },
  ],
  [
    "(?:(?:tien|mantien|lasci|conserv)[aei](?:ndo)?|tenendo|mantenendo)(?: (?:il |la |lo |i |le |l['’]|mi[oa] )\\p{L}+)?",
    {
      top: '(?:in )?alto|sopra|(?:la parte )?alta',
      bottom: '(?:in )?basso|sotto|(?:la parte )?bassa',
      left: '(?:a |la )?sinistra|sinistro',
      right: '(?:a |la )?destra|destro',
    },
  ],
];
/** For each language, how somebody says at which side a shape is cut, of which the opposite side is kept. */
const CUTS: readonly (readonly [cut: string, sides: Readonly<Record<Side, string>>, not: string])[] = [
  [
    '(?:(?:cut(?:ting)?|chop(?:ping)?)(?: (?:it|some|more|that|a bit))?(?: (?:off|away))?(?: (?:from|at|off))?|(?:crop(?:ping)?|tak(?:e|ing)|trim(?:ming)?)(?: (?:it|some|more|that|a bit))? (?:off|away|from|at))(?: of)?(?: the)?',
    { top: 'top|ceiling', bottom: 'bottom|floor', left: 'left', right: 'right' },
    'not (?:from |off |at )?(?:the )?\\p{L}+',
  ],
  [
    '(?:schneid\\p{L}* (?:es |das |was |etwas )*)?',
    {
      top: 'oben (?:ab|weg)(?:schneiden)?',
      bottom: 'unten (?:ab|weg)(?:schneiden)?',
      left: 'links (?:ab|weg)(?:schneiden)?',
      right: 'rechts (?:ab|weg)(?:schneiden)?',
    },
    'nicht \\p{L}+',
  ],
  [
    '(?:re)?c[oó]rt\\p{L}+(?: (?:por|de|desde))?',
    { top: 'arriba', bottom: 'abajo', left: 'la izquierda', right: 'la derecha' },
    'no (?:por |de |desde )?(?:la )?\\p{L}+',
  ],
  [
    '(?:re)?(?:coup|rogn)\\p{L}+',
    { top: 'en haut|par le haut', bottom: 'en bas|par le bas', left: 'à gauche', right: 'à droite' },
    'pas (?:en |à |par le )?\\p{L}+',
  ],
  [
    '(?:re)?cort\\p{L}+(?: (?:por|de|em))?',
    {
      top: 'cima',
      bottom: 'baixo|embaixo',
      left: '(?:da |à |na )?esquerda',
      right: '(?:da |à |na )?direita',
    },
    'não (?:por |de |em |da )?\\p{L}+',
  ],
  [
    '(?:ri)?tagli\\p{L}+(?: (?:da|di|in))?',
    { top: 'sopra|alto', bottom: 'sotto|basso', left: 'a sinistra', right: 'a destra' },
    'non (?:da |di |in |a )?\\p{L}+',
  ],
];
const OPPOSITE: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** What may follow a side. */
const BEHIND = '(?: (?:side|part|edge|half))?';

/** Words before a verb of cutting that deny it. */
const NOT = "(?:don['’ ]?t|not|without|nicht|ohne|no|sin|ne|sans|não|sem|non|senza)";
const SIDES = Object.keys(OPPOSITE) as readonly Side[];
const KEPT_SIDES: readonly (readonly [Side, RegExp])[] = [
  ...LANGUAGES.flatMap(([keep, sides]) =>
    SIDES.map((side): readonly [Side, RegExp] => [
      side,
      new RegExp(`(?<!\\p{L})${keep} (?:${sides[side]})${BEHIND}${END}`, 'iu'),
    ]),
  ),
  ...CUTS.flatMap(([cut, sides, not]) =>
    SIDES.map((side): readonly [Side, RegExp] => [
      OPPOSITE[side],
      new RegExp(
        `(?<!\\p{L})(?<!(?<!\\p{L})${NOT} )${cut} ?(?:${sides[side]})${BEHIND}(?:,? (?:\\p{L} )?${not})?${END}`,
        'iu',
      ),
    ]),
  ),
];
/** The one side of the picture that a prompt keeps. Null if it keeps none, or several. */
const keptSide = (prompt: string): Side | null => {
  const [side = null, ...others] = new Set(
    KEPT_SIDES.filter(([, said]) => said.test(prompt)).map(([one]) => one),
  );
  return others.length === 0 ? side : null;
};
/** "A third off the top": how much of a side is cut off, which is another wish than a shape. */
const AMOUNT =
  /[%\d] ?(?:%|px|percent|prozent)|(?<!\p{L})(?:half|third|quarter|hälfte|drittel|viertel|mitad|tercio|cuarto|moitié|tiers|quart|metade|terço|metà|terzo|quarto)(?!\p{L})/iu;

/**
 * The steps, of which a crop to a shape keeps the side that the prompt names: "16:9, keep the lake at the bottom", or
 * "16:9, cut at the top".
 */
export const withSideOfShape = (steps: readonly PlannedStep[], prompt: string): readonly PlannedStep[] => {
  const crops = steps.filter(({ operation }) => operation === 'crop');
  const [crop] = crops;
  if (crops.length !== 1 || crop === undefined) return steps;
  const { edge, percent, ...shape } = crop.options;
  const isAmount = percent !== undefined && AMOUNT.test(prompt);
  if (shape['ratio'] === undefined || shape['around'] !== undefined || isAmount) return steps;
  const side = keptSide(prompt.replaceAll(QUOTATION, '""'));
  if (side === null || (edge !== undefined && edge !== OPPOSITE[side])) return steps;
  return steps.map((step) => (step === crop ? { ...crop, options: { ...shape, keeps: side } } : step));
};
