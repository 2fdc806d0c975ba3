import { enlargedRows, enlargedValues, type Picture, type Plane } from '../pixels/picture.ts';
import { crop, type Region } from '../pixels/region.ts';
import { alphaModel, alphaRows, alphaPlane } from './alpha-model.ts';
import { edgeColors, type EdgeColors, type Rgb, unmix, withoutSpill } from './edge-colors.ts';

/**
 * The colors of subject and background are measured within this distance of their border. It is a fraction of
 * the picture's side.
 */
const BORDER_SHARE = 1 / 150;
/** A pixel with at least this alpha keeps its color. */
const OPAQUE = 0.98;

/**
 * The position of the subject: a rectangle of the picture, a small copy of this rectangle, and the subject's
 * mask (0–1, any size) in the rectangle.
 */
export interface Subject {
  readonly region: Region;
  readonly guide: Picture;
  readonly mask: Plane;
}

/** A copy with alpha 0 everywhere and the same colors. */
const hidden = ({ width, height, channels, data }: Picture): Picture => {
  const copy = new Uint8ClampedArray(width * height * 4);
  for (let from = 0, to = 0; to < copy.length; from += channels, to += 4) {
    copy[to] = data[from] ?? 0;
    copy[to + 1] = data[from + 1] ?? 0;
    copy[to + 2] = data[from + 2] ?? 0;
  }
  return { width, height, channels: 4, data: copy };
};

/**
 * Cuts the subject out of `picture`, or of the part `within` if only that is needed, and returns the cut-out of this
 * part. Its edges are refined at full resolution, and the background's color is removed from them. Colors under
 * alpha 0 stay unchanged, so that later operations see a natural picture.
 */
export const cutOut = (picture: Picture, { region, guide, mask }: Subject, within?: Region): Picture => {
  const source = within === undefined ? picture : crop(picture, within);
  const { width, height, channels, data } = source;
  const [fromLeft, fromTop] = [region.left - (within?.left ?? 0), region.top - (within?.top ?? 0)];
  const model = alphaModel(guide, mask);
  const radius = Math.max(3, Math.round(Math.max(guide.width, guide.height) * BORDER_SHARE));
  const edge = edgeColors(guide, alphaPlane(guide, model), radius);
  const cut = hidden(source);

  const alphaRow = alphaRows(model, region.width, region.height);
  const valueOf = (plane: Plane) => enlargedValues(plane, region.width, region.height);
  const rimRow = enlargedRows([edge.rim], region.width, region.height);
  const colorOf = ([red, green, blue]: EdgeColors['front']): ((x: number, y: number) => Rgb) => {
    const [redAt, greenAt, blueAt] = [valueOf(red), valueOf(green), valueOf(blue)];
    return (x, y) => [redAt(x, y), greenAt(x, y), blueAt(x, y)];
  };
  const [frontAt, behindAt] = [colorOf(edge.front), colorOf(edge.behind)];
  const [start, end] = [Math.max(0, -fromLeft), Math.min(region.width, width - fromLeft)];
  for (let y = Math.max(0, -fromTop); y < Math.min(region.height, height - fromTop); y++) {
    const [rims] = rimRow(y);
    const first = (fromTop + y) * width + fromLeft;
    let to = (first + start) * 4;
    const alphas = alphaRow(y, { data: cut.data, channels: 4, at: to, start, end });
    for (let x = start; x < end; x++, to += 4) {
      const alpha = alphas[x] ?? 0;
      if (alpha === 0) continue;
      const rim = rims?.[x] ?? 0;
      if (alpha < OPAQUE || rim > 0) {
        const [front, behind] = [frontAt(x, y), behindAt(x, y)];
        const share = alpha < OPAQUE ? alpha : 1;
        const [red, green, blue] = [cut.data[to] ?? 0, cut.data[to + 1] ?? 0, cut.data[to + 2] ?? 0];
        const unmixed = [
          unmix(red, front[0], behind[0], share),
          unmix(green, front[1], behind[1], share),
          unmix(blue, front[2], behind[2], share),
        ] as const;
        cut.data.set(withoutSpill(unmixed, front, behind, rim), to);
      }
      cut.data[to + 3] = alpha * (channels === 4 ? (data[(first + x) * 4 + 3] ?? 0) : 255);
    }
  }
  return cut;
};
