import type { Word } from '../words/words.ts';

const BEFORE_FUR = /^(?:no|do|ao|o|el|del|al|nel|sul|dal|il|mi|su|tu|meu|seu|en el)$/iu;

/** True for "pelo" where it is hair or fur, and not Portuguese for "because of the": "no pelo preto". */
export const isFur = (words: readonly Word[], at: number): boolean =>
  /^pelo$/iu.test(words[at]?.text ?? '') && BEFORE_FUR.test(words[at - 1]?.text ?? '');
