import { says } from './clauses.ts';
import type { Concept } from './lexicon/english.ts';
import type { Word } from './words.ts';

/** The strength of an operation that a word such as "slightly" or "very" requests; 1 is the normal strength. */
export const STRENGTH = { subtle: 0.5, moderate: 0.75, normal: 1, strong: 1.5 } as const;
const LEAST = 0.1;

/** Tones after which a number is an amount, as in the sliders of other editors: "contrast: 20". */
const DIALLED: readonly Concept[] = [
  'contrast',
  'light',
  'bright',
  'vivid',
  'sharp',
  'warm',
  'cool',
  'noise',
];
/** Words before a number that is the amount of a tone: "lower the saturation by 30". */
const BY = /^(?:by|um|de|di|del|en|em)$/i;
const NO_WORD: Word = { text: '', concepts: new Set(), measure: null, quote: null };

/** The strength that the words request ("slightly", "50 %", "very"), or null when they name none. */
export const amountIn = (words: readonly Word[]): number | null => {
  const percent = words.find(({ measure }) => measure?.kind === 'percent')?.measure;
  if (percent?.kind === 'percent') return Math.min(STRENGTH.strong, Math.max(LEAST, percent.value / 100));
  const change = words.find(({ measure }) => measure?.kind === 'change')?.measure;
  if (change?.kind === 'change')
    return Math.min(STRENGTH.strong, Math.max(LEAST, Math.abs(change.value) / 100));
  const dialled = words.find(
    ({ measure }, at) =>
      measure?.kind === 'number' &&
      (says(words[at - 1] ?? NO_WORD, ...DIALLED) ||
        (BY.test(words[at - 1]?.text ?? '') && words.slice(0, at).some((word) => says(word, ...DIALLED)))),
  )?.measure;
  if (dialled?.kind === 'number') return Math.min(STRENGTH.strong, Math.max(LEAST, dialled.value / 100));
  if (words.some((word) => says(word, 'subtle', 'half'))) return STRENGTH.subtle;
  if (words.some((word) => says(word, 'moderate'))) return STRENGTH.moderate;
  return words.some((word) => says(word, 'strong')) ? STRENGTH.strong : null;
};

/** Returns the name of a strength, such as "subtle" or "strong". Null for the normal strength. */
export const amountName = (strength: number): string | null => {
  if (strength === STRENGTH.normal) return null;
  if (strength <= STRENGTH.subtle) return 'subtle';
  return strength < STRENGTH.normal ? 'moderate' : 'strong';
};
