import { says } from '../clauses/clauses.ts';
import { BIG, SMALL } from '../details/degrees-of-size.ts';
import { colorsOf, isLike, LETTERS, saidIn } from '../details/said.ts';
import { valueIn } from '../clauses/reading.ts';
import type { StepOptions } from '@safelight/operations';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { withQuotedText } from '../unquoted/quoted-text.ts';
import { HOLE, QUOTATION, withHoles } from '../words/quotations.ts';
import type { Word } from '../words/words.ts';

/*
 * A text that stands directly below another one: “write "Concert" at the bottom and below it "Town Hall" in white”. Both stand at
 * one place, and the upper one is read as if it were alone.
 */

const IT = '(?: (?:it|that|this|eso|esto|ça|cela|(?:di|de) (?:esso|eso|esto)|disso|dele|deste))?';
const RIGHT = '(?:(?:right|directly|just|direkt|gleich|justo|juste|logo|bem|subito|proprio) )?';
/** Words for below another thing. “Abajo”, “em baixo” and “unten” mean the bottom of the picture. */
const BELOW = `${RIGHT}(?:below|underneath|beneath|under(?= (?:it|that|this)(?!\\p{L}))|darunter|drunter|debajo|(?:en |au-|là-)?dessous|abaixo|por baixo|debaixo|(?:embaixo|em baixo|abajo)(?= (?:d[eio]|dis)\\p{L}*)|sotto)${IT}`;
const AND = '(?:,? (?:(?:and|und|y|et|e) )?(?:then |dann |luego |puis |poi |depois )?|[.;] )';
/** Up to six words between a text and a word for below, or beside a text, without another wish. */
const WORDS = `(?: [^\\s.,;!?${HOLE}]+){0,6}?`;
const END = '(?=\\s*(?:[.,;!?]|$)| (?:and|und|y|et|e) )';

const FORMS: readonly RegExp[] = [
  new RegExp(
    `(?<=${HOLE}[^${HOLE}.;!?]{0,60})${AND}${BELOW}(?<before>,?${WORDS}) ?${HOLE}(?<behind>${WORDS})${END}`,
    'iu',
  ),
  new RegExp(
    `(?<=${HOLE}[^${HOLE}.;!?]{0,60})${AND}(?<before>)${HOLE} ${BELOW}(?<behind>,?${WORDS})${END}`,
    'iu',
  ),
];

/** Words that describe letters, between a word for below and a text without quotation marks. */
const DESCRIBING =
  "(?:,? (?:write|a bit|etwas|un poco|un peu|um pouco|un po[’']|smaller|kleiner|más pequeño|(?:en )?plus petit|mais pequeno|menor|più piccolo|small|klein|pequeño|petit|pequeno|piccolo))*";
