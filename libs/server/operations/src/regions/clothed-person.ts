import { meshOf, type FaceMesh } from '../faces/face-mesh.ts';
import { findFacesOfPeople } from '../faces/faces-of-people.ts';
import type { Face } from '../faces/find-faces.ts';
import { regionAround } from '../matting/object-mask.ts';
import { personIn } from '../matting/people-mask.ts';
import { subjectMask } from '../matting/subject-mask.ts';
import { areaOf, type Box, findObjects, type FoundObject } from '../objects/find-objects.ts';
import type { Infer } from '../operation.ts';
import { inLight } from '../pixels/in-light.ts';
import { type Picture, type Plane, reduced, resample, resizePlane } from '../pixels/picture.ts';
import { polygonPlane } from '../pixels/polygon.ts';
import { crop, type Region } from '../pixels/region.ts';
import { distance, type Point } from '../pixels/turned-square.ts';

const { abs, cos, max, min, PI, round, sin } = Math;

const DETECTION_SIDE = 1_024;
/** The longer side of the copy in which the garment is found. */
const SIDE = 400;
/** The longer side of the copy that the models of people and subjects see. */
const MODELS_SIDE = 800;
/** The minimum confidence of the person, and of others who make it doubtful who is meant. */
const LEAST_SCORE = { person: 0.45, other: 0.3 };
/** Others make it doubtful from this fraction of the person's box or face on. */
const OTHER = { box: 0.1, face: 0.4 };
/** Boxes that share this fraction of the narrower one's width show parts of one person. */
const SAME = { part: 0.7, other: 0.5 };
/** The maximum number of people among whom one is told by the color of the clothes. */
const MOST_PEOPLE = 5;
/** The margin around the person's box as a fraction of it, and the room below for what the detector cuts off. */
const MARGIN = 0.12;
const BELOW = 0.15;
/** The landmarks around a face, from its top clockwise, and the places of its top and of the chin among them. */
const OUTLINE = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
];
const TOP = 0;
const CHIN = OUTLINE.indexOf(152);

/** A small copy of the part of the picture that shows a person, and what is known about its pixels. */
export interface ClothedPerson {
  readonly region: Region;
  readonly part: Picture;
  readonly small: Picture;
  /** The pixels of `small`, brightened if the part is dark. */
  readonly lit: Picture;
  /** The likelihood (0–1) that a pixel of `small` shows the person, and the fraction of it that is the face. */
  readonly person: Plane;
  readonly face: Plane;
  /** The top of the forehead and the chin in pixels of `small`, and the distance between them. */
  readonly top: Point;
  readonly chin: Point;
  readonly faceHeight: number;
  /** False for somebody who looks aside, whose face is measured by its box. */
  readonly isFacing: boolean;
}

const sharedWidth = (a: Box, b: Box): number =>
  max(0, min(a.right, b.right) - max(a.left, b.left)) / min(a.right - a.left, b.right - b.left);

const hasFace = ({ left, top, right, bottom }: Box, face: Face): boolean => {
  const [x, y] = [(face.left + face.right) / 2, (face.top + face.bottom) / 2];
  return x > left && x < right && y > top && y < top + 0.6 * (bottom - top);
};

/** A person in a picture, with the face that is seen. */
interface Seen {
  readonly box: Box;
  readonly face: Face;
}

/**
 * Who is in a picture. Of several people nobody is told apart (`null`) when somebody's face is not seen, so that it is not
 * known what they wear, and when there are too many.
 */
type People =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'one'; readonly person: Seen }
  | { readonly kind: 'several'; readonly people: readonly Seen[] | null };

const unionOf = (boxes: readonly Box[]): Box => ({
  left: min(...boxes.map(({ left }) => left)),
  top: min(...boxes.map(({ top }) => top)),
  right: max(...boxes.map(({ right }) => right)),
  bottom: max(...boxes.map(({ bottom }) => bottom)),
});

/** All people, each with a face, or null. */
const eachWithFace = (found: readonly FoundObject[], faces: readonly Face[]): readonly Seen[] | null => {
  const certain = found.filter(({ score }) => score >= LEAST_SCORE.person).map(({ box }) => box);
  const largest = max(0, ...certain.map(areaOf));
  const boxes = certain.filter((box) => areaOf(box) > OTHER.box * largest);
  const pairs = boxes.flatMap((box) => {
    const middle = (box.left + box.right) / 2;
    const away = (face: Face): number => abs((face.left + face.right) / 2 - middle);
    const [face] = faces.filter((other) => hasFace(box, other)).toSorted((a, b) => away(a) - away(b));
    return face === undefined ? [] : [{ box, face }];
  });
  const isEachSeen =
    pairs.length === boxes.length && new Set(pairs.map(({ face }) => face)).size === pairs.length;
  return isEachSeen && boxes.length <= MOST_PEOPLE ? pairs : null;
};

