import type { CDPSession } from '@playwright/test';
import sharp from 'sharp';

/** The margin around a control that may contain its focus ring, in CSS pixels. */
const MARGIN_PX = 6;
/** The smallest visible change of a color channel. */
const SEEN = 40;
/**
 * The smallest number of changed pixels in a line that counts as a ring, half of them in each half of the control;
 * less is a cursor or a rounded corner.
 */
const LEAST_PX = 24;

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

/**
 * True when the area in and around a control shows a ring in the second screenshot and not in the first: it changes
 * above and below the middle, so that a name that appears at the lower edge is no ring. Areas of neighbors are excluded,
 * so that their rings are not mistaken for this one.
 */
export const hasRing = (
  before: Picture,
  after: Picture,
  control: Area,
  neighbors: readonly Area[] = [],
): boolean => {
  const scale = before.width / before.area.width;
  const own = withMargin(control);
  const middle = control.top + control.height / 2;
  const others = neighbors
    .map(withMargin)
    .filter(
      ({ left, top, width, height }) =>
        left < own.left + own.width &&
        left + width > own.left &&
        top < own.top + own.height &&
        top + height > own.top,
    );
  const inPicture = (at: number, from: number): number => (at - from) * scale;
  const fromX = Math.max(0, Math.floor(inPicture(own.left, before.area.left)));
  const fromY = Math.max(0, Math.floor(inPicture(own.top, before.area.top)));
  const toX = Math.min(
    Math.ceil(inPicture(own.left + own.width, before.area.left)),
    before.width,
    after.width,
  );
  const toY = Math.min(
    Math.ceil(inPicture(own.top + own.height, before.area.top)),
    before.height,
    after.height,
  );
  const changed = { above: 0, below: 0 };
  for (let y = fromY; y < toY; y += 1) {
    for (let x = fromX; x < toX; x += 1) {
      if (!differ(before, y * before.width + x, after, y * after.width + x)) continue;
      const [pageX, pageY] = [before.area.left + (x + 0.5) / scale, before.area.top + (y + 0.5) / scale];
      if (others.some((other) => isIn(other, pageX, pageY))) continue;
      changed[pageY < middle ? 'above' : 'below'] += 1;
      if (Math.min(changed.above, changed.below) >= (LEAST_PX / 2) * scale) return true;
    }
  }
  return false;
};
