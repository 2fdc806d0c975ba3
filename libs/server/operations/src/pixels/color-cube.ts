import { inRows, type Report } from './bands.ts';
import type { Grade, Rgb } from './grade.ts';
import { mostFor, withoutClipping } from './highlights.ts';
import type { Picture } from './picture.ts';
import { floatsFrom } from './computed.ts';

const { floor, max, min } = Math;

/** The number of nodes along each axis of the cube. */
const NODES = 33;
/**
 * The exponent of the nodes' spacing. Nodes are closer in the shadows, where curves are steep and steps are
 * most visible.
 */
const SPACING = 1.5;
const STEP = { red: NODES * NODES * 3, green: NODES * 3, blue: 3 };

const nodeTone = (node: number): number => (node / (NODES - 1)) ** SPACING;

/** The lower node for each component value, and the value's position between this node and the next. */
const positions = (): { readonly node: Uint8Array; readonly fraction: Float32Array } => {
  const node = new Uint8Array(256);
  const fraction = new Float32Array(256);
  for (let value = 0; value < 256; value++) {
    const tone = value / 255;
    const low = min(NODES - 2, floor(tone ** (1 / SPACING) * (NODES - 1)));
    node[value] = low;
    fraction[value] = (tone - nodeTone(low)) / (nodeTone(low + 1) - nodeTone(low));
  }
  return { node, fraction };
};

const bake = (grade: Grade): Float32Array => {
  const cube = new Float32Array(NODES ** 3 * 3);
  const tones = floatsFrom({ length: NODES }, (_, node) => nodeTone(node));
  let at = 0;
  for (let r = 0; r < NODES; r++) {
    for (let g = 0; g < NODES; g++) {
      for (let b = 0; b < NODES; b++, at += 3) {
        const color: Rgb = [tones[r] ?? 0, tones[g] ?? 0, tones[b] ?? 0];
        const graded = grade(color);
        const highest = 255 * max(...color);
        for (const channel of [0, 1, 2] as const) {
          cube[at + channel] = min(
            255,
            max(0, withoutClipping(255 * graded[channel], 255 * color[channel], highest)),
          );
        }
      }
    }
  }
  return cube;
};

/**
 * Grades every pixel of `picture`, in place. The grade is computed only at the nodes of a cube, and other
 * colors are interpolated in tetrahedra, which keeps greys grey. A grade may therefore be slow, but must be
 * smooth.
 */
export const applyGrade = async (picture: Picture, grade: Grade, report: Report): Promise<Picture> => {
  const { width, channels, data } = picture;
  const cube = bake(grade);
  const { node, fraction } = positions();
  await inRows(picture, report, (_y, start) => {
    for (let at = start; at < start + width * channels; at += channels) {
      const red = data[at] ?? 0;
      const green = data[at + 1] ?? 0;
      const blue = data[at + 2] ?? 0;
      const fr = fraction[red] ?? 0;
      const fg = fraction[green] ?? 0;
      const fb = fraction[blue] ?? 0;
      const low =
        (node[red] ?? 0) * STEP.red + (node[green] ?? 0) * STEP.green + (node[blue] ?? 0) * STEP.blue;
      // From the cube's low corner to its high corner along the axes, the largest fraction first.
      let [largest, middle, least] = [fr, fg, fb];
      let [first, second] = [STEP.red, STEP.green];
      if (fr >= fg) {
        if (fb >= fr) {
          [largest, middle, least] = [fb, fr, fg];
          [first, second] = [STEP.blue, STEP.red];
        } else if (fb >= fg) {
          [middle, least] = [fb, fg];
          second = STEP.blue;
        }
      } else if (fb >= fg) {
        [largest, middle, least] = [fb, fg, fr];
        [first, second] = [STEP.blue, STEP.green];
      } else if (fb >= fr) {
        [largest, middle, least] = [fg, fb, fr];
        [first, second] = [STEP.green, STEP.blue];
      } else {
        [largest, middle] = [fg, fr];
        [first, second] = [STEP.green, STEP.red];
      }
      const one = low + first;
      const two = one + second;
      const high = low + STEP.red + STEP.green + STEP.blue;
      const [w0, w1, w2] = [1 - largest, largest - middle, middle - least];
      for (let channel = 0; channel < 3; channel++) {
        // A node may have a clipped color. A color between it and the next node must not be clipped.
        data[at + channel] = min(
          mostFor(data[at + channel] ?? 0),
          (cube[low + channel] ?? 0) * w0 +
            (cube[one + channel] ?? 0) * w1 +
            (cube[two + channel] ?? 0) * w2 +
            (cube[high + channel] ?? 0) * least,
        );
      }
    }
  });
  return picture;
};
