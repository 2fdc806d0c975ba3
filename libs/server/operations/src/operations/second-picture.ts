import { layerOf, pictureFrom, sharpOf } from '../pixels/with-sharp.ts';
import { sizeWithin } from '../pixels/picture.ts';
import { NothingToDoError, type Operation } from '../operation.ts';
import { transferPalette } from '../pixels/palettes.ts';

const { max, round } = Math;

/** The white or colored space between and around the two pictures, as a fraction of the longer side. */
const GAP = 0.015;

/** Combines this picture with the reference picture, side by side or one above the other. */
export const collage: Operation<'collage'> = {
  id: 'collage',
  title: 'collage',
  phase: 'finish',
  stage: 'Putting the two together',
  usesReference: true,
  example: 'Put it side by side with my other picture',
  titleFor: ({ layout }) => (layout === 'stacked' ? 'one above the other' : 'side by side'),
  async apply(picture, _strength, { options, reference, maxSide }) {
    const other = await reference();
    if (other === null) throw new NothingToDoError('There is no other image to put beside this one.');
    const background = String(options['gap'] ?? '#ffffff');
    const isStacked = options['layout'] === 'stacked';
    const scale = isStacked ? picture.width / other.width : picture.height / other.height;
    const [w, h] = [max(1, round(other.width * scale)), max(1, round(other.height * scale))];
    const gap = max(2, round(max(picture.width, picture.height) * GAP));
    const fitted = await pictureFrom(sharpOf(other).ensureAlpha().resize(w, h, { fit: 'fill' }));
    const [width, height] = isStacked
      ? [picture.width, picture.height + gap + h]
      : [picture.width + gap + w, picture.height];
    const joined = await pictureFrom(
      sharpOf(await pictureFrom(sharpOf(picture).ensureAlpha()))
        .extend({ right: width - picture.width, bottom: height - picture.height, background })
        .composite([layerOf(fitted, { left: isStacked ? 0 : width - w, top: isStacked ? height - h : 0 })])
        .flatten({ background }),
    );
    const framed = sharpOf(joined).extend({
      top: gap,
      bottom: gap,
      left: gap,
      right: gap,
      background,
    });
    const whole = await pictureFrom(framed.removeAlpha());
    const within = sizeWithin(whole, maxSide);
    return within.width === whole.width
      ? whole
      : pictureFrom(sharpOf(whole).resize(within.width, within.height));
  },
};

/** Gives the picture the colors and light of the reference picture. */
export const matchReference: Operation<'match-reference'> = {
  id: 'match-reference',
  title: 'colors of your other image',
  phase: 'look',
  stage: 'Taking over the colors',
  graded: true,
  usesReference: true,
  example: 'Match the colors of my other picture',
  async apply(picture, strength, { reference, report }) {
    const other = await reference();
    if (other === null) throw new NothingToDoError('There is no other image to take the colors from.');
    return transferPalette(picture, other, Math.min(1, strength), report);
  },
};
