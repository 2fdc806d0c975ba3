import { measure, peakSignalToNoise } from '../testing/measures.ts';
import { painted } from '../testing/pictures.ts';
import { inBands, part } from './bands.ts';
import { brushRelief, flowField, smearAlong } from './flow-field.ts';
import { paintStrokes } from './brush-strokes.ts';
import { centreOfInterest } from './centre-of-interest.ts';
import { flatTones, gradientSize, inkLines, kuwahara } from './kuwahara.ts';
import { layPainting } from './enlarge.ts';
import { blurredPlanes, gaussianBlur } from './gaussian-blur.ts';
import { hatching } from './hatching.ts';
import { addSpot, addStar, spotProfile } from './light-spots.ts';
import { lowestAround } from './lowest-around.ts';
import { bandOf, lumaBytePlane, lumaBytes } from './luma-bytes.ts';
import { noiseField } from './noise-field.ts';
import { noiseLevel } from './noise-level.ts';
import { drawInk, printDots } from './overlay.ts';
import { type Picture, type Plane, resample } from './picture.ts';
import { gaussian, seededRandom } from './seeded-random.ts';

const quietly = (): Promise<void> => Promise.resolve();
const noisy = (source: Picture, deviation: number, seed = 3): Picture => {
  const next = gaussian(seededRandom(seed));
  return { ...source, data: Uint8ClampedArray.from(source.data, (value) => value + next() * deviation) };
};
const deviationOf = ({ values }: Plane): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};
const halves = painted(80, 60, (x) => (x < 40 ? 60 : 190));

describe('bands', () => {
  it('cover every row once and report progress', async () => {
    const [rows, told]: [number[], number[]] = [[], []];
    const report = (fraction: number): Promise<void> => Promise.resolve(void told.push(fraction));
    await inBands(300, part(report, 0.5, 1), (top, bottom) => {
      for (let y = top; y < bottom; y++) rows.push(y);
    });
    expect(rows).toEqual(Array.from({ length: 300 }, (_, y) => y));
    expect(told[0]).toBe(0.5);
    expect(told.every((fraction) => fraction >= 0.5 && fraction <= 1)).toBe(true);
  });
});

describe('blur and noise', () => {
  it.each([0.5, 1, 3, 8])('gaussianBlur spreads a point to a deviation of %s', (sigma) => {
    const values = new Float32Array(81 * 81);
    values[40 * 81 + 40] = 1;
    const { values: blurred } = gaussianBlur({ width: 81, height: 81, values }, sigma);
    let [total, squares] = [0, 0];
    blurred.forEach((value, i) => {
      total += value;
      squares += value * ((i % 81) - 40) ** 2;
    });
    expect(total).toBeCloseTo(1, 3);
    expect(Math.abs(Math.sqrt(squares) - sigma)).toBeLessThan(0.25 + 0.1 * sigma);
  });

  it('blurredPlanes are small when the blur is wide, and keep the mean', () => {
    const [red] = blurredPlanes(halves, 10);
    expect(red.width).toBeLessThan(30);
    expect(red.values.reduce((sum, value) => sum + value, 0) / red.values.length).toBeCloseTo(125, 0);
  });

  it.each([2, 8, 20])('noiseLevel measures noise of deviation %s, also next to edges', (deviation) => {
    const grey = painted(320, 240, (x) => 60 + x / 4 + (x > 200 ? 50 : 0));
    const level = noiseLevel(lumaBytes(noisy(grey, deviation)), 320);
    // The luma of three independent channels has a deviation of 0.67 times theirs.
    expect(level).toBeGreaterThan(0.67 * deviation * 0.75);
    expect(level).toBeLessThan(0.67 * deviation * 1.25);
    expect(noiseLevel(lumaBytes(grey), 320)).toBeLessThan(0.6);
  });

  it('noiseField is smooth, has a mean of a half, and repeats for a seed', () => {
    const field = noiseField(200, 150, { scale: 20, octaves: 2, seed: 4 });
    expect(field.values.reduce((sum, value) => sum + value, 0) / field.values.length).toBeCloseTo(0.5, 1);
    expect(noiseField(200, 150, { scale: 20, octaves: 2, seed: 4 }).values).toEqual(field.values);
    const steps = field.values.map((value, i) => Math.abs(value - (field.values[i + 1] ?? value)));
    expect(steps.reduce((sum, step) => sum + step, 0) / steps.length).toBeLessThan(0.3 * deviationOf(field));
  });

  it('bandOf repeats edges, and lowestAround gives the minimum of a square', () => {
    const bytes = Uint8ClampedArray.from([1, 2, 3, 4, 5, 6]);
    expect([...bandOf(bytes, 2, { top: 0, bottom: 1, overlap: 1 }).values]).toEqual([1, 2, 1, 2, 3, 4]);
    const plane = { width: 3, height: 2, values: Float32Array.from([9, 8, 7, 6, 5, 1]) };
    expect([...lowestAround(plane, 1).values]).toEqual([5, 1, 1, 5, 1, 1]);
  });
});

