import { part } from '../pixels/bands.ts';
import { calmLuma } from '../pixels/calm-luma.ts';
import { flatTones, inkLines, kuwahara } from '../pixels/kuwahara.ts';
import { layPainting } from '../pixels/enlarge.ts';
import { lumaBytePlane } from '../pixels/luma-bytes.ts';
import { lumaOf, type Picture, type Plane, reduced } from '../pixels/picture.ts';
import type { Operation } from '../operation.ts';
import { brushRelief, flowField } from '../pixels/flow-field.ts';
import { vibranceGain } from '../pixels/grade.ts';
import { filmGrain } from '../pixels/film.ts';
import { gaussianBlur } from '../pixels/gaussian-blur.ts';
import { hatching } from '../pixels/hatching.ts';
import { anime } from './styles/anime.ts';
import { klimt } from './styles/klimt.ts';
import { mondrian } from './styles/mondrian.ts';
import { comic, popArt } from './styles/printed.ts';
import { seenIn } from './styles/seen-in.ts';
import { stencil } from './styles/stencil.ts';
import type { Style } from './styles/style.ts';
import { ukiyoE } from './styles/ukiyo-e.ts';
import { monet, vanGogh } from './styles/impasto.ts';

const { max, min } = Math;

const CARTOON_SIDE = 1_700;
/** Sizes in thousandths of the longer side. */
const CARTOON_BRUSH = { first: 4.5, second: 2.5 };
const LINES = { sigma: 1.05, threshold: 1.5, steepness: 0.3, lightest: 0.07 };
const TONES = { count: 6, hardness: 16, share: 0.8, vibrance: 0.65, gain: 1.25 };

/** Draws flat bright colors between ink lines. */
export const cartoon: Operation<'cartoon'> = {
  id: 'cartoon',
  title: 'cartoon',
  phase: 'look',
  stage: 'Inking the outlines',
  graded: true,
  keepsFaces: 0.5,
  example: 'Turn it into a cartoon',
  async apply(picture, strength, { report }) {
    const small = reduced(picture, CARTOON_SIDE);
    const unit = max(small.width, small.height) / 1_000;
    const brush = unit * (0.5 + 0.5 * strength);
    const first = kuwahara(small, { radius: CARTOON_BRUSH.first * brush, sharpness: 12 });
    await report(0.3);
    const painting = kuwahara(first, { radius: CARTOON_BRUSH.second * brush, sharpness: 16 });
    await report(0.5);
    flatTones(painting, {
      ...TONES,
      calm: calmLuma(painting),
      share: min(1, TONES.share * strength),
      vibrance: TONES.vibrance * strength,
      gain: 1 + (TONES.gain - 1) * strength,
    });
    const lines = inkLines(lumaBytePlane(first), {
      sigma: LINES.sigma * unit + 0.3,
      threshold: LINES.threshold,
      steepness: LINES.steepness,
    }).values;
    const { data } = painting;
    for (let i = 0; i < lines.length; i++) {
      const ink = 1 - (1 - max(LINES.lightest, lines[i] ?? 1)) * min(1, strength);
      data[i * 3] = (data[i * 3] ?? 0) * ink;
      data[i * 3 + 1] = (data[i * 3 + 1] ?? 0) * ink;
      data[i * 3 + 2] = (data[i * 3 + 2] ?? 0) * ink;
    }
    return layPainting(picture, painting, { share: min(1, 0.3 + 0.7 * strength) }, part(report, 0.6, 1));
  },
};

const OIL_SIDE = 1_500;
/** The radius of the brush and the smoothing of directions, in thousandths of the longer side. */
const OIL_BRUSH = { radius: 6, flow: 7 };
const COLOR = { vibrance: 0.4, gain: 1.1 };
const RELIEF = { hairs: 26, ridges: 0.5 };

const richer = ({ data }: Picture, strength: number): void => {
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const luma = lumaOf(red, green, blue);
    const gain =
      vibranceGain(red, green, blue, COLOR.vibrance * strength) * (1 + (COLOR.gain - 1) * strength);
    data[at] = luma + (red - luma) * gain;
    data[at + 1] = luma + (green - luma) * gain;
    data[at + 2] = luma + (blue - luma) * gain;
  }
};

/** Paints thick strokes along the edges of objects. Light falls on the strokes from the upper left. */
export const oilPainting: Operation<'oil-painting'> = {
  id: 'oil-painting',
  title: 'oil painting',
  phase: 'look',
  stage: 'Painting in oil',
  graded: true,
  keepsFaces: 0.65,
  example: 'Turn it into an oil painting',
  async apply(picture, strength, { report, seed }) {
    const small = reduced(picture, OIL_SIDE);
    const unit = max(small.width, small.height) / 1_000;
    const flow = flowField(lumaBytePlane(small), { sigma: OIL_BRUSH.flow * unit });
    await report(0.2);
    const radius = OIL_BRUSH.radius * unit * (0.4 + 0.6 * strength);
    const first = kuwahara(small, { radius, sharpness: 10, flow });
    await report(0.4);
    const painting = kuwahara(first, { radius: radius * 0.7, sharpness: 12, flow });
    richer(painting, strength);
    await report(0.5);
    brushRelief(painting, flow, {
      hairs: RELIEF.hairs * strength,
      ridges: RELIEF.ridges * strength,
      length: 9 * unit,
      seed,
    });
    return layPainting(picture, painting, { share: min(1, 0.3 + 0.7 * strength) }, part(report, 0.7, 1));
  },
};

