import { AND_WORDS, endOrNext, PLEASE_WORDS } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * A shape in numbers or the name of a page, and that it shall lie or stand: "5x7 landscape" is 7:5, and "A4 quer" a page that
 * lies. Numbers that say the same already stay as they are.
 */

/** The sides of a page of the A series, to 0.2 %, and of an American one. */
const A_SERIES = [12, 17];
const LETTER = [17, 22];

const UNIT = '(?: ?(?:cm|mm|in|inch(?:es)?|zoll|pulgadas|pouces|polegadas|pollici))?';
const SHAPE = `(?:(?<one>\\d{1,2})${UNIT} ?(?:x|×|:|by|auf|por|par|per) ?(?<other>\\d{1,2})${UNIT}|(?:din[ -]?)?(?<page>a[3-6])|(?<letter>us letter|letter(?= (?:size|format|paper))))(?!\\p{L}|\\d|[:x×])`;
const LYING = 'landscape|horizontal|quer|querformat|apaisad[oa]|paysage|paisagem|orizzontale';
const UPRIGHT = 'portrait|upright|vertical|hoch|hochkant|hochformat|retrato|verticale';
const KIND = '(?:[ -](?:size|sized|format|orientation|mode|paper|page|sheet|print|crop|photo))';
const NEXT = endOrNext(
  `${AND_WORDS}|${PLEASE_WORDS}|pls|for|für|para|pour|pra|per|zuschneiden|with|mit|con|avec|com`,
);

const turned = (...found: readonly unknown[]): string => {
  const said = String(found[0]);
  const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
  const page = groups['page'] === undefined ? (groups['letter'] === undefined ? null : LETTER) : A_SERIES;
  const sides = page ?? [Number(groups['one']), Number(groups['other'])];
  const [short, long] = [Math.min(...sides), Math.max(...sides)];
  const [width, height] = groups['lying'] === undefined ? [short, long] : [long, short];
  return page === null && sides[0] === width ? said : `${width}:${height}`;
};

/** Sizes in pixels have their own sides, and a flip or a turn its own direction. */
const SAYS_SHAPE =
  /^(?!.*(?:\d ?(?:dpi|ppi|ppp|px|pixel)|flip|mirror|rotat|turn|spiegel|dreh|volte|gira|refl[ei]j|espelh|retourn|tourn|capovol|ruota|specchi))/isu;

const WAY = `(?:(?<lying>${LYING})|(?:${UPRIGHT}))`;

/** A page with a margin: in “17:12 with a 1 cm margin” the border is a wish of its own beside the crop. */
const BORDERED: Rewording = [
  /(?<=(?<![\d:.])\d{1,2}:\d{1,2}) (?:with|mit|con|avec|com) (?=(?:(?:an?|einem|un|una|une|uma?) )?(?:[\p{L}\d.,]+ ){0,3}(?:margins?|borders?|frames?|rand|rändern|rahmen|m[aá]rgen(?:es)?|bordes?|marges?|bordures?|margem|margens|bordas?|margin[ei]|bord[oi])(?!\p{L}))/giu,
  ', ',
];

export const SHAPES_TURNED: readonly Rewording[] = [
  ...[
    `${SHAPE}${KIND}?,? (?:in |im |en |em |als |as )?${WAY}${KIND}*${NEXT}`,
    // "Crop this landscape 4:5" is about what the picture shows.
    `(?<=(?:^|[,.;!?]|(?<!\\p{L})(?:an?|as|in|into|to|for|als|en|em|au|au format|formato|crop)) *)${WAY}${KIND}* ${SHAPE}${KIND}?${NEXT}`,
  ].map((said): Rewording => [new RegExp(`(?<![\\p{L}\\d.:])${said}`, 'giu'), turned, SAYS_SHAPE]),
  BORDERED,
];
