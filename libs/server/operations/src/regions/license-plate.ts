import { findText } from '../lettering/find-text.ts';
import { grownBy, inPicture, type TextBox } from '../lettering/text-boxes.ts';
import { regionAround } from '../matting/object-mask.ts';
import { areaOf, findObjects } from '../objects/find-objects.ts';
import { type Infer, NothingToDoError } from '../operation.ts';
import { type Picture, reduced, resample } from '../pixels/picture.ts';
import { crop, type Region } from '../pixels/region.ts';
import type { LetterFinder } from './letter-finder.ts';

const { abs, max, min, round } = Math;

const VEHICLES = ['car', 'truck', 'bus', 'motorcycle'];
/** The longer side of the copy in which vehicles are detected. */
const DETECTION_SIDE = 1_024;
/** The minimum confidence of a vehicle. It is low, because text in the shape of a plate confirms it. */
const LEAST_SCORE = 0.25;
/** At most this many vehicles are looked at, the largest first. Smaller ones than this many pixels are left out. */
const MOST_VEHICLES = 10;
const LEAST_VEHICLE = 32;
/** The margin around a vehicle, as a fraction of its box, because the detector sometimes cuts off a bumper. */
const MARGIN = 0.06;
/** The longer sides to which a vehicle is scaled for the search, and the maximum factor of the enlargement. */
const SIDES = { least: 900, most: 1_280 };
const MOST_ENLARGED = 4;
/** Plates are in this lower fraction of a vehicle. */
const LOWER_PART = 0.7;
/** The lengths of a plate as fractions of the vehicle's width, and as multiples of its height. */
const LENGTH = { least: 0.07, most: 0.5 };
const RATIO = { least: 1.3, most: 8 };
/** The maximum slope of a plate. */
const MOST_TILTED = 0.5;
/** The margin between a plate's letters and its edge, as a fraction of the height of the letters' box. */
const PLATE_MARGIN = 0.25;

/** True for a line of text, in pixels of a picture of one vehicle, that has the place and the shape of a plate. */
export const isPlate = (
  { y, along, length, height }: TextBox,
  vehicle: { readonly width: number; readonly height: number },
): boolean =>
  y > (1 - LOWER_PART) * vehicle.height &&
  abs(along.y) <= MOST_TILTED &&
  length >= LENGTH.least * vehicle.width &&
  length <= LENGTH.most * vehicle.width &&
  length >= RATIO.least * height &&
  length <= RATIO.most * height;

/** The plates of a vehicle, in pixels of the picture. Small vehicles are enlarged for the search. */
const platesOf = async (picture: Picture, region: Region, infer: Infer): Promise<readonly TextBox[]> => {
  const longest = max(region.width, region.height);
  const scale = min(MOST_ENLARGED, SIDES.most / longest, max(1, SIDES.least / longest));
  const [width, height] = [max(1, round(region.width * scale)), max(1, round(region.height * scale))];
  const vehicle = resample(crop(picture, region), width, height);
  const lines = await findText(vehicle, infer);
  const stretch = { x: region.width / width, y: region.height / height };
  return lines
    .filter((line) => isPlate(line, vehicle))
    .map((line) => inPicture(line, stretch, { x: region.left, y: region.top }))
    .map((line) => grownBy(line, PLATE_MARGIN * line.height));
};

/** The license plates of the vehicles that the detector finds. */
export const platesIn: LetterFinder = async (picture, { infer }) => {
  const vehicles = await findObjects(reduced(picture, DETECTION_SIDE), infer, {
    names: VEHICLES,
    leastScore: LEAST_SCORE,
  });
  const regions = vehicles
    .toSorted((a, b) => areaOf(b.box) - areaOf(a.box))
    .map(({ box }) => regionAround(box, picture, MARGIN))
    .filter(({ width }) => width >= LEAST_VEHICLE)
    .slice(0, MOST_VEHICLES);
  const plates: TextBox[] = [];
  for (const region of regions) plates.push(...(await platesOf(picture, region, infer)));
  if (plates.length === 0) {
    throw new NothingToDoError(
      regions.length === 0
        ? 'No vehicle was found in the image, and so no license plate. Paint over the part that is meant, and ask again.'
        : 'No license plate was found in the image. Paint over the part that is meant, and ask again.',
    );
  }
  return plates;
};
