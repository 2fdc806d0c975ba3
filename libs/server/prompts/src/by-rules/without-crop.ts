import { says, type Clause } from '../clauses/clauses.ts';
import type { Draft } from './draft.ts';

const ANYTHING =
  /(?:cut|crop|chop)(?:ting|ping)? (?:anything|nothing|any of it|it) off|(?:cut|crop|chop)(?:ting|ping)? off anything|nichts (?:ab|weg)(?:ge)?schneiden|sin cortar nada|sans rien couper|sem cortar nada|senza tagliare (?:nulla|niente)/iu;
/** "Borde blanco pa que quepa en historias": beside a border, it is the border that makes the picture fit. */
const FITS = /(?<!\p{L})(?:fits?|passt|reinpasst|quepa|rentre|tienne|caiba|ci stia|entri)(?!\p{L})/iu;
/** True for a clause that says that nothing of the picture may be cut off: "without cropping", "1080x1350 without cropping". */
export const wantsAll = ({ text, words, negated }: Clause, { wishes }: Draft): boolean =>
  (words.every((word) => word.measure !== null || says(word, 'resize', 'filler', 'article')) &&
    negated.some((word) => says(word, 'crop')) &&
    negated.every((word) => says(word, 'crop', 'filler', 'article', 'picture', 'this'))) ||
  ANYTHING.test(text) ||
  (wishes.has('border') && FITS.test(text));

const BARS_HINT = 'Bars can make an image square; any other shape is cut out of it.';

/** If nothing may be cut off, replaces a crop to a square by bars, and refuses a crop to any other shape. */
export const withoutCrop = ({ wishes, notPossible, hints, unmeant }: Draft, told: string): void => {
  const size = wishes.get('resize')?.options ?? {};
  // A resize to other proportions cuts off what does not fit.
  if ('width' in size && 'height' in size) {
    notPossible.add(told);
    hints.add(BARS_HINT);
  }
  const crop = wishes.get('crop');
  const ratio = crop?.options['ratio'];
  if (crop === undefined || ratio === undefined || Object.keys(crop.options).length > 1) return;
  wishes.delete('crop');
  unmeant.add('crop');
  if (ratio === '1:1') {
    const border = wishes.get('border') ?? { ...crop, options: {} };
    wishes.set('border', { ...border, options: { ...border.options, shape: 'square' } });
  } else {
    notPossible.add(told);
    hints.add(BARS_HINT);
  }
};
