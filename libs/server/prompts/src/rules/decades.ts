import { says as saysOf } from '../clauses/clauses.ts';
import type { Finding, Reading } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';

const DECADES: readonly (readonly [RegExp, string])[] = [
  [/twenties|zwanziger|veinte|vingt|venti/i, '1920s'],
  [/thirties|dreißiger|treinta|trente|trenta/i, '1930s'],
  [/forties|vierziger|cuarenta|quarant/i, '1940s'],
  [/fifties|fünfziger|cincuenta|cinquant/i, '1950s'],
  [/sixties|sechziger|sesenta|soixante$|sessant/i, '1960s'],
  [/seventies|siebziger|setenta|soixante dix|settant/i, '1970s'],
  [/eighties|achtziger|ochenta|oitenta|quatre vingt|ottant/i, '1980s'],
  [/nineties|neunziger|noventa|novant/i, '1990s'],
  [/victorian|19th|daguerreo/i, '1900s'],
];
/** Returns the decade that a clause names without a year: "1970s" for "the seventies". Null if it names none. */
export const decadeNamed = (reading: Reading): string | null => {
  const text = reading.words.map((word) => word.text).join(' ');
  const short = /\b([2-9])0(?:er|ern)?\b(?! ?(?:%|per|pro|por|pour))/.exec(text)?.[1];
  return DECADES.find(([said]) => said.test(text))?.[1] ?? (short === undefined ? null : `19${short}0s`);
};

/** True if the words name a decade: "70s", "aus den 80ern", "années 60", "like 1920". A year alone is a date. */
export const isDecade = (words: readonly Word[]): boolean =>
  words.some(
    ({ measure, text }, at) =>
      measure?.kind === 'decade' &&
      (/(?:s|er|ern)$/i.test(text) ||
        words.slice(0, at).some((before) => AS_IN.test(before.text)) ||
        (/0$/.test(text) && !text.startsWith('20') && DECADE_BEFORE.test(words[at - 1]?.text ?? ''))),
  );
/** Words for "like". A year after them requests the look of its time: "like a photo from 1974". */
const AS_IN = /^(?:like|wie|como|comme|come)$/i;
const DECADE_BEFORE =
  /(?:années|annees|año|años|anos|anni|like|wie|como|comme|come|the|style|stil|jahre?|circa|around|in|em|en|im|um)$/i;

/** True if a decade only says when the picture was taken: "an old picture of dad from the 70s". */
export const isFromThen = ({ words, says }: Reading): boolean =>
  !says('make', 'add') &&
  words.some((word) => saysOf(word, 'picture')) &&
  words.some(
    ({ measure }, at) =>
      measure?.kind === 'decade' &&
      words
        .slice(Math.max(0, at - 2), at)
        .some(({ text }) => /^(?:from|of|in|aus|de|del|des|dos|dagli|degli|von)$/i.test(text)),
  ) &&
  words.some((word) => saysOf(word, 'cast', 'thing:person'));

/** Reads "black and white 50s": the decade is a look too, unless it says when a picture was taken. Null without a decade. */
export const grayOfDecade = (reading: Reading): Finding => {
  if (!isDecade(reading.words) || reading.has('picture', 'square', 'size')) return null;
  const measured = reading.measure('decade');
  if (measured === null) return null;
  reading.take('op:black-and-white', 'make', 'this');
  return {
    wanted: [
      { operation: 'vintage', options: { decade: measured.decade } },
      { operation: 'black-and-white', options: {} },
    ],
  };
};
