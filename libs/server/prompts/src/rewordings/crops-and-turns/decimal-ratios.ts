import type { Rewording } from '../rewording.ts';

/* “2.35:1” and “1.85 to 1”: the ratios of films, as whole numbers. */

const RATIO =
  /(?<![\d.,:])(?<whole>[1-4])[.,](?<part>\d{1,2}) ?(?::|to|x|zu|a|à|para|by) ?1(?![\d.,:]*\d|\p{L}| ?(?:px|cm|mm))/giu;

const divisorOf = (one: number, other: number): number => (other === 0 ? one : divisorOf(other, one % other));
const inWholes = (...found: readonly unknown[]): string => {
  const { whole = '1', part = '0' } = found.at(-1) as Readonly<Record<string, string>>;
  const under = 10 ** part.length;
  const over = Number(whole) * under + Number(part);
  const divisor = divisorOf(over, under);
  return `${over / divisor}:${under / divisor}`;
};

export const DECIMAL_RATIOS: readonly Rewording[] = [
  [RATIO, inWholes],
  [/(?<!\p{L})cinema (?:shape|format|ratio),? (?=\d+:\d)/giu, 'crop to '],
];