/** A text without quotation marks, which begins with a capital or a digit. */
const UNQUOTED = new RegExp(
  `(?<=${HOLE}[^${HOLE}.;!?]{0,60}${AND}(?<under>${BELOW})${DESCRIBING} )(?<text>(?-i:[\\p{Lu}\\d])(?:[^\\s.,;!?${HOLE}]|[.,:](?=\\d))*(?: (?!(?:in|en|em|with|mit|con|avec|com|and|und|y|et|e) )(?:[^\\s.,;!?${HOLE}]|[.,:](?=\\d))+){0,6})(?=\\s*(?:[.,;!?]|$)| (?:in|en|em|with|mit|con|avec|com|and|und|y|et|e) )`,
  'iu',
);
/** German writes every noun with a capital. */
const IS_GERMAN = /dr?unter/iu;
const IS_SIGN = /\d|^\P{Ll}+$/u;
/** A prompt of which only the lower text stands between quotation marks. */
const LOWER_QUOTED = new RegExp(`^[^"]*${BELOW}${DESCRIBING} "[^"]*"[^"]*$`, 'iu');
/** The prompt with both texts between quotation marks. */
const withBothQuoted = (prompt: string): string => {
  const asked = LOWER_QUOTED.test(prompt) ? prompt.replaceAll('"', '') : prompt;
  const [holed, filled] = withHoles(withQuotedText(asked));
  return filled(
    holed.replace(UNQUOTED, (...found) => {
      const { text = '', under = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>;
      return IS_GERMAN.test(under) && !IS_SIGN.test(text) ? text : `"${text}"`;
    }),
  );
};

/** Beside a text at the top, the Italian word may mean the bottom of the picture. */
const OR_AT_BOTTOM = /(?<!\p{L})sotto(?!\p{L})/iu;
const AT_TOP = /(?<!\p{L})(?:in alto|sopra|in cima)(?!\p{L})/iu;
const COMPARED = /^(?:more|mais|más|plus|più|menor(?:es)?|etwas|bit|poco|pouco)$/iu;
const SIZE = /^(?:sizes?|größe|tamaño|taille|tamanho|grandezza|dimensione)$/iu;
const SAME = /(?<!\p{L})(?:same|gleich|mism[oa]|même|mesm[oa]|stess[oa])\p{L}*/iu;

/** True for words that only describe letters. */
const describes = (word: Word): boolean =>
  isLike(word, BIG) ||
  isLike(word, SMALL) ||
  isLike(word, LETTERS) ||
  SAME.test(word.text) ||
  COMPARED.test(word.text) ||
  SIZE.test(word.text) ||
  valueIn(word, 'color') !== null ||
  valueIn(word, 'shade') !== null ||
  says(word, 'filler', 'article', 'write', 'add', 'make', 'this', 'with', 'and');

/** The options of a text below another one that are said beside it. Null if something else is said. */
const optionsBeside = (beside: string): StepOptions | null => {
  const said = saidIn(beside);
  if (!said.words.every(describes)) return null;
  const [color] = colorsOf(said);
  const isAsLarge = SAME.test(beside) || said.words.some((word) => isLike(word, BIG));
  return {
    ...(isAsLarge ? { belowSize: 'same' } : {}),
    ...(color === undefined ? {} : { belowColor: color.hex }),
  };
};

interface TextBelow {
  /** The text above it. */
  readonly above: string;
  readonly options: StepOptions;
  /** The prompt without it. */
  readonly rest: string;
}

const bare = (quotation: string): string => quotation.replace(/^["“„«]\s*|\s*["”“»]$/gu, '');

/** The first text of a prompt that stands below another one. Null if there is none. */
const textBelowIn = (prompt: string): TextBelow | null => {
  const quotations = prompt.match(QUOTATION) ?? [];
  const holed = prompt.replace(QUOTATION, HOLE);
  for (const form of FORMS) {
    const found = form.exec(holed);
    if (found === null) continue;
    const start = holed.slice(0, found.index);
    const options = optionsBeside(`${found.groups?.['before']} ${found.groups?.['behind']}`);
    const at = start.split(HOLE).length - 1;
    const [above, below] = quotations.slice(at - 1).map(bare);
    if (options === null || above === undefined || below === undefined) continue;
    if (OR_AT_BOTTOM.test(found[0]) && AT_TOP.test(start)) continue;
    const others = quotations.toSpliced(at, 1);
    const rest = `${start}${holed.slice(found.index + found[0].length)}`;
    return { above, options: { below, ...options }, rest: rest.replaceAll(HOLE, () => others.shift() ?? '') };
  }
  return null;
};

/** What a text has below it, with another text under that. */
const joined = (step: PlannedStep, options: StepOptions): StepOptions => {
  const lower = step.options['below'];
  return { ...options, ...(lower === undefined ? {} : { below: `${options['below']}\n${lower}` }) };
};

/**
 * The reading of a text below another one and of what `read` reads of the rest of the prompt. Null if no text stands below another
 * one, or if the upper one is not written.
 */
export const withTextBelow = (
  prompt: string,
  read: (rest: string) => PromptReading,
): PromptReading | null => {
  const found = textBelowIn(withBothQuoted(prompt));
  if (found === null) return null;
  const reading = read(found.rest);
  const isAbove = ({ operation, options }: PlannedStep): boolean =>
    operation === 'add-text' && options['text'] === found.above;
  if (!reading.steps.some(isAbove)) return null;
  const steps = reading.steps.map((step) =>
    isAbove(step) ? { ...step, options: { ...step.options, ...joined(step, found.options) } } : step,
  );
  return { ...reading, steps };
};
