import { part } from '../pixels/bands.ts';
import { layPainting } from '../pixels/enlarge.ts';
import { brushRelief, flowField } from '../pixels/flow-field.ts';
import { kuwahara } from '../pixels/kuwahara.ts';
import { lumaBytePlane } from '../pixels/luma-bytes.ts';
import { lumaOf, type Picture, resample, sizeWithin } from '../pixels/picture.ts';
import { vibranceGain } from '../pixels/grade.ts';
import type { Operation } from '../operation.ts';

const { max, min } = Math;

const WORKING_SIDE = 1_500;
/** The radius of the brush and the smoothing of directions, in thousandths of the longer side. */
const BRUSH = { radius: 5, flow: 6 };
const COLOR = { vibrance: 0.4, gain: 1.1 };
const RELIEF = { hairs: 22, ridges: 0.4 };

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
  async apply(picture, strength, context) {
    const report = (fraction: number): Promise<void> => context.report(fraction);
    const working = sizeWithin(picture, WORKING_SIDE);
    const unit = max(working.width, working.height) / 1_000;
    const small = resample(picture, working.width, working.height);
    const flow = flowField(lumaBytePlane(small), { sigma: BRUSH.flow * unit });
    await report(0.2);
    const radius = BRUSH.radius * unit * (0.4 + 0.6 * strength);
    const first = kuwahara(small, { radius, sharpness: 10, flow });
    await report(0.4);
    const painting = kuwahara(first, { radius: radius * 0.7, sharpness: 12, flow });
    richer(painting, strength);
    await report(0.5);
    brushRelief(painting, flow, {
      hairs: RELIEF.hairs * strength,
      ridges: RELIEF.ridges * strength,
      length: 9 * unit,
      seed: context.seed,
    });
    return layPainting(picture, painting, { share: min(1, 0.3 + 0.7 * strength) }, part(report, 0.7, 1));
  },
};
