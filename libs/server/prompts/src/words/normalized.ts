import { outsideQuotations } from './quotations.ts';

const LONGEST_PROMPT = 2_000;
/** Control characters except line breaks, and invisible characters except the joiner of emoji: soft hyphens, directions. */
const INVISIBLE = /(?![\n\r\t\u200d])[\p{Cc}\p{Cf}]/gu;
/** "Ca. 15 %": the point ends no sentence. */
const ABOUT = /(?<!\p{L})(ca|approx|circa|aprox|env)\.(?=\s*\d)/giu;

/**
 * A prompt in one form for both readers: with composed letters, straight apostrophes, no invisible characters, no points
 * after abbreviations that mean "about", and at most 2,000 characters long.
 */
export const normalized = (prompt: string): string =>
  outsideQuotations(
    prompt
      .normalize('NFC')
      .replace(INVISIBLE, '')
      .replace(/[‘’`´]/g, "'"),
    (asked) => asked.replace(ABOUT, '$1'),
  ).slice(0, LONGEST_PROMPT);
