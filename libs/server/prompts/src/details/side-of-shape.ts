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
/** What may follow a side. */
const BEHIND = '(?: (?:side|part|edge|half))?';

const KEPT_SIDES: readonly (readonly [Side, RegExp])[] = LANGUAGES.flatMap(([keep, sides]) =>
  (Object.keys(sides) as Side[]).map((side): readonly [Side, RegExp] => [
    side,
    new RegExp(`(?<!\\p{L})${keep} (?:${sides[side]})${BEHIND}${END}`, 'iu'),
  ]),
);
/** The one side of the picture that a prompt keeps. Null if it keeps none, or several. */
const keptSide = (prompt: string): Side | null => {
  const [side = null, ...others] = new Set(
    KEPT_SIDES.filter(([, said]) => said.test(prompt)).map(([one]) => one),
  );
  return others.length === 0 ? side : null;
};

/** The steps, of which a crop to a shape keeps the side that the prompt names: "16:9, keep the lake at the bottom". */
export const withSideOfShape = (steps: readonly PlannedStep[], prompt: string): readonly PlannedStep[] => {
  const crops = steps.filter(({ operation }) => operation === 'crop');
  const [crop] = crops;
  if (crops.length !== 1 || crop === undefined) return steps;
  const { ratio, edge, around } = crop.options;
  if (ratio === undefined || edge !== undefined || around !== undefined) return steps;
  const side = keptSide(prompt.replaceAll(QUOTATION, '""'));
  return side === null
    ? steps
    : steps.map((step) => (step === crop ? { ...crop, options: { ...crop.options, keeps: side } } : step));
};
