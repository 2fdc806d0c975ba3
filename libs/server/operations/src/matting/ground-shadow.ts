import { grow } from './object-mask.ts';
import type { Mask } from '../operation.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { connectedTo } from '../pixels/connected.ts';
import { type Picture, reduced } from '../pixels/picture.ts';
import { bytesFrom, floatsFrom } from '../pixels/computed.ts';

const { ceil, floor, max, min, round } = Math;

/** The longer side of the copy on which shadows are looked for. */
const SIDE = 240;
/**
 * A shadow reaches at most this far from the thing, as a fraction of the thing's shorter side and of the picture's
 * longer one.
 */
const REACH = { ofThing: 0.6, ofPicture: 0.2 };
/** A shadow touches the lowest part of the thing: this fraction of its height. */
const FOOT = 0.25;
/** The width of the belt of ground around what a shadow reaches, as a fraction of this reach. */
const BELT = 0.5;
/**
 * The ground is plain when at least the fraction `unshaded` of it is not dark, of which the fraction `share` differs
 * from its middle in brightness and hue by at most these.
 */
const PLAIN = { unshaded: 0.65, share: 0.75, brightness: 0.2, hue: 0.035 };
/** The brightness of a shadow, relative to the ground: of each pixel, of its core, and of its mean. */
const SHADE = { pixel: 0.9, core: 0.8, mean: [0.3, 0.82] } as const;
/** The hue of a shadow differs from that of the ground by at most this, in parts of red and of green (0–1). */
const HUE = 0.06;
/** A shadow is at least this large, and at most that large, relative to the thing. */
const AREA = { least: 0.01, most: 0.9 };
/** Of a shadow at most this fraction lies at the limit of its reach. What goes on beyond is a darker ground. */
const AT_THE_LIMIT = 0.02;
/** The radius in which the grain of the ground is averaged, in pixels of the copy. */
const GRAIN = 2;
/** The soft edge of a shadow in pixels of the copy. */
const SOFT = 2;

interface Light {
  readonly brightness: number;
  readonly red: number;
  readonly green: number;
}

/** A copy in which the grain of wood or of a lawn is averaged. What is taken has no part in it. */
const withoutGrain = (picture: Picture, taken: Uint8Array): Picture => {
  const { width, height, channels, data } = picture;
  const meanOf = (valueAt: (pixel: number) => number): Float32Array => {
    const values = floatsFrom(taken, (isTaken, pixel) => (isTaken === 1 ? 0 : valueAt(pixel)));
    return boxFilter({ width, height, values }, GRAIN).values;
  };
  const free = meanOf(() => 1);
  const smooth = data.slice();
  for (let channel = 0; channel < 3; channel++) {
    meanOf((pixel) => data[pixel * channels + channel] ?? 0).forEach((sum, pixel) => {
      if (taken[pixel] === 0) smooth[pixel * channels + channel] = sum / (free[pixel] ?? 1);
    });
  }
  return { ...picture, data: smooth };
};

const lightAt = ({ data, channels }: Picture, pixel: number): Light => {
  const [red, green, blue] = [0, 1, 2].map((channel) => (data[pixel * channels + channel] ?? 0) + 1);
  const sum = (red ?? 1) + (green ?? 1) + (blue ?? 1);
  return { brightness: sum / 3, red: (red ?? 1) / sum, green: (green ?? 1) / sum };
};

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[floor(values.length / 2)] ?? 0;

/**
 * The light of a plain ground with a shadow on it. Null when there is too little of it, when it is not plain, or when
 * much of it is dark.
 */
const plainGround = (lights: readonly Light[]): Light | null => {
  if (lights.length < 30) return null;
  const [brightness, red, green] = (['brightness', 'red', 'green'] as const).map((key) =>
    middleOf(lights.map((light) => light[key])),
  );
  const ground: Light = { brightness: brightness ?? 0, red: red ?? 0, green: green ?? 0 };
  const unshaded = lights.filter((light) => light.brightness > SHADE.core * ground.brightness);
  const alike = unshaded.filter(
    (light) =>
      Math.abs(light.brightness - ground.brightness) <= PLAIN.brightness * ground.brightness &&
      max(Math.abs(light.red - ground.red), Math.abs(light.green - ground.green)) <= PLAIN.hue,
  );
  const isPlain = alike.length >= PLAIN.share * unshaded.length;
  return isPlain && unshaded.length >= PLAIN.unshaded * lights.length ? ground : null;
};

