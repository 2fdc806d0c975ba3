import {
  calloutLabel,
  cornersOf,
  shapeOutline,
  strokeBlur,
  strokeBox,
  strokePath,
  textLayout,
  type ImageLayer,
  type Layer,
  type Path,
  type Point,
  type ShapeLayer,
  type Stroke,
  type TextLayer,
} from '@safelight/engine';
import { type Context2D, type PaintResources, scaleOf } from './surface.ts';

/** Sets an outline as the context's current path. */
export const trace = (context: Context2D, path: Path): void => {
  context.beginPath();
  for (const step of path) {
    switch (step[0]) {
      case 'M':
        context.moveTo(step[1], step[2]);
        break;
      case 'L':
        context.lineTo(step[1], step[2]);
        break;
      case 'Q':
        context.quadraticCurveTo(step[1], step[2], step[3], step[4]);
        break;
      case 'C':
        context.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6]);
        break;
      case 'Z':
        context.closePath();
    }
  }
};

/**
 * Makes the context paint only the blurred shadow of a stroke, which is its soft edge in every environment. The
 * stroke itself is left of the canvas. Shadows are measured in pixels of the canvas, whatever the coordinates.
 */
const softenEdge = (context: Context2D, stroke: Stroke): void => {
  const { a, b, c, d, e, f } = context.getTransform();
  const box = strokeBox(stroke);
  const right = box === null ? 0 : Math.max(...cornersOf(box).map(({ x, y }) => a * x + c * y + e));
  const away = Math.ceil(Math.max(0, right)) + 1;
  context.shadowColor = stroke.erasing ? '#000000' : stroke.color;
  context.shadowBlur = 2 * strokeBlur(stroke) * scaleOf(context);
  context.shadowOffsetX = away;
  context.fillStyle = '#000000';
  context.setTransform(a, b, c, d, e - away, f);
};

/** Paints strokes in order; an erasing stroke removes what is on the context so far. */
export const paintStrokes = (context: Context2D, strokes: readonly Stroke[]): void => {
  for (const stroke of strokes) {
    context.save();
    context.globalAlpha = stroke.opacity;
    context.globalCompositeOperation = stroke.erasing ? 'destination-out' : 'source-over';
    context.fillStyle = stroke.erasing ? '#000000' : stroke.color;
    if (stroke.hardness < 1) softenEdge(context, stroke);
    trace(context, strokePath(stroke));
    context.fill();
    context.restore();
  }
};

/**
 * True when each pixel of a picture matches a pixel of the canvas, so that it can be copied without
 * interpolation.
 */
const isPixelForPixel = (context: Context2D, size: Point): boolean => {
  const { a, b, c, d, e, f } = context.getTransform();
  return (
    b === 0 && c === 0 && a * size.x === 1 && d * size.y === 1 && Number.isInteger(e) && Number.isInteger(f)
  );
};

const paintImage = (context: Context2D, layer: ImageLayer, { picture }: PaintResources): void => {
  const found = picture(layer.source, layer.width * scaleOf(context));
  if (found === null) return;
  const { crop } = layer;
  const [x, y] = [found.width / layer.width, found.height / layer.height];
  context.imageSmoothingEnabled = !isPixelForPixel(context, { x: 1 / x, y: 1 / y });
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    found.image,
    crop.x * x,
    crop.y * y,
    crop.width * x,
    crop.height * y,
    0,
    0,
    crop.width,
    crop.height,
  );
};

const paintShape = (context: Context2D, layer: ShapeLayer, { familyOf }: PaintResources): void => {
  const { path, fill, stroke, strokeWidth } = shapeOutline(layer);
  trace(context, path);
  if (fill !== null) {
    context.fillStyle = fill;
    context.fill();
  }
  if (stroke !== null) {
    context.strokeStyle = stroke;
    context.lineWidth = strokeWidth;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke();
  }
  if (layer.kind !== 'callout') return;
  const label = calloutLabel(layer);
  context.font = `${String(label.weight)} ${String(label.size)}px ${familyOf(label.font)}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = label.color;
  context.fillText(label.text, layer.width / 2, layer.height / 2);
};

/** The CSS font of a text layer, in pixels of the layer. */
export const cssFontOf = (
  { font, size, weight, italic }: Pick<TextLayer, 'font' | 'size' | 'weight' | 'italic'>,
  familyOf: PaintResources['familyOf'],
): string => `${italic ? 'italic ' : ''}${String(weight)} ${String(size)}px ${familyOf(font)}`;

const paintText = (context: Context2D, layer: TextLayer, { familyOf, measure }: PaintResources): void => {
  context.font = cssFontOf(layer, familyOf);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  const { lines } = textLayout(layer, measure);
  if (layer.outline !== null && layer.outline.width > 0) {
    context.strokeStyle = layer.outline.color;
    // Twice the width of the outline, because the letters cover the inner half of the line.
    context.lineWidth = layer.outline.width * 2;
    context.lineJoin = 'round';
    for (const { text, x, baseline } of lines) context.strokeText(text, x, baseline);
  }
  context.fillStyle = layer.color;
  for (const { text, x, baseline } of lines) context.fillText(text, x, baseline);
};

/**
 * Paints the content of a layer, without its opacity, blend mode and mask. The context's coordinates are
 * pixels of the layer. Groups, filters, redactions and placeholders have no content of their own.
 */
export const paintContent = (context: Context2D, layer: Layer, resources: PaintResources): void => {
  switch (layer.type) {
    case 'image':
      paintImage(context, layer, resources);
      break;
    case 'text':
      paintText(context, layer, resources);
      break;
    case 'shape':
      paintShape(context, layer, resources);
      break;
    case 'stroke':
      break;
    case 'group':
    case 'filter':
    case 'redact':
    case 'placeholder':
      return;
  }
  paintStrokes(context, layer.strokes);
};
