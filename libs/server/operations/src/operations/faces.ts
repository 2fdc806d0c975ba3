import { skinLikeness } from '../pixels/skin.ts';
import { findFacesOfPeople } from '../faces/faces-of-people.ts';
import type { Face } from '../faces/find-faces.ts';
import { lumaPlane, type Picture, type Plane } from '../pixels/picture.ts';
import { crop, type Region } from '../pixels/region.ts';
import { NothingToDoError, type Operation } from '../operation.ts';
import { regionOf } from '../faces/region-of.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { guidedModel } from '../pixels/guided-filter.ts';
import { calmRedness } from './calm-redness.ts';
import { floatsFrom } from '../pixels/computed.ts';

const { hypot, max, min, round } = Math;

const NO_FACE = 'No face of a person was found in the image.';
/** The margin around a face's box for forehead and chin, as fractions of the box. */
const ROOM = { above: 0.35, below: 0.12, beside: 0.08 };
/** Structure counts as skin texture when it is finer than this fraction of the face. */
const TEXTURE_REACH = 1 / 16;
/** Skin texture has a lower variance of luma (0–1) than this. */
const TEXTURE = 0.0022;
/** The fraction of the texture that is removed at strength 1. Pores stay and blemishes fade. */
const SMOOTHED = 0.72;

/**
 * Skin within `reach` of an eye, as a fraction of the face's width, is smoothed less. Within the fraction
 * `fade` of this distance it is not smoothed.
 */
const EYE = { reach: 0.2, fade: 0.5 };

/** 0 in the middle of the eyes, 1 far from them. `x` and `y` are in pixels of the region. */
const awayFromEyes = (face: Face, region: Region, picture: Picture): ((x: number, y: number) => number) => {
  const reach = max(1, (face.right - face.left) * picture.width * EYE.reach);
  const eyes = face.eyes.map(({ x, y }) => ({
    x: x * picture.width - region.left,
    y: y * picture.height - region.top,
  }));
  return (x, y) =>
    min(
      ...eyes.map((eye) => min(1, max(0, hypot(x - eye.x, y - eye.y) / reach - EYE.fade) / (1 - EYE.fade))),
    );
};

const skinOf = ({ width, height, channels, data }: Picture): Plane => {
  const values = floatsFrom({ length: width * height }, (_, pixel) => {
    const at = pixel * channels;
    const [dx, dy] = [
      ((pixel % width) + 0.5) / width - 0.5,
      (Math.floor(pixel / width) + 0.5) / height - 0.5,
    ];
    const inside = min(1, max(0, (0.25 - dx * dx - dy * dy) / 0.06));
    return inside * skinLikeness(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  });
  return boxFilter({ width, height, values }, max(1, round(width / 60)));
};

const smoothFace = (picture: Picture, found: Face, strength: number): void => {
  const region = regionOf(found, ROOM, picture);
  const skinAway = awayFromEyes(found, region, picture);
  const face = crop(picture, region);
  const luma = lumaPlane(face);
  const { slope, offset } = guidedModel(luma, luma, max(2, round(region.width * TEXTURE_REACH)), TEXTURE);
  const skin = skinOf(face).values;
  const share = min(0.95, SMOOTHED * strength);
  for (let pixel = 0; pixel < skin.length; pixel++) {
    const value = luma.values[pixel] ?? 0;
    const base = (slope.values[pixel] ?? 0) * value + (offset.values[pixel] ?? 0);
    const x = pixel % region.width;
    const y = (pixel - x) / region.width;
    const change = 255 * (base - value) * (skin[pixel] ?? 0) * skinAway(x, y) * share;
    const at = ((region.top + y) * picture.width + region.left + x) * picture.channels;
    for (let channel = 0; channel < 3; channel++) {
      picture.data[at + channel] = (picture.data[at + channel] ?? 0) + change;
    }
  }
};

const NO_REDNESS = 'No redness was found in the faces of the image.';

/**
 * Smooths the skin of faces: blemishes and fine wrinkles fade; eyes, lips and hair stay unchanged. With the option
 * `of: redness` it evens out the color of the skin instead of its texture.
 */
export const smoothSkin: Operation<'smooth-skin'> = {
  id: 'smooth-skin',
  title: 'smooth skin',
  phase: 'repair',
  stage: 'Finding the faces',
  graded: true,
  models: ['blazeface', 'facemesh'],
  namesParts: true,
  example: 'Smooth the skin',
  titleFor: ({ of }) => (of === 'redness' ? 'less redness of the face' : 'smooth skin'),
  async apply(picture, strength, { infer, options, report }) {
    const faces = await findFacesOfPeople(picture, infer);
    if (faces.length === 0) throw new NothingToDoError(NO_FACE);
    if (options['of'] === 'redness') {
      await report(0.6, 'Calming the redness');
      if ((await calmRedness(picture, faces, strength, infer)) === 0) throw new NothingToDoError(NO_REDNESS);
      return picture;
    }
    for (const face of faces) smoothFace(picture, face, strength);
    return picture;
  },
};
