import type { BlendMode } from '../defaults/blend-modes.ts';
import type { FilterId, FontName } from '../defaults/constants.ts';
import type { Point, Rect } from '../geometry/point.ts';

/** `#rrggbb` or `#rrggbbaa`. */
export type Color = string;

/**
 * Where a layer's own pixels lie on the canvas: scaled, then rotated by degrees clockwise about its own top
 * left corner, then moved there. Coordinates of a layer are pixels of its content before this.
 */
export interface Transform {
  readonly x: number;
  readonly y: number;
  /** Negative when mirrored, never 0. */
  readonly scaleX: number;
  readonly scaleY: number;
  readonly rotation: number;
}

/** The pixels of a picture: a version of a hosted image, or bytes in the store by lower-case hex SHA-256. */
export type PictureSource =
  | { readonly kind: 'version'; readonly versionId: string }
  | { readonly kind: 'blob'; readonly sha256: string };

/** A point of a stroke in coordinates of its layer, and the pen's pressure 0 to 1 (0.5 without a pen). */
export type StrokePoint = readonly [x: number, y: number, pressure: number];

/** One movement of a brush or an eraser, in coordinates of the layer it belongs to. */
export interface Stroke {
  readonly points: readonly StrokePoint[];
  /** Diameter in pixels of the layer. */
  readonly size: number;
  readonly color: Color;
  readonly opacity: number;
  /** 0 as drawn, 1 smoothest. */
  readonly smoothing: number;
  /** True when the pressure came from a pen; without one the width is even. */
  readonly pressure: boolean;
  /** True when it removes what its layer holds so far rather than painting on it. */
  readonly erasing: boolean;
}

/** What of a layer is seen: white shows, black hides. In coordinates of the layer, so it moves along. */
export interface LayerMask {
  readonly enabled: boolean;
  /** What the mask is where neither its picture nor a stroke says otherwise. */
  readonly base: 'show' | 'hide';
  /** A grey picture laid over the layer's own box, or null. */
  readonly picture: PictureSource | null;
  /** A painting stroke shows, an erasing one hides. */
  readonly strokes: readonly Stroke[];
}

interface AnyLayer {
  readonly id: string;
  readonly name: string;
  /** The group it lies in, or null. */
  readonly parentId: string | null;
  /** 0 to 1. */
  readonly opacity: number;
  readonly visible: boolean;
  readonly locked: boolean;
  readonly blend: BlendMode;
  readonly mask: LayerMask | null;
}

interface PlacedLayer extends AnyLayer {
  readonly transform: Transform;
}

/** How a model made a picture. */
export interface AiOrigin {
  readonly prompt: string;
  readonly model: string;
  readonly processingMs: number;
}

export interface ImageLayer extends PlacedLayer {
  readonly type: 'image';
  readonly source: PictureSource;
  /** The picture's own size in pixels. */
  readonly width: number;
  readonly height: number;
  /** The part of it that is shown, in its own pixels; the layer's box is as large as this. */
  readonly crop: Rect;
  /** Painted and erased over the picture, in order. */
  readonly strokes: readonly Stroke[];
  readonly ai: AiOrigin | null;
}

export interface TextLayer extends PlacedLayer {
  readonly type: 'text';
  readonly content: string;
  readonly font: FontName;
  /** Pixels. */
  readonly size: number;
  readonly weight: 400 | 700;
  readonly italic: boolean;
  readonly align: 'left' | 'center' | 'right';
  readonly color: Color;
  /** Drawn behind the letters; null without. */
  readonly outline: { readonly color: Color; readonly width: number } | null;
  /** Lines wrap at this many pixels; null for as wide as the longest line. */
  readonly width: number | null;
  readonly strokes: readonly Stroke[];
}

export const SHAPE_KINDS = [
  'rectangle',
  'circle',
  'triangle',
  'star',
  'heart',
  'arrow',
  'line',
  'callout',
] as const;
export type ShapeKind = (typeof SHAPE_KINDS)[number];

export interface ShapeLayer extends PlacedLayer {
  readonly type: 'shape';
  readonly kind: ShapeKind;
  readonly width: number;
  readonly height: number;
  /** Null for none. */
  readonly fill: Color | null;
  readonly stroke: { readonly color: Color; readonly width: number };
  /** Of a rectangle, in pixels. */
  readonly cornerRadius: number;
  /** Start and end of an arrow or a line; empty for the others. */
  readonly points: readonly Point[];
  /** The number in a callout; empty for the others. */
  readonly label: string;
  readonly strokes: readonly Stroke[];
}

/** What a person drew: strokes in order, later ones over earlier ones. */
export interface StrokeLayer extends PlacedLayer {
  readonly type: 'stroke';
  readonly strokes: readonly Stroke[];
}

/** One filter of a filter layer; intensity −1 to 1, 0 changes nothing. */
export interface FilterSetting {
  readonly id: FilterId;
  readonly intensity: number;
  readonly enabled: boolean;
}

/** Changes what lies below it: everything in its group, or the layer directly beneath it there. */
export interface FilterLayer extends AnyLayer {
  readonly type: 'filter';
  readonly scope: 'below' | 'layer';
  /** Each id at most once. */
  readonly filters: readonly FilterSetting[];
}

/** Holds the layers that follow it in the list with its id as `parentId`. Its place is theirs. */
export interface GroupLayer extends AnyLayer {
  readonly type: 'group';
}

/** A rectangle under which nothing can be recognised; burnt in on export, after everything else. */
export interface RedactLayer extends PlacedLayer {
  readonly type: 'redact';
  readonly style: 'pixelate' | 'black';
  readonly width: number;
  readonly height: number;
  /** Side of a square of a pixelated one, in pixels of the document. */
  readonly block: number;
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A layer of a kind this program doesn't know: kept as it came, shown as a placeholder, saved unchanged. */
export interface PlaceholderLayer extends AnyLayer {
  readonly type: 'placeholder';
  /** The kind it says it is. */
  readonly kind: string;
  /** Its other fields as they came. */
  readonly fields: { readonly [key: string]: Json };
}

export type Layer =
  | ImageLayer
  | TextLayer
  | ShapeLayer
  | StrokeLayer
  | FilterLayer
  | GroupLayer
  | RedactLayer
  | PlaceholderLayer;

export type LayerType = Layer['type'];
/** The layers that have a place of their own on the canvas. */
export type LayerWithTransform = Extract<Layer, { readonly transform: Transform }>;
/** The layers that strokes can be painted on or erased from. */
export type LayerWithStrokes = Extract<Layer, { readonly strokes: readonly Stroke[] }>;

export const hasTransform = (layer: Layer): layer is LayerWithTransform => 'transform' in layer;
export const hasStrokes = (layer: Layer): layer is LayerWithStrokes => 'strokes' in layer;