describe('painting', () => {
  it('kuwahara flattens noise and keeps the edge', () => {
    const result = kuwahara(noisy(halves, 12), { radius: 4, sharpness: 10 });
    expect(peakSignalToNoise(halves, result)).toBeGreaterThan(
      peakSignalToNoise(halves, noisy(halves, 12)) + 5,
    );
    const row = result.data.subarray(30 * 80 * 3);
    expect((row[42 * 3] ?? 0) - (row[37 * 3] ?? 0)).toBeGreaterThan(90);
  });

  it('flowField runs along an edge, and takes the given angle where there is none', () => {
    const luma = lumaBytePlane(halves);
    const flow = flowField(luma, { sigma: 2 });
    expect(Math.abs(flow.down[30 * 80 + 40] ?? 0)).toBeGreaterThan(0.95);
    const calmAngle = { ...luma, values: luma.values.map(() => 0.6) };
    const led = flowField(luma, { sigma: 2, calmAngle });
    const slope = (led.down[30 * 80 + 5] ?? 0) / (led.along[30 * 80 + 5] ?? 1);
    expect(slope).toBeCloseTo(Math.tan(0.6), 1);
  });

  it('smearAlong smooths noise along the flow and not across it', () => {
    const noise = lumaBytePlane(
      noisy(
        painted(80, 60, () => 128),
        30,
      ),
    );
    const flow = flowField(
      { ...noise, values: noise.values.map(() => 0) },
      {
        sigma: 1,
        calmAngle: { ...noise, values: noise.values.map(() => 0) },
      },
    );
    const { values } = smearAlong(noise, flow, 8);
    let [along, across] = [0, 0];
    for (let y = 10; y < 50; y++) {
      for (let x = 10; x < 70; x++) {
        along += Math.abs((values[y * 80 + x] ?? 0) - (values[y * 80 + x + 1] ?? 0));
        across += Math.abs((values[y * 80 + x] ?? 0) - (values[(y + 1) * 80 + x] ?? 0));
      }
    }
    expect(across).toBeGreaterThan(2 * along);
  });

  it('paintStrokes covers the whole canvas with colors close to the picture, and repeats for a seed', () => {
    const flow = flowField(lumaBytePlane(halves), { sigma: 3 });
    const options = {
      ...{ radii: [6, 3], length: 6, tolerance: 40, lightJitter: 0.05, colorJitter: 4, hairs: 0.05 },
      seed: 5,
    };
    const result = paintStrokes(halves, flow, options);
    expect(peakSignalToNoise(halves, result)).toBeGreaterThan(15);
    expect([...result.data].filter((value) => value === 0).length).toBe(0);
    expect(Buffer.from(paintStrokes(halves, flow, options).data).equals(Buffer.from(result.data))).toBe(true);
  });

  it('brushRelief lights a surface without changing its mean', () => {
    const canvas = painted(80, 60, () => 120);
    const flow = flowField(lumaBytePlane(canvas), { sigma: 2 });
    brushRelief(canvas, flow, { hairs: 20, ridges: 0.4, length: 6, seed: 2 });
    expect(Math.abs(measure(canvas).mean - 120)).toBeLessThan(2);
    expect(measure(canvas).deviation).toBeGreaterThan(2);
  });

  it('inkLines are drawn at an edge and nowhere else, gradientSize is largest there', () => {
    const ink = inkLines(lumaBytePlane(halves), { sigma: 1.5, threshold: 1, steepness: 0.4 }).values;
    const row = [...ink.subarray(30 * 80, 31 * 80)];
    expect(Math.min(...row.slice(34, 44))).toBeLessThan(0.5);
    expect(Math.min(...row.slice(0, 25), ...row.slice(55))).toBe(1);
    const gradients = [...gradientSize(lumaBytePlane(halves)).values.subarray(30 * 80, 31 * 80)];
    expect(gradients.indexOf(Math.max(...gradients))).toBeGreaterThanOrEqual(39);
    const drawn = { ...halves, data: halves.data.slice() };
    drawInk(drawn, { width: 80, height: 60, values: ink }, [0, 0, 0], 1);
    expect(measure(drawn).mean).toBeLessThan(measure(halves).mean);
  });

  it('flatTones moves tones to steps and keeps black and white', () => {
    const ramp = painted(256, 1, (x) => x);
    flatTones(ramp, { count: 4, hardness: 30, share: 1, vibrance: 0, gain: 1 });
    const reds = [...ramp.data].filter((_, i) => i % 3 === 0);
    expect([reds[0], reds[255]]).toEqual([0, 255]);
    const onSteps = reds.filter((value) => [0, 64, 128, 191, 255].some((step) => Math.abs(value - step) < 9));
    expect(onSteps.length).toBeGreaterThan(170);
  });

  it('printDots keeps the tone seen from a distance', () => {
    const grey = painted(200, 200, () => 130);
    printDots(grey, { pitch: 7, angle: 0.5, lightest: 0.9, darkest: 0.1, depth: 0.4 });
    expect(Math.abs(measure(grey).mean - 130)).toBeLessThan(8);
    expect(measure(grey).deviation).toBeGreaterThan(10);
  });

  it('hatching leaves paper between its strokes, and differs for another seed', () => {
    const strokes = hatching(120, 90, { spacing: 5, angle: 0.7, seed: 1 });
    const covered = strokes.values.reduce((sum, value) => sum + value, 0) / strokes.values.length;
    expect(covered).toBeGreaterThan(0.2);
    expect(covered).toBeLessThan(0.9);
    expect(Math.min(...strokes.values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...strokes.values)).toBeLessThanOrEqual(1);
    expect(hatching(120, 90, { spacing: 5, angle: 0.7, seed: 2 }).values).not.toEqual(strokes.values);
  });
});

