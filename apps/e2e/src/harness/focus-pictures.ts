import type { CDPSession } from '@playwright/test';
import sharp from 'sharp';

/** The margin around a control that may contain its focus ring, in CSS pixels. */
const MARGIN_PX = 6;
/** The smallest visible change of a color channel. */
const SEEN = 40;
/** How far inside of a control its focus ring may be, in CSS pixels: a text that is selected in it is farther inside. */
const INSIDE_PX = 5;
/** The smallest part of each side of a control along which a ring is visible; the rest are corners. */
const LEAST_SHARE = 0.5;

/** A part of the page, in CSS pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A screenshot of an area of the page. */
export interface Picture {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly area: Area;
}

export const decoded = async (png: Buffer, area: Area): Promise<Picture> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, area };
};

/** The area of a control including its margin. */
export const withMargin = ({ left, top, width, height }: Area): Area => ({
  left: left - MARGIN_PX,
  top: top - MARGIN_PX,
  width: width + 2 * MARGIN_PX,
  height: height + 2 * MARGIN_PX,
});

/** The smallest rectangle of the page that contains these areas and their margins. */
const around = (areas: readonly Area[], page: { readonly width: number; readonly height: number }): Area => {
  const margins = areas.map(withMargin);
  const left = Math.max(0, Math.floor(Math.min(...margins.map((area) => area.left)) / 2) * 2);
  const top = Math.max(0, Math.floor(Math.min(...margins.map((area) => area.top)) / 2) * 2);
  const right = Math.min(page.width, Math.max(...margins.map((area) => area.left + area.width)));
  const bottom = Math.min(page.height, Math.max(...margins.map((area) => area.top + area.height)));
  return { left, top, width: Math.ceil((right - left) / 2) * 2, height: Math.ceil((bottom - top) / 2) * 2 };
};

/** A screenshot of the controls, compressed for speed because it is compared once and not stored. */
export const pictureOf = async (session: CDPSession, controls: readonly Area[]): Promise<Picture> => {
  const { cssContentSize, cssLayoutViewport } = await session.send('Page.getLayoutMetrics');
  const { clientWidth, clientHeight } = cssLayoutViewport;
  const area = around(controls, cssContentSize);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    // A capture beyond the window lays the page out again, which rebuilds screens that fill the window.
    captureBeyondViewport: cssContentSize.width > clientWidth || cssContentSize.height > clientHeight,
    clip: { x: area.left, y: area.top, width: area.width, height: area.height, scale: 1 },
  });
  return decoded(Buffer.from(data, 'base64'), area);
};

/** True when a pixel of one picture differs visibly from a pixel of another. */
const differ = (one: Picture, at: number, other: Picture, there: number): boolean => {
  for (let channel = 0; channel < 3; channel += 1) {
    const apart = (one.pixels[at * 3 + channel] ?? 0) - (other.pixels[there * 3 + channel] ?? 0);
    if (apart >= SEEN || apart <= -SEEN) return true;
  }
  return false;
};

const isIn = ({ left, top, width, height }: Area, x: number, y: number): boolean =>
  x >= left && x < left + width && y >= top && y < top + height;

/** A side of a control as the points of a line along it, and the way out of the control. */
interface Side {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly out: readonly [x: number, y: number];
}

/** The sides of a control, with a point for each pixel of the screenshot. */
const sidesOf = ({ left, top, width, height }: Area, step: number): readonly Side[] => {
  const along = (length: number): readonly number[] =>
    Array.from({ length: Math.max(1, Math.floor(length / step)) }, (_, index) => (index + 0.5) * step);
  const [across, down] = [along(width), along(height)];
  return [
    { points: across.map((x) => [left + x, top] as const), out: [0, -1] },
    { points: across.map((x) => [left + x, top + height] as const), out: [0, 1] },
    { points: down.map((y) => [left, top + y] as const), out: [-1, 0] },
    { points: down.map((y) => [left + width, top + y] as const), out: [1, 0] },
  ];
};

/**
 * True when the second screenshot shows a ring along the sides of a control that the first does not show. Sides along
 * other controls are not judged, so that their rings are not mistaken for this one; false when fewer than two sides
 * remain.
 */
export const hasRing = (
  before: Picture,
  after: Picture,
  control: Area,
  neighbors: readonly Area[] = [],
): boolean => {
  const step = before.area.width / before.width;
  const others = neighbors.map(withMargin);
  const isChanged = (pageX: number, pageY: number): boolean => {
    const x = Math.floor((pageX - before.area.left) / step);
    const y = Math.floor((pageY - before.area.top) / step);
    const isInside = x >= 0 && y >= 0 && x < Math.min(before.width, after.width) && y < before.height;
    return isInside && differ(before, y * before.width + x, after, y * after.width + x);
  };
  const isMarked = ([x, y]: Side['points'][number], [outX, outY]: Side['out']): boolean => {
    for (let by = -INSIDE_PX; by <= MARGIN_PX; by += step)
      if (isChanged(x + outX * by, y + outY * by)) return true;
    return false;
  };
  const judged = sidesOf(control, step)
    .map(({ points, out }) => ({
      length: points.length,
      free: points.filter(([x, y]) => !others.some((other) => isIn(other, x, y))),
      out,
    }))
    .filter(({ length, free }) => free.length >= length * LEAST_SHARE);
  return (
    judged.length > 1 &&
    judged.every(
      ({ free, out }) => free.filter((point) => isMarked(point, out)).length >= free.length * LEAST_SHARE,
    )
  );
};
