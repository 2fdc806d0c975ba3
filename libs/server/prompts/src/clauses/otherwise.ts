import type { Word } from '../words/words.ts';

/** Words after which the rest of a clause only says what happens otherwise. */
const OTHERWISE = /^(?:sonst|ansonsten|otherwise|sinon|sennò|senno|altrimenti|senão|senao|sino|si no)$/iu;
/** The words of a wish for the size of a file without what happens otherwise: "unter 2 MB, sonst nimmt das Portal es nicht". */
export const withoutOtherwise = (words: readonly Word[]): readonly Word[] => {
  const at = words.findIndex(({ text }) => OTHERWISE.test(text));
  return at > 0 && words.slice(0, at).some(({ measure }) => measure?.kind === 'bytes')
    ? words.slice(0, at)
    : words;
};
