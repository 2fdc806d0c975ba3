import { z } from 'zod';
import { BLEND_MODES, type BlendMode } from '../defaults/blend-modes.ts';
import {
  FILTER_IDS,
  FILTER_INTENSITY,
  FONT_SIZE,
  FONTS,
  LIMITS,
  MASK_FEATHER,
  REDACT_BLOCK,
  SHAPE_STROKE_WIDTH,
  STROKE_SIZE,
  TEXT_OUTLINE,
} from '../defaults/constants.ts';
import { determinantOf, LARGEST_FACTOR } from '../geometry/matrix.ts';
import { isLongerThan } from '../characters/characters.ts';
import { SCHEMA } from './document.ts';
import { SHAPE_KINDS, type StrokePoint } from './layer.ts';

const between = (range: { readonly min: number; readonly max: number }) =>
  z.number().min(range.min).max(range.max);

const unit = between({ min: 0, max: 1 });
const coordinate = between({ min: -LIMITS.coordinatePx, max: LIMITS.coordinatePx });
const side = z.int().min(1).max(LIMITS.sidePx);
const length = between({ min: 0, max: LIMITS.coordinatePx });
const scale = between({ min: -LIMITS.maxLayerScale, max: LIMITS.maxLayerScale }).refine(
  (value) => Math.abs(value) >= LIMITS.minLayerScale,
  'must not be nearer to 0 than 0.001',
);
/** A text with at most `max` characters; `z.max` would count most emoji as two. */
const textUpTo = (max: number) =>
  z.string().refine((value) => !isLongerThan(value, max), `must have at most ${String(max)} characters`);
const color = z.string().regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i, 'must be a color like #3b82f6');
const identifier = z.string().regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, - or _');
const blendMode = z.enum(Object.keys(BLEND_MODES) as [BlendMode, ...BlendMode[]]);

const transform = z
  .strictObject({ x: coordinate, y: coordinate, scaleX: scale, scaleY: scale, rotation: coordinate })
  .readonly();

const source = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('version'), versionId: identifier }).readonly(),
  z
    .strictObject({
      kind: z.literal('blob'),
      sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lower-case hex'),
    })
    .readonly(),
]);

const strokeSize = between(STROKE_SIZE);

const isCoordinate = (value: unknown): boolean =>
  typeof value === 'number' && Math.abs(value) <= LIMITS.coordinatePx;

const isStrokePoint = (point: unknown): boolean =>
  Array.isArray(point) &&
  point.length === 3 &&
  isCoordinate(point[0]) &&
  isCoordinate(point[1]) &&
  typeof point[2] === 'number' &&
  point[2] >= 0 &&
  point[2] <= 1;

/** A hand-written check, because a document may contain hundreds of thousands of points and must open quickly. */
const strokePoints = z
  .custom<readonly StrokePoint[]>(
    (points) =>
      Array.isArray(points) &&
      points.length >= 1 &&
      points.length <= LIMITS.pointsPerStroke &&
      points.every(isStrokePoint),
    `must be 1 to ${String(LIMITS.pointsPerStroke)} points of x, y and pressure`,
  )
  .transform((points) => Object.freeze(points));

const stroke = z
  .strictObject({
    points: strokePoints,
    size: strokeSize,
    color,
    opacity: unit,
    smoothing: unit,
    hardness: unit,
    pressure: z.boolean(),
    erasing: z.boolean(),
  })
  .readonly();

const strokes = z.array(stroke).max(LIMITS.strokesPerLayer).readonly();

const factor = between({ min: -LARGEST_FACTOR, max: LARGEST_FACTOR });
const matrix = z
  .tuple([factor, factor, factor, factor, coordinate, coordinate])
  .readonly()
  .refine((place) => determinantOf(place) !== 0, 'must not be flat');

const mask = z
  .strictObject({
    enabled: z.boolean(),
    base: z.enum(['show', 'hide']),
    picture: source.nullable(),
    linked: z.boolean(),
    place: matrix,
    inverted: z.literal(true).optional(),
    feather: between({ min: 0, max: MASK_FEATHER.max / LIMITS.minLayerScale }),
    density: unit,
    strokes,
  })
  .readonly();

