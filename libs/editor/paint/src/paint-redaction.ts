import { contentBox, cornersOf, rectAround, toCanvas, type RedactLayer } from '@safelight/engine';
import {
  layOver,
  onScratch,
  type PaintResources,
  setLayerCoordinates,
  setSurfaceCoordinates,
  type Surface,
  touchedArea,
} from './surface.ts';

/** The distances by which the first squares extend beyond the picture's left and top edges, in pixels. */
interface SquareOffset {
  readonly x: number;
  readonly y: number;
}

/** Sets each square of `side` pixels to the mean of its pixels, weighted by their opacity. */
export const pixelate = (
  {
    data,
    width,
    height,
  }: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number },
  side: number,
  offset: SquareOffset = { x: 0, y: 0 },
): void => {
  for (let y0 = -offset.y; y0 < height; y0 += side) {
    for (let x0 = -offset.x; x0 < width; x0 += side) {
      const [left, top] = [Math.max(0, x0), Math.max(0, y0)];
      const [right, bottom] = [Math.min(x0 + side, width), Math.min(y0 + side, height)];
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      for (let y = top; y < bottom; y += 1) {
        for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
          const opacity = data[at + 3] ?? 0;
          red += (data[at] ?? 0) * opacity;
          green += (data[at + 1] ?? 0) * opacity;
          blue += (data[at + 2] ?? 0) * opacity;
          alpha += opacity;
        }
      }
      const count = (right - left) * (bottom - top);
      const mean = alpha === 0 ? [0, 0, 0, 0] : [red / alpha, green / alpha, blue / alpha, alpha / count];
      for (let y = top; y < bottom; y += 1) {
        for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) data.set(mean, at);
      }
    }
  }
};

const FAR = 1e9;
const EVERYWHERE = { x: -FAR, y: -FAR, width: 2 * FAR, height: 2 * FAR };

/**
 * Makes the pixels under a redaction unrecognisable. The opacity and blend mode of the layer are ignored,
 * because they would let the pixels show through.
 */
export const paintRedaction = (surface: Surface, layer: RedactLayer, resources: PaintResources): void => {
  const box = contentBox(layer, resources.measure);
  if (box === null) return;
  const { context, view } = surface;
  if (layer.style === 'black') {
    context.save();
    setLayerCoordinates(surface, layer.transform);
    context.fillStyle = '#000000';
    context.fillRect(box.x, box.y, box.width, box.height);
    context.restore();
    return;
  }
  const bounds = rectAround(cornersOf(box).map((corner) => toCanvas(layer.transform, corner)));
  const area = bounds === null ? null : touchedArea(bounds, surface);
  const whole = bounds === null ? null : touchedArea(bounds, { view, area: EVERYWHERE });
  if (area === null || whole === null) return;
  onScratch({ view, area }, resources, (scratch) => {
    layOver(scratch, surface);
    const pixels = scratch.context.getImageData(0, 0, area.width, area.height);
    const side = Math.max(2, Math.round(layer.block * view.scale));
    // The grid of squares starts at the redaction's corner, whichever part of it is visible.
    pixelate(pixels, side, { x: (area.x - whole.x) % side, y: (area.y - whole.y) % side });
    setSurfaceCoordinates(scratch);
    scratch.context.putImageData(pixels, 0, 0);
    context.save();
    setLayerCoordinates(surface, layer.transform);
    context.beginPath();
    context.rect(box.x, box.y, box.width, box.height);
    context.clip();
    setSurfaceCoordinates(surface);
    // Clears first, because translucent squares would otherwise show what they replace.
    context.clearRect(area.x - surface.area.x, area.y - surface.area.y, area.width, area.height);
    context.drawImage(scratch.canvas, area.x - surface.area.x, area.y - surface.area.y);
    context.restore();
  });
};