/** The pixels of the shadow of one thing, whose pixels are `thing`. `taken` marks what may not be a shadow. */
const shadowOf = (small: Picture, thing: readonly number[], taken: Uint8Array): readonly number[] => {
  const { width, height } = small;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const pixel of thing) {
    const [x, y] = [pixel % width, floor(pixel / width)];
    [left, right, top, bottom] = [min(left, x), max(right, x), min(top, y), max(bottom, y)];
  }
  const longest = REACH.ofPicture * max(width, height);
  const reach = round(max(4, min(longest, REACH.ofThing * min(right - left, bottom - top))));
  const belt = ceil(reach * (1 + BELT));
  const foot = bottom - FOOT * (bottom - top);
  /** How far a pixel is from the lower part of the thing's box. */
  const distanceOf = (pixel: number): number => {
    const [x, y] = [pixel % width, floor(pixel / width)];
    return max(left - x, x - right, (foot + top) / 2 - y, y - bottom, 0);
  };
  const around: number[] = [];
  for (let y = max(0, floor((foot + top) / 2 - belt)); y <= min(height - 1, bottom + belt); y++) {
    for (let x = max(0, left - belt); x <= min(width - 1, right + belt); x++) around.push(y * width + x);
  }
  const free = around.filter((pixel) => taken[pixel] === 0);
  const ground = plainGround(free.map((pixel) => lightAt(small, pixel)));
  if (ground === null) return [];
  const shadeOf = new Map<number, number>();
  for (const pixel of free) {
    const { brightness, red, green } = lightAt(small, pixel);
    const shade = brightness / ground.brightness;
    const isAlike = max(Math.abs(red - ground.red), Math.abs(green - ground.green)) <= HUE;
    if (isAlike && shade <= SHADE.pixel) shadeOf.set(pixel, shade);
  }
  const seeds = thing.filter((pixel) => floor(pixel / width) >= foot);
  const touching = connectedTo(small, seeds, (pixel) => (shadeOf.get(pixel) ?? 1) <= SHADE.core);
  const core = touching.slice(seeds.length).filter((pixel) => distanceOf(pixel) <= reach);
  const isWithin = core.length >= AREA.least * thing.length && core.length <= AREA.most * thing.length;
  const beyond = touching.length - seeds.length - core.length;
  const mean = core.reduce((sum, pixel) => sum + (shadeOf.get(pixel) ?? 1), 0) / max(1, core.length);
  const isShade = mean >= SHADE.mean[0] && mean <= SHADE.mean[1];
  if (!isWithin || !isShade || beyond > AT_THE_LIMIT * core.length) return [];
  return connectedTo(small, core, (pixel) => shadeOf.has(pixel) && distanceOf(pixel) <= reach);
};

/**
 * The mask of removed things together with their shadows on the ground. A shadow is a darker patch in the hue of a
 * plain ground that touches the lowest part of a thing and ends within reach of it. Dark patches of another hue, on a
 * busy ground or beyond that reach stay, and so does everything in `spared`. The masks have the picture's size.
 */
export const withShadows = (picture: Picture, mask: Mask, spared: Mask): Mask => {
  const copy = reduced(picture, SIDE);
  const { width, height } = copy;
  const across = mask.width / width;
  const down = mask.height / height;
  const markedIn = ({ values }: Mask): Uint8Array =>
    bytesFrom({ length: width * height }, (_, pixel) => {
      const [x, y] = [floor(((pixel % width) + 0.5) * across), floor((floor(pixel / width) + 0.5) * down)];
      return (values[y * mask.width + x] ?? 0) > 0 ? 1 : 0;
    });
  const things = markedIn(mask);
  const taken = markedIn(spared).map((value, pixel) => value | (things[pixel] ?? 0));
  const small = withoutGrain(copy, taken);
  const found = new Uint8Array(width * height);
  const known = new Uint8Array(width * height);
  for (let pixel = 0; pixel < things.length; pixel++) {
    if (things[pixel] === 0 || known[pixel] === 1) continue;
    const thing = connectedTo(small, [pixel], (other) => things[other] === 1);
    for (const other of thing) known[other] = 1;
    for (const other of shadowOf(small, thing, taken)) found[other] = 255;
  }
  if (!found.includes(255)) return mask;
  const shadow = grow({ width, height, values: found }, SOFT).values;
  const values = mask.values.map((value, pixel) => {
    const [x, y] = [floor((pixel % mask.width) / across), floor(floor(pixel / mask.width) / down)];
    return value > 0 ? value : (shadow[min(height - 1, y) * width + min(width - 1, x)] ?? 0);
  });
  return { width: mask.width, height: mask.height, values };
};
