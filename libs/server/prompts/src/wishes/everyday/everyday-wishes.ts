import type { Language } from '../../lexicon/lexicon.ts';
import type { EverydayLanguage } from './everyday-language.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

export const LANGUAGES: Readonly<Record<Language, EverydayLanguage>> = {
  english: ENGLISH,
  german: GERMAN,
  spanish: SPANISH,
  french: FRENCH,
  portuguese: PORTUGUESE,
  italian: ITALIAN,
};

const HEX: Readonly<Record<string, string>> = {
  white: '#ffffff',
  red: '#d92b2b',
  brown: '#7a4e2d',
  pink: '#f48fb8',
  purple: '#7a3fb0',
};
/** The option of an operation that says its color. */
const colorOption = (operation: string): string => (operation === 'replace-background' ? 'stops' : 'color');

/** A wish without gaps, and what must be read from it. */
export interface EverydayWish {
  readonly wish: string;
  readonly operation: string;
  readonly options: Readonly<Record<string, string>>;
}

/** Values may contain blanks: `where=license plate`. */
const BETWEEN_OPTIONS = / (?=\w+=|(?:color|names|where)(?: |$))/;

const expected = (plan: string, gap: string): Omit<EverydayWish, 'wish'> => {
  const [operation = '', ...said] = plan.split(BETWEEN_OPTIONS);
  const options = said.map((option): readonly [string, string] => {
    const [key = '', value = gap] = option.split('=');
    return key === 'color' ? [colorOption(operation), HEX[gap] ?? value] : [key, value];
  });
  return { operation, options: Object.fromEntries(options) };
};

const filled = (
  [wish, plan]: readonly [string, string],
  { colors, things, parts }: EverydayLanguage,
): readonly EverydayWish[] => {
  const gap = /\{(color|thing|part)(?::(\d))?\}/.exec(wish);
  if (gap === null) return [{ wish, ...expected(plan, '') }];
  const values = { color: colors, thing: things, part: parts }[gap[1] as 'color' | 'thing' | 'part'];
  return Object.entries(values).map(([value, said]) => {
    const forms = gap[1] === 'color' ? said.split(' ') : [said];
    return {
      wish: wish.replace(gap[0], forms[Number(gap[2] ?? 0)] ?? forms[0] ?? ''),
      ...expected(plan, value),
    };
  });
};

/** These wishes of a language, with every value in every gap. */
export const everydayWishes = (
  language: EverydayLanguage,
  of: 'wishes' | 'nuances' = 'wishes',
): readonly EverydayWish[] => language[of].flatMap((one) => filled(one, language));
