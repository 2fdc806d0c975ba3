import { contentBox, hasTransform, type Layer, type LayerMask } from '@safelight/engine';
import { opacityPicture } from './opacity-pictures.ts';
import { paintStrokes } from './paint-content.ts';
import {
  layOver,
  onScratch,
  setDocumentCoordinates,
  setSurfaceCoordinates,
  type PaintResources,
  type Surface,
  type View,
} from './surface.ts';
import { scaleOf, setLayerCoordinates } from './layer-pixels.ts';

/** Paints a mask so that opaque pixels show and transparent ones hide. */
const paintMask = (surface: Surface, layer: Layer, mask: LayerMask, resources: PaintResources): void => {
  const { context, area } = surface;
  if (mask.base === 'show') {
    setSurfaceCoordinates(surface);
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, area.width, area.height);
  }
  if (hasTransform(layer)) setLayerCoordinates(surface, layer.transform);
  else setDocumentCoordinates(surface);
  const box = contentBox(layer, resources.measure);
  const width = (box?.width ?? 0) * scaleOf(context);
  const picture = mask.picture === null ? null : resources.picture(mask.picture, width);
  if (picture !== null && box !== null) {
    const image = opacityPicture(picture, resources) as CanvasImageSource;
    context.clearRect(box.x, box.y, box.width, box.height);
    // The canvas may be larger than requested.
    context.drawImage(image, 0, 0, picture.width, picture.height, box.x, box.y, box.width, box.height);
  }
  paintStrokes(
    context,
    mask.strokes.map((stroke) => ({ ...stroke, color: '#ffffff' })),
  );
};

/** Applies a layer's mask to a surface that contains only this layer. */
export const applyMask = (surface: Surface, layer: Layer, resources: PaintResources): void => {
  const { mask } = layer;
  if (mask?.enabled !== true) return;
  onScratch(surface, resources, (scratch) => {
    paintMask(scratch, layer, mask, resources);
    layOver(surface, scratch, { composite: 'destination-in' });
  });
};

/** The values of a layer's mask for the pixels of a surface, 0 to 255; null without a mask. */
export const maskOpacities = (
  surface: Surface,
  layer: Layer,
  resources: PaintResources,
): Uint8ClampedArray | null => {
  const { mask } = layer;
  if (mask?.enabled !== true) return null;
  return onScratch(surface, resources, (scratch) => {
    paintMask(scratch, layer, mask, resources);
    const { width, height } = surface.area;
    const { data } = scratch.context.getImageData(0, 0, width, height);
    return Uint8ClampedArray.from({ length: width * height }, (_, index) => data[index * 4 + 3] ?? 0);
  });
};

/** The values of a layer's mask for the pixels of a view, 0 to 255; all 255 without an enabled mask. */
export const layerMask = (layer: Layer, view: View, resources: PaintResources): Uint8ClampedArray => {
  const area = { x: 0, y: 0, width: view.width, height: view.height };
  return onScratch({ view, area }, resources, (scratch) => {
    const opacities = maskOpacities(scratch, layer, resources);
    return opacities ?? new Uint8ClampedArray(view.width * view.height).fill(255);
  });
};
