import type { Infer } from '../operation.ts';
import { sizeWithin, type Picture, type Plane } from '../pixels/picture.ts';
import { boundsOf, crop, type Region } from '../pixels/region.ts';
import { resample } from '../pixels/resample.ts';
import type { Subject } from './cut-out.ts';
import { withFaces } from './face-mask.ts';
import { peopleIn, withPeople } from './people-mask.ts';
import { solidMask } from './solid-mask.ts';
import { subjectMask } from './subject-mask.ts';

/** Longer side of the copy on which edges are analysed; their detail comes from the full picture. */
const GUIDE_SIDE = 1_024;
/** Room left around a subject that is looked at again from near, as a share of its own size. */
const MARGIN = 0.2;
/** A subject whose surroundings fill less of the picture than this is looked at again from near. */
const WORTH_A_CLOSER_LOOK = 0.6;
/** A subject covering less or more of the picture than this is probably not one. */
const PLAUSIBLE_COVER = { low: 0.02, high: 0.95 };

type Size = Pick<Picture, 'width' | 'height'>;

/** The subject's bounds with a margin, in pixels of `picture`; the whole picture where there are none. */
const surroundings = (picture: Picture, mask: Plane): Region => {
  const bounds = boundsOf(mask, 0.5) ?? { left: 0, top: 0, width: 1, height: 1 };
  const marginX = bounds.width * MARGIN;
  const marginY = bounds.height * MARGIN;
  const left = Math.floor(Math.max(0, bounds.left - marginX) * picture.width);
  const top = Math.floor(Math.max(0, bounds.top - marginY) * picture.height);
  const right = Math.ceil(Math.min(1, bounds.left + bounds.width + marginX) * picture.width);
  const bottom = Math.ceil(Math.min(1, bounds.top + bounds.height + marginY) * picture.height);
  return { left, top, width: right - left, height: bottom - top };
};

const smallCopy = (picture: Picture): Picture => {
  const { width, height } = sizeWithin(picture, GUIDE_SIDE);
  return resample(picture, width, height);
};

const subjectOf = async (guide: Picture, infer: Infer): Promise<Plane> => {
  const people = await peopleIn(guide, infer);
  const whole = await withPeople(guide, await subjectMask(guide, infer), people, infer);
  return solidMask(await withFaces(guide, whole, people, infer));
};

/**
 * The salient subject of the picture, with all of each person in it. A subject that fills a small part of the picture
 * is looked at a second time within its surroundings, so that its outline is as fine as that of a large one.
 */
export const findSubject = async (picture: Picture, infer: Infer): Promise<Subject> => {
  const guide = smallCopy(picture);
  const mask = await subjectOf(guide, infer);
  const near = surroundings(picture, mask);
  if (near.width * near.height > WORTH_A_CLOSER_LOOK * picture.width * picture.height) {
    return { region: { left: 0, top: 0, width: picture.width, height: picture.height }, guide, mask };
  }
  const closer = smallCopy(crop(picture, near));
  return { region: near, guide: closer, mask: await subjectOf(closer, infer) };
};

/** Why nothing was cut out, and what helps. */
export const NO_SUBJECT =
  'No clear subject stands out in this picture, so nothing was changed. Paint over the subject and ask again, or choose a picture with one main thing in it.';

/** False when the subject covers so little or so much of the picture that it is probably not one. */
export const isPlausible = ({ mask, region }: Subject, { width, height }: Size): boolean => {
  const share = mask.values.reduce((sum, value) => sum + value, 0) / mask.values.length;
  const cover = (share * region.width * region.height) / (width * height);
  return cover >= PLAUSIBLE_COVER.low && cover <= PLAUSIBLE_COVER.high;
};
