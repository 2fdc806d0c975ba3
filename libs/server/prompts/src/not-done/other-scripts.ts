import { quote, type PromptReading } from '../prompt-reading.ts';

/** Words that begin in a script that none of the six languages is written in. */
const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}][\p{L}\p{M}\p{N}ー]*(?: [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}][\p{L}\p{M}\p{N}ー]*)*/gu;

/**
 * The reading that also says which words in another script are not written: “put 980 yen below, 味玉ラーメン”. A word
 * that goes on in Latin letters is none, such as “ЯAB” for a mirrored “BAR”.
 */
export const withOtherScriptsUndone = (reading: PromptReading, prompt: string): PromptReading => {
  if (reading.steps.length === 0) return reading;
  const said = [...reading.steps.map(({ options }) => JSON.stringify(options)), ...reading.notPossible];
  const lost = [...prompt.matchAll(OTHER_SCRIPT)]
    .map(([words]) => words)
    .filter((words) => !/\p{Script=Latin}/u.test(words) && !said.some((text) => text.includes(words)));
  return lost.length === 0
    ? reading
    : { ...reading, notPossible: [...new Set([...reading.notPossible, ...lost.map(quote)])] };
};
