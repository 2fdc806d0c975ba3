import { seededRandom } from '@safelight/operations';
import { textHash } from '../classifier/text-hash.ts';
import type { LabelledWish } from './wish-rows.ts';

/** Conjunctions that join two wishes, in the six languages. */
const JOINTS: Readonly<Record<string, readonly string[]>> = {
  en: [' and ', ', then ', ' and also '],
  es: [' y ', ', y luego ', ' y también '],
  de: [' und ', ', dann ', ' und außerdem '],
  fr: [' et ', ', puis ', ' et aussi '],
  pt: [' e ', ', depois ', ' e também '],
  it: [' e ', ', poi ', ' e anche '],
};
const ANY_JOINT = [', ', '. ', ' + '];
/** Only wishes up to this length are joined. */
const LONGEST_PART = 60;

/** Courtesies around a wish, for which `…` stands. They change nothing of what it means. */
const COURTESIES: Readonly<Record<string, readonly string[]>> = {
  en: [
    'please …',
    '… please',
    'could you … thanks',
    'hi, can you … ?',
    '… pls 🙏',
    '… if possible',
    'i would like to …',
    '… thank you!',
  ],
  es: [
    'por favor …',
    '… por favor',
    'hola, puedes … ?',
    '… gracias',
    '… porfa 🙏',
    '… si se puede',
    'me gustaría …',
    'oye, … !',
  ],
  de: [
    'bitte …',
    '… bitte',
    'hallo, kannst du … ?',
    '… danke',
    '… bitte 🙏',
    '… wenn möglich',
    'könntest du mal … vielen Dank',
    '… danke dir!',
  ],
  fr: [
    's’il te plaît …',
    '… svp',
    'bonjour, peux-tu … ?',
    '… merci',
    '… stp 🙏',
    '… si possible',
    'je voudrais … merci d’avance',
    '… merci !',
  ],
  pt: [
    'por favor …',
    '… por favor',
    'oi, pode … ?',
    '… obrigada',
    '… pfv 🙏',
    '… se possível',
    'eu queria … valeu',
    '… obrigado!',
  ],
  it: [
    'per favore …',
    '… per favore',
    'ciao, puoi … ?',
    '… grazie',
    '… perf 🙏',
    '… se possibile',
    'vorrei … grazie mille',
    '… grazie!',
  ],
};
/** This share of the rows is also learned with a courtesy. */
const POLITE = 0.25;

type Random = () => number;
const anyOf = <T>(of: readonly T[], random: Random): T | undefined => of[Math.floor(random() * of.length)];

/** The wish with one letter left out, swapped with the next one or doubled. */
const withSlip = (wish: string, random: Random): string => {
  const words = wish.split(' ');
  const long = [...words.keys()].filter((at) => (words[at]?.length ?? 0) > 4);
  const at = anyOf(long, random);
  if (at === undefined) return wish;
  const word = words[at] ?? '';
  const letter = 1 + Math.floor(random() * (word.length - 2));
  const [head, one, two, tail] = [
    word.slice(0, letter),
    word.charAt(letter),
    word.charAt(letter + 1),
    word.slice(letter + 2),
  ];
  const kind = random();
  words[at] = head + (kind < 0.4 ? two : kind < 0.8 ? two + one : one + one + two) + tail;
  return words.join(' ');
};

/** The wish with a courtesy of its language. */
export const polite = (row: LabelledWish, random: Random): LabelledWish => ({
  ...row,
  wish: (anyOf(COURTESIES[row.language] ?? [], random) ?? '…').replace('…', () => row.wish),
});

/** The wish with a typing mistake and with fewer commas. */
export const mistyped = (row: LabelledWish, random: Random): LabelledWish => ({
  ...row,
  wish: withSlip(row.wish, random).replace(/, /g, random() < 0.5 ? ',' : ' '),
});

/** Two wishes joined into one. Null if one is too long or their languages differ. */
export const joined = (one: LabelledWish, other: LabelledWish, random: Random): LabelledWish | null => {
  const [a] = one.sets;
  const [b] = other.sets;
  if (a === undefined || b === undefined || one.language !== other.language) return null;
  if (one.wish.length > LONGEST_PART || other.wish.length > LONGEST_PART) return null;
  const joint = anyOf([...(JOINTS[one.language] ?? []), ...ANY_JOINT], random) ?? ', ';
  const sets = one.sets.flatMap((first) => other.sets.map((second) => new Set([...first, ...second])));
  return { ...one, wish: `${one.wish.replace(/[.!?]+$/, '')}${joint}${other.wish}`, sets };
};

/** This share of the short rows is also learned joined with another one. */
const PAIRED = 0.8;

/** The number of rows before each one that have the same wish. */
const repetitions = (rows: readonly LabelledWish[]): readonly number[] => {
  const seen = new Map<string, number>();
  return rows.map(({ wish }) => {
    const count = seen.get(wish) ?? 0;
    seen.set(wish, count + 1);
    return count;
  });
};

/**
 * The rows, each of them mistyped, some with a courtesy, and pairs of short ones. Each row has its own chance, which
 * its wish and the seed decide, so that a new row changes nothing of the others but one pair. The same rows and the
 * same seed give the same result.
 */
export const augmented = (rows: readonly LabelledWish[], seed: number): readonly LabelledWish[] => {
  const count = repetitions(rows);
  const drawn = rows.map((row, at) => {
    const random = seededRandom(textHash(`${seed} ${count[at] ?? 0} ${row.wish}`));
    return { row, rank: random(), random };
  });
  const slips = drawn.map(({ row, random }) => mistyped(row, random));
  const courteous = drawn.flatMap(({ row, random }) => (random() < POLITE ? [polite(row, random)] : []));
  const short = drawn.filter(({ row }) => row.wish.length <= LONGEST_PART);
  const languages = new Set(short.map(({ row }) => row.language));
  const pairs = [...languages].flatMap((language) => {
    const ring = short
      .filter(({ row }) => row.language === language)
      .toSorted((one, other) => one.rank - other.rank);
    return ring.flatMap(({ row, random }, at) => {
      const next = ring[(at + 1) % ring.length];
      const both = next === undefined || random() >= PAIRED ? null : joined(row, next.row, random);
      return both === null ? [] : [both];
    });
  });
  return [...rows, ...slips, ...courteous, ...pairs];
};
