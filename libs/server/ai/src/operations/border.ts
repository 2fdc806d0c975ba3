import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';
import type { Operation, StepOptions } from '../operation.ts';

const { max, round } = Math;

/** Widths as fractions of the picture's longer side. */
const BORDER = 0.035;
const POLAROID = { side: 0.05, bottom: 0.17 };
/** The aspect ratio of a cinema's screen, to which black bars reduce the picture. */
const SCREEN = 2.35;
const PAPER = '#fbfaf6';

interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const edgesFor = ({ shape, pixels }: StepOptions, longest: number): Edges => {
  const side = pixels === undefined ? max(1, round(longest * BORDER)) : Number(pixels);
  if (shape !== 'polaroid') return { top: side, bottom: side, left: side, right: side };
  const [narrow, wide] = [round(longest * POLAROID.side), round(longest * POLAROID.bottom)];
  return { top: narrow, bottom: wide, left: narrow, right: narrow };
};

/** Adds a border of one color, the paper of an instant photo, or the bars of a cinema's screen. */
export const border: Operation<'border'> = {
  id: 'border',
  title: 'border',
  phase: 'finish',
  stage: 'Framing',
  graded: false,
  example: 'Add a white border',
  titleFor: ({ shape, name }) => {
    if (shape === 'bars') return 'black bars';
    if (shape === 'polaroid') return 'frame of an instant photo';
    return name === undefined ? 'white border' : `${name} border`;
  },
  async apply(picture, _strength, { options }) {
    const { width, height } = picture;
    if (options['shape'] === 'bars') {
      const kept = max(1, Math.min(height, round(width / SCREEN)));
      const top = round((height - kept) / 2);
      const bars = { top, bottom: height - kept - top, background: '#000000' };
      const screen = sharpOf(picture).extract({ left: 0, top, width, height: kept });
      return pictureFrom(sharpOf(await pictureFrom(screen)).extend(bars));
    }
    const isPaper = options['shape'] === 'polaroid' && options['color'] === undefined;
    const background = isPaper ? PAPER : String(options['color'] ?? '#ffffff');
    return pictureFrom(sharpOf(picture).extend({ ...edgesFor(options, max(width, height)), background }));
  },
};
