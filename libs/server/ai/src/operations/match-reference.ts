import { transferPalette } from '../pixels/palette-transfer.ts';
import { NothingToDoError, type Operation } from '../operation.ts';

/** Gives the picture the colors and light of the reference picture. */
export const matchReference: Operation<'match-reference'> = {
  id: 'match-reference',
  title: 'colors of your other picture',
  phase: 'look',
  stage: 'Taking over the colors',
  graded: true,
  usesReference: true,
  example: 'Match the colors of my other picture',
  async apply(picture, strength, { reference, report }) {
    const other = await reference();
    if (other === null) throw new NothingToDoError('There is no other picture to take the colors from.');
    return transferPalette(picture, other, Math.min(1, strength), (fraction) => report(fraction));
  },
};
