import type { Infer } from '../operation.ts';
import { gaussianBlur } from '../pixels/gaussian-blur.ts';
import { lumaPlane, type Picture, type Plane } from '../pixels/picture.ts';
import { crop, type Region } from '../pixels/region.ts';
import { findFaces, type Face } from './find-faces.ts';
import { regionOf } from './region-of.ts';

const { max, min } = Math;

/** The margin around a face's box for forehead, chin and ears, as fractions of the box. */
const ROOM = { above: 0.45, below: 0.2, beside: 0.2 };
/**
 * Structure finer than this fraction of a face is its drawing: eyes, nose and mouth. Coarser structure is
 * light and color.
 */
const FINE = 1 / 7;
/** The width of the oval's soft edge, in squared radii. */
const EDGE = 0.1;

/**
 * Brushes are as wide as a fraction of the picture. A face whose width is a smaller fraction of the picture's
 * longer side than `small` needs all of its fine structure back. The larger it is, the more of it the brush
 * draws by itself, so that a face from `large` on gets only the fraction `least` of this back.
 */
const NEED = { small: 0.15, large: 0.5, least: 0.25 };

/** The region of a face, and the luma of this region before the edit. */
export interface KeptFace {
  readonly region: Region;
  readonly luma: Plane;
}

/** The fine structure of a plane: its difference from a blurred copy. */
const drawingOf = (plane: Plane): Float32Array => {
  const light = gaussianBlur(plane, max(0.6, FINE * plane.width)).values;
  return plane.values.map((value, at) => value - (light[at] ?? 0));
};

/** How much of the fine structure of a face a painted picture needs back, 0–1. */
export const needOf = ({ region }: Pick<KeptFace, 'region'>, { width, height }: Picture): number => {
  const size = region.width / max(width, height);
  const large = min(1, max(0, (size - NEED.small) / (NEED.large - NEED.small)));
  return 1 - (1 - NEED.least) * large;
};

/** Remembers faces before an edit. */
export const rememberFaces = (picture: Picture, faces: readonly Face[]): readonly KeptFace[] =>
  faces.map((face) => {
    const region = regionOf(face, ROOM, picture);
    return { region, luma: lumaPlane(crop(picture, region)) };
  });

/** Adds a fraction of a face's original fine structure to the edited face, in place. */
export const redraw = (picture: Picture, { region, luma }: KeptFace, share: number): void => {
  const before = drawingOf(luma);
  const after = drawingOf(lumaPlane(crop(picture, region)));
  const { width, channels, data } = picture;
  for (let y = 0; y < region.height; y++) {
    for (let x = 0; x < region.width; x++) {
      const [dx, dy] = [(x + 0.5) / region.width - 0.5, (y + 0.5) / region.height - 0.5];
      const inside = min(1, max(0, (0.25 - dx * dx - dy * dy) / EDGE));
      if (inside === 0) continue;
      const pixel = y * region.width + x;
      const change = 255 * ((before[pixel] ?? 0) - (after[pixel] ?? 0)) * inside * share;
      const at = ((region.top + y) * width + region.left + x) * channels;
      for (let channel = 0; channel < 3; channel++) data[at + channel] = (data[at + channel] ?? 0) + change;
    }
  }
};

/**
 * Performs an edit that loses fine detail, then restores the fine structure of faces so that people stay
 * recognizable. Faces that fill the picture get less of it back. All faces keep the light and colors of the
 * edit. If the face finder cannot run, this only performs the edit.
 */
export const keepingFaces = async (
  picture: Picture,
  share: number,
  infer: Infer,
  edit: () => Picture | Promise<Picture>,
): Promise<Picture> => {
  const faces = await findFaces(picture, infer).catch((): readonly Face[] => []);
  const kept = rememberFaces(picture, faces);
  const edited = await edit();
  for (const face of kept) redraw(edited, face, share * needOf(face, edited));
  return edited;
};
