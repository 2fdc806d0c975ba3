import { GAUSSIAN_REACH } from './filter-reach.ts';
import { onScratch, type PaintResources, setSurfaceCoordinates, type Surface } from './surface.ts';

/** The standard deviation in pixels that is enough for a blur: a wider one is painted smaller and stretched. */
const ENOUGH_SIGMA = 4;

/** The surface, with a margin for a blur, on which a surface is blurred at a smaller scale. */
const reduced = ({ view, area }: Surface, scale: number, margin: number): Pick<Surface, 'view' | 'area'> => {
  const [left, top] = [Math.floor(area.x * scale) - margin, Math.floor(area.y * scale) - margin];
  return {
    view: { ...view, scale: view.scale * scale },
    area: {
      x: left,
      y: top,
      width: Math.ceil((area.x + area.width) * scale) + margin - left,
      height: Math.ceil((area.y + area.height) * scale) + margin - top,
    },
  };
};

/** Draws a white surface blurred: as its shadow, which every environment can blur, while it is left of the canvas. */
const layBlurred = ({ context, area: { width, height } }: Surface, source: Surface, sigma: number): void => {
  context.save();
  context.shadowColor = '#ffffff';
  context.shadowBlur = 2 * sigma;
  context.shadowOffsetX = width;
  context.drawImage(source.canvas, 0, 0, width, height, -width, 0, width, height);
  context.restore();
};

/**
 * Paints in white on a surface, blurred by a standard deviation in pixels. `paint` may be given another part of the view
 * at another scale.
 */
export const paintBlurred = (
  surface: Surface,
  sigma: number,
  paint: (surface: Surface) => void,
  resources: PaintResources,
): void => {
  const scale = Math.min(1, ENOUGH_SIGMA / sigma);
  const place = reduced(surface, scale, Math.ceil(sigma * scale * GAUSSIAN_REACH) + 1);
  onScratch(place, resources, (blurred) => {
    onScratch(place, resources, (sharp) => {
      paint(sharp);
      layBlurred(blurred, sharp, sigma * scale);
    });
    const { x, y, width, height } = place.area;
    const { context, area } = surface;
    setSurfaceCoordinates(surface);
    context.drawImage(
      blurred.canvas,
      ...([0, 0, width, height] as const),
      ...([x / scale - area.x, y / scale - area.y, width / scale, height / scale] as const),
    );
  });
};
