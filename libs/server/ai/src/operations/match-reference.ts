import { transferPalette } from '../pixels/palette-transfer.ts';
import { NothingToDoError, type Operation } from './operation.ts';

const WHOSE = String.raw`(?:(?:the|this|that|my|your|an?) )*`;
const WHICH = String.raw`(?:other|another|second|reference|chosen|uploaded|attached)`;
const PICTURE = String.raw`(?:picture|image|photo|one|reference)`;
const OTHER = `${WHOSE}(?:${WHICH} )?${PICTURE}`;
const LOOK = String.raw`(?:style|look|colou?rs?|palette|mood|tones?|grading|atmosphere|feel)`;

/** The colors and light of another of the person's pictures. */
export const matchReference: Operation<'match-reference'> = {
  id: 'match-reference',
  title: 'colors of your other picture',
  phase: 'look',
  stage: 'Taking over the colors',
  graded: true,
  usesReference: true,
  example: 'Match the colors of my other picture',
  said: [
    new RegExp(
      String.raw`\b(?:match|copy|transfer|apply|use|take|borrow|give it|with|in|adopt) (?:the )?(?:same )?${LOOK} (?:of|from|as|in|like) ${OTHER}\b`,
    ),
    new RegExp(String.raw`\b${LOOK} (?:of|from|as in|like) ${WHOSE}${WHICH} ${PICTURE}\b`),
    new RegExp(String.raw`\b(?:match|look like|like|similar to|as in) ${OTHER}(?:'s)?(?: ${LOOK})?\b`),
    /\b(?:style|palette|colou?r)[- ](?:transfer|match(?:ing)?)\b|\bsame (?:style|colou?rs|palette|look|mood)\b/,
  ],
  hint: 'Choose another of your pictures to take the colors from.',
  options: (_clause, { reference }) => (reference ? {} : null),
  async apply(picture, strength, { reference, report }) {
    const other = await reference();
    if (other === null) throw new NothingToDoError('There is no other picture to take the colors from.');
    return transferPalette(picture, other, Math.min(1, strength), (fraction) => report(fraction));
  },
};
