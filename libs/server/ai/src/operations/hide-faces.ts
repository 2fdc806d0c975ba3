import { findFacesOfPeople } from '../faces/faces-of-people.ts';
import type { Face } from '../faces/find-faces.ts';
import type { Picture } from '../pixels/picture.ts';
import { crop } from '../pixels/region.ts';
import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';
import { NothingToDoError, type Operation } from '../operation.ts';

const { max, min, round } = Math;

/** The margin around a face's box, as fractions of the box: hair above, chin below, ears beside. */
const HEAD = { above: 0.45, below: 0.2, beside: 0.22 };
/**
 * The number of squares along a head. Each square has the mean color of its area, so that no finer detail is
 * left.
 */
const CELLS = 6;
/** The width of the oval's soft edge, in squared radii. */
const EDGE = 0.04;

const headOf = (
  { left, top, right, bottom }: Face,
  { width, height }: Picture,
): readonly [number, number, number, number] => {
  const [w, h] = [right - left, bottom - top];
  return [
    round(max(0, left - w * HEAD.beside) * width),
    round(max(0, top - h * HEAD.above) * height),
    round(min(1, right + w * HEAD.beside) * width),
    round(min(1, bottom + h * HEAD.below) * height),
  ];
};

/** The head as a few squares of color, enlarged smoothly or with hard edges. */
const averaged = async (picture: Picture, isSmooth: boolean): Promise<Picture> => {
  const few = await pictureFrom(sharpOf(picture).resize(CELLS, CELLS, { fit: 'fill' }));
  return pictureFrom(
    sharpOf(few).resize(picture.width, picture.height, {
      fit: 'fill',
      kernel: isSmooth ? 'cubic' : 'nearest',
    }),
  );
};

/** Makes every face unrecognizable. */
export const hideFaces: Operation<'hide-faces'> = {
  id: 'hide-faces',
  title: 'hide faces',
  phase: 'repair',
  stage: 'Finding the faces',
  graded: false,
  models: ['blazeface'],
  namesParts: true,
  example: 'Blur the faces',
  titleFor: ({ style }) => (style === 'pixelate' ? 'pixelate the faces' : 'blur the faces'),
  async apply(picture, _strength, { options, infer, note }) {
    const faces = await findFacesOfPeople(picture, infer);
    if (faces.length === 0) {
      throw new NothingToDoError(
        'No face was found in the picture. Paint over what should be hidden, and ask to blur it.',
      );
    }
    const { data, width, channels } = picture;
    for (const face of faces) {
      const [x0, y0, x1, y1] = headOf(face, picture);
      const region = { left: x0, top: y0, width: max(1, x1 - x0), height: max(1, y1 - y0) };
      const hidden = await averaged(crop(picture, region), options['style'] !== 'pixelate');
      for (let y = 0; y < region.height; y++) {
        for (let x = 0; x < region.width; x++) {
          const [dx, dy] = [(x + 0.5) / region.width - 0.5, (y + 0.5) / region.height - 0.5];
          // Smooth blurring fills an oval with a soft edge. Squares fill the whole box.
          const share =
            options['style'] === 'pixelate' ? 1 : min(1, max(0, (0.25 - dx * dx - dy * dy) / EDGE));
          const [from, to] = [
            (y * region.width + x) * hidden.channels,
            ((y0 + y) * width + x0 + x) * channels,
          ];
          for (let channel = 0; channel < 3; channel++) {
            const value = data[to + channel] ?? 0;
            data[to + channel] = value + ((hidden.data[from + channel] ?? 0) - value) * share;
          }
        }
      }
    }
    note(
      `${faces.length === 1 ? 'One face was' : `${faces.length} faces were`} found; look whether any is left, and paint over it.`,
    );
    return picture;
  },
};
