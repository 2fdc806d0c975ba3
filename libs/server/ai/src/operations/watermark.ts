import { rgbOf } from '../colors/named-colors.ts';
import { lettering } from '../pixels/lettering.ts';
import { layColor, placeFor } from './add-text.ts';
import type { Operation } from '../operation.ts';

const { max, round } = Math;

/** The maximum size of one mark as a fraction of the picture, and its opacity. */
const MARK = { width: 0.3, height: 0.06, opacity: 0.45 };
const CORNER = { width: 0.28, height: 0.05, opacity: 0.7 };
/** The numbers of rows and columns of marks all over the picture. */
const ROWS = 4;
const COLUMNS = 3;
const DEFAULT_TEXT = '© Safelight';

/** Writes the owner's text all over the picture, or in the named place. */
export const watermark: Operation<'watermark'> = {
  id: 'watermark',
  title: 'watermark',
  phase: 'finish',
  stage: 'Setting the watermark',
  graded: false,
  example: 'Add the watermark "My name"',
  titleFor: ({ text }) => (text === undefined || text === '' ? 'watermark' : `watermark “${text}”`),
  async apply(picture, _strength, { options }) {
    const text = String(options['text'] ?? '') || DEFAULT_TEXT;
    const place = String(options['place'] ?? '');
    const color = rgbOf(String(options['color'] ?? '#ffffff'));
    const { width, height, opacity } = place === '' ? MARK : CORNER;
    const letters = await lettering(
      text,
      max(8, round(picture.width * width)),
      max(8, round(picture.height * height)),
    );
    const lay = (left: number, top: number): void => {
      layColor(picture, letters, { left: left + 1, top: top + 1 }, [0, 0, 0], opacity * 0.6);
      layColor(picture, letters, { left, top }, color, opacity);
    };
    if (place !== '') {
      const { left, top } = placeFor(picture, letters, place);
      lay(left, top);
      return picture;
    }
    for (let row = 0; row < ROWS; row++) {
      for (let column = -1; column < COLUMNS; column++) {
        const shift = row % 2 === 0 ? 0.25 : 0.75;
        const left = round(((column + shift) * picture.width) / COLUMNS);
        lay(left, round(((row + 0.5) * picture.height) / ROWS - letters.height / 2));
      }
    }
    return picture;
  },
};