const SKETCH_SIDE = 1_800;
/**
 * The blur of the negative in thousandths of the longer side. It sets the width of the soft shades around
 * lines.
 */
const SHADE = 7;
/** The darkness of the lines. */
const PRESSURE = 2.4;
/**
 * Hatching covers tones (0–1) below `first`. A second layer that crosses it covers tones below `second`.
 * `depth` is its darkness.
 */
const HATCHED = { first: 0.52, second: 0.28, depth: 0.5 };
const PAPER = [252, 250, 244] as const;
const GRAPHITE = [44, 44, 48] as const;
const TOOTH = 4;

/**
 * The lines, which are the picture divided by its blurred negative. The quotient is white except where tones
 * change.
 */
const lines = (luma: Plane, sigma: number): Float32Array => {
  const negative = gaussianBlur({ ...luma, values: luma.values.map((value) => 255 - value) }, sigma).values;
  return luma.values.map((value, i) => min(1, value / max(1, 255 - (negative[i] ?? 0))) ** PRESSURE);
};

const draw = (picture: Picture, strength: number, seed: number): Picture => {
  const { width, height } = picture;
  const unit = max(width, height) / 1_000;
  const luma = lumaBytePlane(picture);
  const drawn = lines(luma, SHADE * unit);
  const tones = gaussianBlur(luma, 2.5 * unit).values;
  const first = hatching(width, height, { spacing: 2.5 * unit, angle: -0.9, seed }).values;
  const second = hatching(width, height, { spacing: 2.5 * unit, angle: 0.5, seed: seed + 1 }).values;
  // A stronger sketch leaves more paper blank and shows fewer of the photo's tones.
  const depth = HATCHED.depth / max(1, strength) ** 2;
  const data = new Uint8ClampedArray(width * height * 3);
  for (let i = 0; i < drawn.length; i++) {
    const tone = (tones[i] ?? 0) / 255;
    const layer = (below: number, stroke: number): number =>
      min(1, max(0, (below - tone) / below) * 1.5) * stroke;
    const shade = layer(HATCHED.first, first[i] ?? 0) + 0.8 * layer(HATCHED.second, second[i] ?? 0);
    const paper = max(0, (drawn[i] ?? 1) * (1 - min(0.92, depth * shade)));
    for (const channel of [0, 1, 2] as const) {
      data[i * 3 + channel] = GRAPHITE[channel] + (PAPER[channel] - GRAPHITE[channel]) * paper;
    }
  }
  return { width, height, channels: 3, data };
};

/** Draws with pencil on paper, with lines where tones change and hatching in the shadows. */
export const pencilSketch: Operation<'pencil-sketch'> = {
  id: 'pencil-sketch',
  title: 'pencil sketch',
  phase: 'look',
  stage: 'Sharpening the pencil',
  graded: true,
  example: 'Turn it into a pencil sketch',
  async apply(picture, strength, { report, seed }) {
    const sketch = draw(reduced(picture, SKETCH_SIDE), strength, seed);
    await report(0.6);
    const grain = filmGrain(seed, max(1, max(picture.width, picture.height) / 1_500));
    const texture = (x: number, y: number): number => grain(x, y) * TOOTH;
    return layPainting(
      picture,
      sketch,
      { share: min(1, 0.4 + 0.6 * strength), texture },
      part(report, 0.6, 1),
    );
  },
};

const STYLES: Readonly<Record<string, Style>> = {
  'van-gogh': vanGogh,
  monet,
  'ukiyo-e': ukiyoE,
  'pop-art': popArt,
  comic,
  anime,
  mondrian,
  klimt,
  stencil,
};
const STYLE_SIDE = 1_600;
/** How much of faces' fine structure most styles keep. */
const KEPT_OF_FACES = 0.6;
/**
 * The deviation (0–255) of the canvas grain, which blends the enlarged painting with the full-size picture.
 */
const GROUND = 2;

const styleOf = (name: string | number | undefined): Style => STYLES[String(name)] ?? vanGogh;

/** Paints the picture with the strokes or lines and the palette of a named style. */
export const artistStyle: Operation<'artist-style'> = {
  id: 'artist-style',
  title: 'style of an artist',
  phase: 'look',
  stage: 'Painting',
  graded: true,
  keepsFaces: ({ style }) => styleOf(style).keepsFaces ?? KEPT_OF_FACES,
  example: 'In the style of Van Gogh',
  titleFor: ({ style }) => `in the style of ${styleOf(style).title}`,
  async apply(picture, strength, { options, report, seed, infer }) {
    const small = reduced(picture, STYLE_SIDE);
    const unit = max(small.width, small.height) / 1_000;
    await report(0.1);
    const see = (): ReturnType<typeof seenIn> => seenIn(small, infer);
    const painting = await styleOf(options['style']).paint(small, { strength, seed, unit, see });
    const grain = filmGrain(seed, max(1, max(picture.width, picture.height) / 2_000));
    const texture = (x: number, y: number): number => grain(x, y) * GROUND;
    return layPainting(
      picture,
      painting,
      { share: min(1, 0.3 + 0.7 * strength), texture },
      part(report, 0.7, 1),
    );
  },
};
