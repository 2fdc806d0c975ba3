import type { Mask } from '../operation.ts';
import { lumaOf, type Picture } from '../pixels/picture.ts';
import { ramp } from '../pixels/ramp.ts';

const { hypot, max, min } = Math;

/** Blue minus luma, and red minus luma. */
type Chroma = readonly [blue: number, red: number];

/** A part whose color changes by its own light: the color that it has by nature, and its limits. */
interface Nature {
  readonly own: Chroma;
  /** How much stronger its own color becomes, and how much darker, at strength 1. */
  readonly deeper: number;
  readonly darker: number;
}

const NATURES: Readonly<Record<string, Nature>> = {
  sky: { own: [70, -45], deeper: 0.55, darker: 0.14 },
  plants: { own: [-60, -35], deeper: 0.28, darker: 0.05 },
};

/** True for a part that `tintPart` colors. */
export const isTinted = (name: string): boolean => NATURES[name] !== undefined;

/** A color with less chroma than this is white, gray or black. */
const GRAY = 14;
/** The chroma that a color gives to a place without any, and the chroma at which a place has a color of its own. */
const TINT = 40;
const COLORED = { from: 5, to: 42 };
/** The cosine from which two colors have one name. */
const SAME_NAME = 0.7;
/** How far a place moves toward a color, and how much further toward the opposite of its own, which would end in gray. */
const MOVED = { usual: 0.62, opposite: 0.26 };
/** Very bright places keep their white in a part that is colored elsewhere. */
const WHITE = { from: 190, to: 245 };

const chromaOf = (red: number, green: number, blue: number): Chroma => {
  const luma = lumaOf(red, green, blue);
  return [blue - luma, red - luma];
};

/** How colorful a part is (0–1), and its mean luma. */
const lookAt = ({ data, channels }: Picture, { values }: Mask): { colorful: number; luma: number } => {
  let [count, colorful, luma] = [0, 0, 0];
  for (let pixel = 0; pixel < values.length; pixel += 7) {
    if ((values[pixel] ?? 0) < 128) continue;
    const at = pixel * channels;
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    count++;
    colorful += ramp(hypot(...chromaOf(red, green, blue)), COLORED.from, COLORED.to);
    luma += lumaOf(red, green, blue);
  }
  return { colorful: colorful / max(1, count), luma: luma / max(1, count) };
};

/** The largest fraction of a change from luma that keeps a channel between black and white. */
const room = (luma: number, change: number): number =>
  change > 0 ? (255 - luma) / change : change < 0 ? luma / -change : 1;

/** Writes a luma and a chroma, of which so much is kept that no channel clips. */
const write = (data: Uint8ClampedArray, at: number, luma: number, [cb, cr]: Chroma, share: number): void => {
  const cg = -(0.299 * cr + 0.114 * cb) / 0.587;
  const kept = min(1, room(luma, cb), room(luma, cr), room(luma, cg));
  [cr, cg, cb].forEach((change, channel) => {
    const value = data[at + channel] ?? 0;
    data[at + channel] = value + (luma + change * kept - value) * share;
  });
};

/**
 * Colors the sky or plants in place. Every place keeps its light and shadow and moves toward the color by how
 * colorful it is, so that clouds stay white. A part that is gray everywhere gets a light tint. The color that the part
 * has by nature becomes deeper instead.
 */
export const tintPart = (
  picture: Picture,
  mask: Mask,
  { name, target, strength }: { name: string; target: readonly [number, number, number]; strength: number },
): void => {
  const { own, deeper, darker } = NATURES[name] ?? { own: [0, 0] as const, deeper: 0, darker: 0 };
  const { data, channels } = picture;
  const look = lookAt(picture, mask);
  const wanted = chromaOf(...target);
  const size = hypot(...wanted);
  const isGray = size < GRAY;
  const toward: Chroma = isGray ? [0, 0] : [wanted[0] / size, wanted[1] / size];
  const isOwn = !isGray && (toward[0] * own[0] + toward[1] * own[1]) / hypot(...own) > SAME_NAME;
  const gray = 1 - look.colorful;
  const lift = (lumaOf(...target) - look.luma) * (isGray ? 0.4 : isOwn ? 0 : 0.3) * strength;
  for (let pixel = 0, at = 0; pixel < mask.values.length; pixel++, at += channels) {
    const share = (mask.values[pixel] ?? 0) / 255;
    if (share === 0) continue;
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const luma = lumaOf(red, green, blue);
    const chroma = chromaOf(red, green, blue);
    const has = hypot(...chroma);
    const colorful = ramp(has, COLORED.from, COLORED.to);
    // In a gray part every place is tinted; beside color, only the shades of the clouds are, and little.
    const plain = (1 - colorful) * max(gray * gray, 0.25 * (1 - ramp(luma, WHITE.from, WHITE.to)));
    const amount = min(1, colorful + plain);
    const unlike = max(0, -(toward[0] * chroma[0] + toward[1] * chroma[1]) / max(1, has));
    const turned = isOwn ? 0.25 : MOVED.usual + MOVED.opposite * unlike;
    const moved = min(1, (colorful * turned + plain * 0.7) * strength);
    const goal = isGray ? 0 : max(has, TINT * min(1, size / 70) * amount * (0.6 + 0.4 * strength));
    const gain = isOwn ? 1 + deeper * strength * colorful : 1;
    const mixed: Chroma = [
      (chroma[0] + (toward[0] * goal - chroma[0]) * moved) * gain,
      (chroma[1] + (toward[1] * goal - chroma[1]) * moved) * gain,
    ];
    const darkened = isGray ? 0 : (isOwn ? darker : 0.08) * strength * amount;
    write(data, at, min(255, max(0, luma * (1 - darkened) + lift * amount)), mixed, share);
  }
};