/** The fields of every layer. */
export const COMMON = {
  id: identifier,
  name: textUpTo(LIMITS.nameLength),
  parentId: identifier.nullable(),
  opacity: unit,
  visible: z.boolean(),
  locked: z.boolean(),
  blend: blendMode,
  mask: mask.nullable(),
};

const PLACED = { ...COMMON, transform };

const image = z
  .strictObject({
    ...PLACED,
    type: z.literal('image'),
    source,
    width: side,
    height: side,
    crop: z
      .strictObject({ x: coordinate, y: coordinate, width: length.positive(), height: length.positive() })
      .readonly(),
    strokes,
    ai: z
      .strictObject({
        prompt: textUpTo(LIMITS.textLength),
        model: textUpTo(LIMITS.nameLength),
        processingMs: z.number().min(0).max(Number.MAX_SAFE_INTEGER),
      })
      .readonly()
      .nullable(),
  })
  .readonly();

const text = z
  .strictObject({
    ...PLACED,
    type: z.literal('text'),
    content: textUpTo(LIMITS.textLength),
    font: z.enum(FONTS),
    size: between(FONT_SIZE),
    weight: z.literal([400, 700]),
    italic: z.boolean(),
    align: z.enum(['left', 'center', 'right']),
    color,
    outline: z
      .strictObject({ color, width: between(TEXT_OUTLINE) })
      .readonly()
      .nullable(),
    width: length.min(1).nullable(),
    strokes,
  })
  .readonly();

const shape = z
  .strictObject({
    ...PLACED,
    type: z.literal('shape'),
    kind: z.enum(SHAPE_KINDS),
    width: length,
    height: length,
    fill: color.nullable(),
    stroke: z.strictObject({ color, width: between(SHAPE_STROKE_WIDTH) }).readonly(),
    cornerRadius: length,
    points: z
      .array(z.strictObject({ x: coordinate, y: coordinate }).readonly())
      .max(2)
      .readonly(),
    label: textUpTo(LIMITS.labelLength),
    strokes,
  })
  .readonly()
  .refine(({ kind, points }) => points.length === (kind === 'arrow' || kind === 'line' ? 2 : 0), {
    path: ['points'],
    message: 'must be two for arrows and lines, and none for other shapes',
  });

const drawn = z.strictObject({ ...PLACED, type: z.literal('stroke'), strokes }).readonly();

const filter = z
  .strictObject({
    ...COMMON,
    type: z.literal('filter'),
    scope: z.enum(['below', 'layer']),
    filters: z
      .array(
        z
          .strictObject({
            id: z.enum(FILTER_IDS),
            intensity: between(FILTER_INTENSITY),
            enabled: z.boolean(),
          })
          .readonly(),
      )
      .max(FILTER_IDS.length)
      .readonly()
      .refine(
        (filters) => new Set(filters.map(({ id }) => id)).size === filters.length,
        'must not name a filter twice',
      ),
  })
  .readonly();

const group = z.strictObject({ ...COMMON, type: z.literal('group') }).readonly();

const redact = z
  .strictObject({
    ...PLACED,
    type: z.literal('redact'),
    style: z.enum(['pixelate', 'black']),
    width: length,
    height: length,
    block: between(REDACT_BLOCK),
  })
  .readonly();

/** The schemas of the known kinds of layers. */
export const LAYER_SCHEMAS = { image, text, shape, stroke: drawn, filter, group, redact } as const;

/** A layer of an unknown kind: it must have the common fields, and may have any others. */
export const unknownLayer = z.looseObject({ ...COMMON, type: z.string().min(1).max(64) });

/** A document without its layers, which are parsed one by one. */
export const envelope = z.strictObject({
  schema: z.literal(SCHEMA),
  width: side,
  height: side,
  background: color.nullable(),
  layers: z.array(z.unknown()).max(LIMITS.layers),
});
