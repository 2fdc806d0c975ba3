import { contentBox, cornersOf, rectAround, toCanvas, type RedactLayer } from '@safelight/engine';
import { useLayerPixels } from './layer-pixels.ts';
import {
  layOver,
  onScratch,
  touchedArea,
  useOwnPixels,
  type PaintResources,
  type Surface,
} from './surface.ts';

/** Gives each square of `side` pixels the mean of its pixels, weighted by their opacity. */
export const pixelate = (data: Uint8ClampedArray, width: number, height: number, side: number): void => {
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      const [right, bottom] = [Math.min(left + side, width), Math.min(top + side, height)];
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

/**
 * Makes what lies under a redaction unrecognisable in the pixels themselves. Opacity and blend mode of the layer are
 * not asked: half of a secret is a secret told.
 */
export const paintRedaction = (surface: Surface, layer: RedactLayer, resources: PaintResources): void => {
  const box = contentBox(layer, resources.measure);
  if (box === null) return;
  const { context, view } = surface;
  if (layer.style === 'black') {
    context.save();
    useLayerPixels(surface, layer.transform);
    context.fillStyle = '#000000';
    context.fillRect(box.x, box.y, box.width, box.height);
    context.restore();
    return;
  }
  const bounds = rectAround(cornersOf(box).map((corner) => toCanvas(layer.transform, corner)));
  const area = bounds === null ? null : touchedArea(bounds, surface);
  if (area === null) return;
  onScratch({ view, area }, resources, (scratch) => {
    layOver(scratch, surface);
    const pixels = scratch.context.getImageData(0, 0, area.width, area.height);
    pixelate(pixels.data, area.width, area.height, Math.max(2, Math.round(layer.block * view.scale)));
    useOwnPixels(scratch);
    scratch.context.putImageData(pixels, 0, 0);
    context.save();
    useLayerPixels(surface, layer.transform);
    context.beginPath();
    context.rect(box.x, box.y, box.width, box.height);
    context.clip();
    useOwnPixels(surface);
    // Clears first: a pixelated part that is half transparent must not show what it replaces.
    context.clearRect(area.x - surface.area.x, area.y - surface.area.y, area.width, area.height);
    context.drawImage(scratch.canvas as CanvasImageSource, area.x - surface.area.x, area.y - surface.area.y);
    context.restore();
  });
};
