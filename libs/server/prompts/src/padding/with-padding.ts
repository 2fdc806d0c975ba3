import { hexOfName } from '@safelight/operations';
import { valueIn } from '../clauses/reading.ts';
import { inOrder, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { COLOR_WORD } from '../words/color-words.ts';
import { wordsOf } from '../words/words.ts';
import { BARS_SAID } from './bars-said.ts';

/*
 * A shape that a picture shall get without losing anything: "4:5 without cropping", "9:16 with blurred sides", "wider at the
 * sides for 16:9". What is said of cutting nothing off, of room at the sides and of bars is taken out, and the crop or the
 * size that the rest asks for is reached with bars.
 */

const all = (of: keyof (typeof BARS_SAID)[number], end = ''): RegExp =>
  new RegExp(BARS_SAID.map((said) => `(?<!\\p{L})(?:${said[of]})(?!\\p{L})${end}`).join('|'), 'giu');
/** "Don't cut off my feet" only says what a crop must keep. */
const NOTHING_NAMED =
  '(?=\\s*(?:[,.;:!?\\n]|$| (?:and|but|with|using|use|add|put|just|only|please|und|aber|mit|nur|bitte|y|pero|con|pon|solo|et|mais|avec|mets|juste|e|mas|com|coloca|só|ma|metti)(?!\\p{L})))';
/** "Add space on both sides of the dog" says more about a thing of the picture. */
const OF_THE_PICTURE =
  '(?! (?:of|around|von|vom|de[lr]?|du|des|d[ao]s?|di|dell\\p{L}+) (?!(?:(?:the|this|my|la|a|das|dem) )?(?:photo|picture|image|bild|foto|imagen|imagem|immagine)(?!\\p{L})))';
const SAID = {
  noCrop: all('noCrop', NOTHING_NAMED),
  widened: all('widened', OF_THE_PICTURE),
  bars: all('bars'),
  borders: all('borders'),
  blurred: all('blurred'),
  blurredBehind: all('blurredBehind'),
};
/** A picture is padded to what it shall become: "pad it to 1:1". */
const PAD =
  /(?<!\p{L})(?:pad|letterbox)(?: (?:it|this|the (?:photo|picture|image)))?(?: out)?(?= (?:to|into)(?!\p{L}))/iu;
/** "No black bars". */
const NO_BARS =
  /(?<!\p{L})(?:no|without|not|ohne|keine|sin|sans|pas de|sem|senza|niente)(?: \p{L}+)? (?:bars?|borders?|balken|streifen|ränder|barras|bordes|bandes|barres|bords|faixas|bordas|bande|barre|bordi)(?!\p{L})/iu;
const BAR =
  '(?:bars?|stripes?|strips?|bands?|balken|streifen|barras|franjas|bandas|tiras|bandes|barres|faixas|tarjas|barre|bande|strisce)';
const HIDES =
  '(?:cover|hid[ei]|censor|black|obscure|mask|redact|verdeck|abdeck|überdeck|verberg|verstec?k|zensier|unkenntlich|tap|cubr|ocult|escond|censur|cach|couvr|masqu|cubra|cobr|nascond|copr|oscur)\\p{L}*';
const HIDDEN =
  '(?:faces?|eyes?|names?|plates?|\\p{L}*gesicht(?:er)?|augen|namen?|kennzeichen|caras?|rostros?|ojos|nombres?|placas?|matrículas?|visages?|yeux|noms?|plaques?|rostos?|olhos|nomes?|matrículas?|volt[oi]|facc(?:e|ia)|vis[oi]|occhi|nom[ei]|targ(?:a|he))';
const UPON =
  '(?:over|across|on|in front of|über|vor|auf|sobre|encima de|delante de|sur|devant|por cima d[aeo]s?|em cima d[aeo]s?|nos?|nas?|sopra|su[il]?|sugli|sulle|davanti)';
/** “Hide the faces behind black bars”, “schwarze Balken über die Gesichter”: they lie in the picture, and not beside it. */
const COVERING_BARS = new RegExp(
  `(?<!\\p{L})(?:${HIDES} [^.,;!?]{0,20}?(?<!\\p{L})${HIDDEN} [^.,;!?]{0,25}?(?<!\\p{L})${BAR}|${BAR} (?:\\p{L}+ )?${UPON} (?:[\\p{L}']+ ){0,2}?${HIDDEN}|${HIDDEN} (?:[\\p{L}]+ ){1,3}${BAR} ${HIDES})(?!\\p{L})`,
  'iu',
);
/** What is left of a sentence from which bars were taken out. */
const LEFT_OVER =
  /^[\s,;.!:–-]+|[\s,;:–-]+$|(?<=^|[,;.!?]) *(?:and|but|to|und|aber|y|pero|et|mais|e|mas|ma)(?= |$)/giu;

interface Padding {
  readonly rest: string;
  readonly fill: Readonly<Record<string, string>>;
}

const without = (prompt: string, said: RegExp): string => prompt.replace(said, ' ');

const COLOR = new RegExp(`(?<!\\p{L})${COLOR_WORD}(?!\\p{L})`, 'iu');
const colorIn = (said: string): Readonly<Record<string, string>> => {
  const name = wordsOf(COLOR.exec(said)?.[0] ?? '')
    .words.map((word) => valueIn(word, 'color'))
    .find((value) => value !== null);
  const hex = name === undefined ? null : hexOfName(name);
  return name === undefined || hex === null ? {} : { color: hex, name };
};

/** What a prompt says of bars, and the rest of it. Null if it says nothing of them. */
const paddingIn = (prompt: string): Padding | null => {
  if (NO_BARS.test(prompt) || COVERING_BARS.test(prompt)) return null;
  const uncut = without(without(prompt, SAID.widened), SAID.noCrop);
  const isUncut = uncut !== prompt;
  const blurred = isUncut && uncut.search(SAID.blurred) < 0 ? SAID.blurredBehind : SAID.blurred;
  if (uncut.search(blurred) >= 0) return { rest: without(uncut, blurred), fill: { fill: 'blurred' } };
  const bars = uncut.match(SAID.bars)?.[0] ?? (isUncut ? uncut.match(SAID.borders)?.[0] : undefined);
  if (bars !== undefined) return { rest: uncut.replace(bars, ' '), fill: colorIn(bars) };
  if (isUncut) return { rest: uncut, fill: {} };
  return PAD.test(prompt) ? { rest: prompt.replace(PAD, 'crop'), fill: {} } : null;
};

/** The crop or the size that is reached with bars instead. Null if the step is none. */
const withBars = (
  { operation, options, strength }: PlannedStep,
  fill: Padding['fill'],
): PlannedStep | null => {
  const { ratio, width, height } = options;
  const isOnlyShape = Object.keys(options).every((key) => ['ratio', 'keeps', 'sides'].includes(key));
  if (operation === 'crop' && typeof ratio === 'string' && isOnlyShape) {
    const shape = ratio === '1:1' ? { shape: 'square' } : { shape: 'padded', ratio };
    return { operation: 'border', strength, options: { ...shape, ...fill } };
  }
  if (operation !== 'resize' || width === undefined || height === undefined) return null;
  return {
    operation: 'border',
    strength,
    options: { shape: 'padded', ratio: `${width}:${height}`, width, height, ...fill },
  };
};

/** The reading of a prompt in which a shape or a size is reached with bars if nothing shall be cut off for it. */
export const withPadding = (prompt: string, read: (prompt: string) => PromptReading): PromptReading => {
  const padding = paddingIn(prompt);
  if (padding === null) return read(prompt);
  const reading = read(padding.rest.replace(LEFT_OVER, '').replace(/ {2,}/gu, ' '));
  const shaped = reading.steps.filter((step) => withBars(step, padding.fill) !== null);
  const [only] = shaped.length === 2 ? shaped.filter(({ operation }) => operation === 'resize') : shaped;
  const step = only === undefined ? null : withBars(only, padding.fill);
  if (step === null) return read(prompt);
  const others = reading.steps.filter((one) => !shaped.includes(one) && one.operation !== 'border');
  return { ...reading, steps: inOrder([...others, step]) };
};
