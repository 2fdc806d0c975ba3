import { valueIn } from '../clauses/reading.ts';
import type { Said } from './said.ts';

/* Where texts shall stand, as the words beside them say. */

export const SIDES: readonly string[] = ['left', 'right'];
/** The place that the words at these positions name together: "bottom-left". Null if they name none. */
export const sideAt = ({ words }: Said, positions: readonly number[]): string | null => {
  const named = positions.flatMap((at) =>
    words[at]?.quote === null ? (valueIn(words[at], 'place') ?? []) : [],
  );
  const [side] = named.filter((place) => SIDES.includes(place));
  // A text lies over all that a picture shows, and behind nothing of it.
  const [level] = named.filter((place) => !SIDES.includes(place) && place !== 'behind');
  return level !== undefined && side !== undefined && !level.includes('-')
    ? `${level}-${side}`
    : (level ?? side ?? null);
};

interface PlacedText {
  readonly text: string;
  readonly place: string;
}
/** The texts of a prompt with two of them, each with the place beside it: `top "A" bottom "B"`. */
export const textsWithPlaces = (said: Said): readonly PlacedText[] => {
  const { words } = said;
  const quotes = words.flatMap(({ quote }, at) => (quote === null ? [] : [{ text: quote, at }]));
  const between = (from: number, to: number): string | null =>
    sideAt(
      said,
      words.flatMap((_, at) => (at > from && at < to ? [at] : [])),
    );
  const before = quotes.map(({ at }, index) => between(quotes[index - 1]?.at ?? -1, at));
  const after = quotes.map(({ at }, index) => between(at, quotes[index + 1]?.at ?? words.length));
  const isBefore = before.every((place) => place !== null);
  const places = isBefore ? before : after;
  if (quotes.length < 2 || places.some((place) => place === null)) return [];
  return quotes.map(({ text }, index) => ({ text, place: places[index] ?? '' }));
};
export const hasOnePlaceEach = (texts: readonly PlacedText[]): boolean =>
  new Set(texts.map(({ place }) => place)).size === texts.length;
