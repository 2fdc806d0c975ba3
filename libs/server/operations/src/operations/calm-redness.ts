import { meshOf } from '../faces/face-mesh.ts';
import { outlineInBox, outlineOf, type FaceOutline } from '../faces/face-outline.ts';
import type { Face } from '../faces/find-faces.ts';
import { regionOf } from '../faces/region-of.ts';
import type { Infer } from '../operation.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { applyGrade } from '../pixels/color-cube.ts';
import { forEachEnlargedRow, type Picture, type Plane, reduced } from '../pixels/picture.ts';
import { crop, type Region } from '../pixels/region.ts';
import { lessRed, shareOfSkin, skinColors, skinTone, type SkinTone } from './skin-tone.ts';

const { max, round } = Math;

/** The surroundings of a face's box in which its skin is searched, as fractions of the box. */
const ROOM = { beside: 0.35, above: 0.65, below: 0.75 };
/** The longer side of the copy on which the skin is found. */
const SMALL_SIDE = 420;
/** The soft edge of the skin, as a fraction of the face's height. */
const EDGE = 1 / 60;
/** A face whose reddest places are less redder than this than its even tone has no redness. */
const LEAST_REDNESS = 0.012;

/** The parts of the face in a small copy of a region: by the face mesh, or by the box if that does not see the face. */
const outlineIn = async (
  picture: Picture,
  small: Picture,
  region: Region,
  face: Face,
  infer: Infer,
): Promise<FaceOutline> => {
  const scale = small.width / region.width;
  const mesh = await meshOf(picture, face, infer);
  if (mesh === null)
    return outlineInBox(small, {
      left: (face.left * picture.width - region.left) * scale,
      right: (face.right * picture.width - region.left) * scale,
      top: (face.top * picture.height - region.top) * scale,
      bottom: (face.bottom * picture.height - region.top) * scale,
      eyes: face.eyes.map(({ x, y }) => ({
        x: (x * picture.width - region.left) * scale,
        y: (y * picture.height - region.top) * scale,
      })),
    });
  const [left, top] = [mesh.region.left - region.left, mesh.region.top - region.top];
  return outlineOf(small, (index) => {
    const { x, y } = mesh.pointAt(index);
    return { x: (x + left) * scale, y: (y + top) * scale };
  });
};

/** The skin of one face, 0–1, in a small copy of a region, and its tone. */
interface FaceSkin {
  readonly region: Region;
  readonly skin: Plane;
  readonly tone: SkinTone;
}

/** Null for a face that has no redness. */
const skinOf = async (picture: Picture, face: Face, infer: Infer): Promise<FaceSkin | null> => {
  const region = regionOf(face, ROOM, picture);
  const small = reduced(crop(picture, region), SMALL_SIDE);
  const outline = await outlineIn(picture, small, region, face, infer);
  const colors = skinColors(small);
  const tone = skinTone(colors, outline.face);
  if (tone === null || tone.reddest - tone.red + tone.flushed < LEAST_REDNESS) return null;
  const share = shareOfSkin(colors, tone, outline);
  const soft = boxFilter(share, max(1, round(outline.height * EDGE)));
  // The edge is softened inwards at eyes and lips, which keep their red.
  const values = soft.values.map((value, at) => value * (outline.free.values[at] ?? 0));
  return { region, skin: { ...soft, values }, tone };
};

/**
 * Calms the redness of faces in place: what is redder than the person's own skin becomes like it, and a face that is
 * red as a whole becomes less so. Returns the number of faces that change.
 */
export const calmRedness = async (
  picture: Picture,
  faces: readonly Face[],
  strength: number,
  infer: Infer,
): Promise<number> => {
  // The skin of all faces is found before any changes, so that faces side by side change once.
  const found: FaceSkin[] = [];
  for (const face of faces) {
    const skin = await skinOf(picture, face, infer);
    if (skin !== null) found.push(skin);
  }
  for (const { region, skin, tone } of found) {
    const before = crop(picture, region);
    const after = await applyGrade(crop(picture, region), lessRed(tone, strength), async () => undefined);
    forEachEnlargedRow([skin], region.width, region.height, (y, [row]) => {
      for (let x = 0; x < region.width; x++) {
        const share = row?.[x] ?? 0;
        if (share === 0) continue;
        const from = (y * region.width + x) * before.channels;
        const at = ((region.top + y) * picture.width + region.left + x) * picture.channels;
        for (let channel = 0; channel < 3; channel++) {
          const change = (after.data[from + channel] ?? 0) - (before.data[from + channel] ?? 0);
          picture.data[at + channel] = (picture.data[at + channel] ?? 0) + change * share;
        }
      }
    });
  }
  return found.length;
};
