import { hexOfName, type NamedColor, type OperationId } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import type { PlannedStep } from '../prompt-reading.ts';
import type { Word } from '../words/words.ts';
import { isLike, type Said } from './said.ts';

/** Words in six languages for a vignette that is lighter than the picture. */
const LIGHT = /^(?:bright|hell|helle[nrs]?|claire?|clar[oa]s?|chiar[oa])$/iu;
/** Words that may stand between a look and its color: "fade the edges softly to white", "sepia in blue". */
const TOWARDS =
  /^(?:(?:in)?to|towards?|in|into|fade|fading|fades|zu|nach|auf|ins?|auslaufen(?:d|de|den)?|verlaufen(?:d)?|hacia|a|al|en|vers|au|le|para|ao|pro|em|verso|di|out|off|softly|slowly|gently|weich|sanft|suave|suavemente|doucement|dolcemente)$/iu;

const colorOf = (word: Word | undefined): NamedColor | null => {
  if (word === undefined) return null;
  if (word.measure?.kind === 'color') return { name: word.text, hex: word.measure.hex };
  const name = valueIn(word, 'color') ?? (isLike(word, LIGHT) ? 'white' : null);
  return name === null ? null : { name, hex: hexOfName(name) };
};

interface ColoredLook {
  readonly operation: OperationId;
  /** True for the name of the look, beside which its color stands: "white vignette". */
  readonly isName: (word: Word) => boolean;
  /** True for what gets the color only if words between say so: "fade the edges to white". */
  readonly isFaded: (word: Word) => boolean;
}
const LOOKS: readonly ColoredLook[] = [
  {
    operation: 'vignette',
    isName: (word) => says(word, 'op:vignette'),
    isFaded: (word) => says(word, 'edge'),
  },
  { operation: 'sepia', isName: (word) => says(word, 'op:sepia'), isFaded: () => false },
];

/** The color beside the words for a look: "white vignette", "sepia in blue". */
const colorBeside = ({ words, part }: Said, { isName, isFaded }: ColoredLook): NamedColor | null => {
  for (const [at, word] of words.entries()) {
    if (!isName(word) && !isFaded(word)) continue;
    const before = part[at - 1] === part[at] ? colorOf(words[at - 1]) : null;
    if (before !== null && isName(word)) return before;
    const behind = words.slice(at + 1);
    const to = behind.findIndex((one) => !isLike(one, TOWARDS) && !says(one, 'op:fade'));
    const isTold = part[at + 1 + to] === part[at] && (to > 0 || isName(word));
    const color = isTold ? colorOf(behind[to]) : null;
    // "Sepia, white border" may lack its comma.
    const next = behind[to + 1];
    const isOfOther = next !== undefined && says(next, 'border', 'background', 'word', 'bars');
    if (color !== null && !isOfOther) return color;
  }
  return null;
};

/** The steps with the colors of a vignette and of a toned print that the prompt names. */
export const withLookColors = (steps: readonly PlannedStep[], said: Said): readonly PlannedStep[] =>
  LOOKS.reduce((planned, look) => {
    const isOfLook = ({ operation }: PlannedStep): boolean => operation === look.operation;
    const color = planned.some(isOfLook) ? colorBeside(said, look) : null;
    if (color === null) return planned;
    const options = { color: color.hex, name: color.name };
    return planned.map((step) =>
      isOfLook(step) ? { ...step, options: { ...step.options, ...options } } : step,
    );
  }, steps);