/** Finds the people in a picture whose clothes may be meant. In long pictures the detector reports one in several parts. */
export const findClothedPeople = async (picture: Picture, infer: Infer): Promise<People> => {
  const faces = (await findFacesOfPeople(picture, infer)).toSorted((a, b) => areaOf(b) - areaOf(a));
  const [face] = faces;
  if (face === undefined) return { kind: 'nobody' };
  const search = { names: ['person'], leastScore: LEAST_SCORE.other };
  const found = await findObjects(reduced(picture, DETECTION_SIDE), infer, search);
  const several = (): People => ({ kind: 'several', people: eachWithFace(found, faces) });
  if (faces.slice(1).some((other) => areaOf(other) > OTHER.face * areaOf(face))) return several();
  const [largest] = found
    .filter(({ box, score }) => score >= LEAST_SCORE.person && hasFace(box, face))
    .map(({ box }) => box)
    .toSorted((a, b) => areaOf(b) - areaOf(a));
  if (largest === undefined) return { kind: 'nobody' };
  const parts = found
    .map(({ box }) => box)
    .filter(
      (box) =>
        sharedWidth(box, largest) > SAME.part &&
        box.right - box.left < 1.5 * (largest.right - largest.left) &&
        areaOf(box) > 0.15 * areaOf(largest),
    );
  const whole = unionOf(parts);
  const isOther = ({ box }: FoundObject): boolean =>
    areaOf(box) > OTHER.box * areaOf(whole) && sharedWidth(box, whole) < SAME.other;
  return found.some(isOther) ? several() : { kind: 'one', person: { box: whole, face } };
};

/** The likelihood of the person: where both models agree, and where the segmenter of people is certain. */
const likelihoods = async (part: Picture, { width, height }: Picture, infer: Infer): Promise<Plane> => {
  const whole = { left: 0, top: 0, width: part.width, height: part.height };
  const seen = resizePlane(await personIn(part, whole, infer), width, height).values;
  const salient = resizePlane(await subjectMask(part, infer), width, height).values;
  const values = seen.map((value, pixel) => {
    const other = salient[pixel] ?? 0;
    return max(min(value, other + 0.55), other * value > 0.2 ? other : 0);
  });
  return { width, height, values };
};

const onSmall = (mesh: FaceMesh, region: Region, scale: number): ((index: number) => Point) => {
  const [left, top] = [mesh.region.left - region.left, mesh.region.top - region.top];
  return (index) => {
    const { x, y } = mesh.pointAt(index);
    return { x: (x + left) * scale, y: (y + top) * scale };
  };
};

/** How far a face reaches above its box, and its width, as fractions of the box. */
const ABOVE = 0.3;
const NARROW = 0.8;

/** The outline of a face by its box, clockwise from the top as in `OUTLINE`: of a face that looks aside. */
const outlineOf = (face: Face, picture: Picture, region: Region, scale: number): readonly Point[] => {
  const [top, bottom] = [face.top - ABOVE * (face.bottom - face.top), face.bottom];
  return OUTLINE.map((_, at) => {
    const turn = (2 * PI * at) / OUTLINE.length;
    const x = (face.left + face.right) / 2 + (NARROW * sin(turn) * (face.right - face.left)) / 2;
    const y = (top + bottom) / 2 - (cos(turn) * (bottom - top)) / 2;
    return { x: (x * picture.width - region.left) * scale, y: (y * picture.height - region.top) * scale };
  });
};

/** Looks closely at a person. */
export const lookAtPerson = async (
  picture: Picture,
  { box, face }: Seen,
  infer: Infer,
): Promise<ClothedPerson> => {
  const mesh = await meshOf(picture, face, infer);
  const bottom = min(1, box.bottom + BELOW * (box.bottom - box.top));
  const region = regionAround({ ...box, bottom }, picture, MARGIN);
  const part = crop(picture, region);
  const scale = min(1, SIDE / max(region.width, region.height));
  const small = resample(part, max(1, round(region.width * scale)), max(1, round(region.height * scale)));
  const outline =
    mesh === null ? outlineOf(face, picture, region, scale) : OUTLINE.map(onSmall(mesh, region, scale));
  const [top, chin] = [outline[TOP], outline[CHIN]] as [Point, Point];
  return {
    region,
    part,
    small,
    lit: inLight(small),
    person: await likelihoods(inLight(reduced(part, MODELS_SIDE)), small, infer),
    face: polygonPlane(small.width, small.height, outline),
    top,
    chin,
    faceHeight: distance(top, chin),
    isFacing: mesh !== null,
  };
};