describe('light and size', () => {
  it('addSpot and addStar only add light, within their radius', () => {
    const dark = painted(60, 60, () => 20);
    const profile = spotProfile([
      { distance: 0, color: [1, 1, 1], opacity: 1 },
      { distance: 1, color: [1, 0.5, 0], opacity: 0 },
    ]);
    addSpot(dark, { x: 20, y: 20, radius: 8, opacity: 1 }, profile);
    addStar(dark, { x: 45, y: 45, radius: 10, opacity: 1 });
    expect(dark.data[(20 * 60 + 20) * 3]).toBeGreaterThan(245);
    expect(dark.data[(45 * 60 + 51) * 3]).toBeGreaterThan(22);
    expect(Math.min(...dark.data)).toBe(20);
    expect(dark.data[(20 * 60 + 29) * 3]).toBe(20);
    addSpot(dark, { x: -3, y: 70, radius: 5, opacity: 1 }, profile);
  });

  it('layPainting enlarges a painting without moving it, with the given opacity, and keeps alpha', async () => {
    const painting = resample(halves, 20, 15);
    const laid = await layPainting(
      painted(80, 60, () => 0),
      painting,
      { share: 1 },
      quietly,
    );
    expect(peakSignalToNoise(halves, laid)).toBeGreaterThan(22);
    const half = await layPainting(
      painted(80, 60, () => 0),
      painting,
      { share: 0.5 },
      quietly,
    );
    expect(measure(half).mean).toBeCloseTo(measure(laid).mean / 2, 0);
    const rgba: Picture = {
      width: 2,
      height: 1,
      channels: 4,
      data: Uint8ClampedArray.from([0, 0, 0, 9, 0, 0, 0, 200]),
    };
    const covered = await layPainting(rgba, painting, { share: 1, texture: () => 3 }, quietly);
    expect([covered.data[3], covered.data[7]]).toEqual([9, 200]);
  });

  it('centreOfInterest is at the detail, and in the middle of a flat picture', () => {
    const corner = noisy(
      painted(100, 100, () => 128),
      0,
    );
    expect(centreOfInterest(corner)).toEqual({ x: 0.5, y: 0.5 });
    const random = seededRandom(1);
    const detailed = painted(100, 100, (x, y) => (x < 40 && y > 55 ? 255 * random() : 128));
    const { x, y } = centreOfInterest(detailed);
    expect(x).toBeLessThan(0.45);
    expect(y).toBeGreaterThan(0.55);
  });
});
