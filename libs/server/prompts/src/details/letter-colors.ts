import type { StepOptions } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import type { PlannedStep } from '../prompt-reading.ts';
import type { Word } from '../words/words.ts';
import { isBeside, LONGEST_ASIDE } from './beside-letters.ts';
import * as forms from './letter-words.ts';
import { colorsOf, isLike, LETTERS, ownerAt, ownerOf, placesOf, type Said } from './said.ts';

/* The colors of the letters of a text, and of lines around them. */

/** True for an outline of the letters that the previous part describes: "bold letters, with a white border". */
const isEdgeOfLetters = (said: Said, at: number): boolean => {
  const inPart = (part: number): readonly Word[] =>
    said.words.filter((_, place) => said.part[place] === part);
  const part = said.part[at] ?? 0;
  const own = inPart(part).filter((word) => !/^[,.;]$/.test(word.text));
  return (
    own.length <= LONGEST_ASIDE &&
    own[0] !== undefined &&
    says(own[0], 'with') &&
    !own.some((word) => says(word, 'picture', 'around')) &&
    inPart(part - 1).some((word) => isLike(word, LETTERS))
  );
};

const LETTERS_AHEAD = 4;
/** The words for lines around letters: "with a black outline", "a thin black border around the letters". */
export const linesOf = (said: Said, hasBorder: boolean): readonly number[] => {
  const isAroundLetters = (at: number): boolean => {
    const ahead = said.words.slice(at + 1, at + 1 + LETTERS_AHEAD);
    const letters = ahead.findIndex(
      (word, index) =>
        word.quote === null &&
        ownerAt(said, at + 1 + index) === 'letters' &&
        said.part[at + 1 + index] === said.part[at],
    );
    return letters >= 0 && ahead.slice(0, letters).some((word) => isLike(word, forms.AROUND));
  };
  return [
    ...placesOf(said, forms.OUTLINE).filter((at) => isBeside(said, at)),
    ...placesOf(said, forms.EDGE).filter(
      (at) => !hasBorder || isAroundLetters(at) || isEdgeOfLetters(said, at),
    ),
  ];
};

/** The colors of the letters and of a line around them. */
export const colorsFor = (step: PlannedStep, said: Said, hasBorder: boolean): StepOptions => {
  const colors = colorsOf(said);
  const [line] = linesOf(said, hasBorder);
  const near = (at: number): number => Math.abs(at - (line ?? 0));
  const around =
    line === undefined
      ? undefined
      : colors.filter(({ at }) => near(at) <= 2).toSorted((a, b) => near(a.at) - near(b.at))[0];
  // Without a border of the picture, "white with a black edge" is about the letters.
  const owners = ['letters', null, ...(hasBorder ? [] : ['border'])];
  const mayBeOwn = colors.filter(
    ({ at }) => at !== around?.at && owners.includes(ownerOf(said, at)) && isBeside(said, at),
  );
  const own = mayBeOwn.find(({ at }) => ownerOf(said, at) === 'letters') ?? mayBeOwn[0];
  const isOwn = step.options['color'] !== undefined && step.options['color'] !== around?.hex;
  const color = own?.hex ?? (isOwn ? String(step.options['color']) : undefined);
  const isMeme = placesOf(said, forms.MEME).length > 0;
  const outline =
    around?.hex ??
    (line !== undefined && colors.length <= 1 && placesOf(said, forms.OUTLINE).length > 0
      ? '#000000'
      : undefined);
  return {
    ...(color === undefined ? {} : { color }),
    ...(outline === undefined ? (isMeme && color === undefined ? { outline: '#000000' } : {}) : { outline }),
  };
};
