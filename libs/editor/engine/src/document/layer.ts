import type { BlendMode } from '../defaults/blend-modes.ts';
import type { FilterId, FontName } from '../defaults/constants.ts';
import type { Point, Rect } from '../geometry/geometry.ts';
import type { Matrix } from '../geometry/matrix.ts';
import type { Transform } from '../geometry/transform.ts';

export type { Transform };

/** `#rrggbb` or `#rrggbbaa`. */
export type Color = string;

/**
 * The source of a picture: a version of a hosted image, or bytes in the object store by their lower-case hex
 * SHA-256.
 */
export type PictureSource =
  | { readonly kind: 'version'; readonly versionId: string }
  | { readonly kind: 'blob'; readonly sha256: string };

/** A point of a stroke in coordinates of its layer, with the pen's pressure 0 to 1 (0.5 without a pen). */
export type StrokePoint = readonly [x: number, y: number, pressure: number];

/** One stroke of a brush or eraser, in coordinates of the layer it belongs to. */
export interface Stroke {
  readonly points: readonly StrokePoint[];
  /** Diameter in pixels of the layer. */
  readonly size: number;
  readonly color: Color;
  readonly opacity: number;
  /** 0 (as drawn) to 1 (smoothest). */
  readonly smoothing: number;
  /** The part of the width that is opaque, 0 (soft up to the middle) to 1 (a sharp edge). */
  readonly hardness: number;
  /** True when the pressure came from a pen; otherwise the width is constant. */
  readonly pressure: boolean;
  /** True for an eraser: the stroke removes content of its layer instead of painting. */
  readonly erasing: boolean;
}

/**
 * A mask shows a layer where it is white and hides it where it is black. Its own pixels are those of the layer (of the
 * document for a layer without a place) until the mask is moved without its layer, or the layer without its mask.
 */
export interface LayerMask {
  readonly enabled: boolean;
  /** The value of the mask outside of its picture and strokes, from black to white. */
  readonly base: 'show' | 'hide';
  /** True if the mask moves with its layer. */
  readonly linked: boolean;
  /** The place of the mask's pixels among those of the layer. */
  readonly place: Matrix;
  /**
   * A grayscale picture, or null. In pixels of the mask it covers the box of an image. All other masks have as many pixels
   * as the picture: a group or filter has no box, and that of a text changes with its words.
   */
  readonly picture: PictureSource | null;
  /** True if the picture hides where it is white and shows where it is black. Absent otherwise. */
  readonly inverted?: true | undefined;
  /** The standard deviation of the blur of the whole mask, in pixels of the mask; 0 for none. */
  readonly feather: number;
  /** How much the mask hides where it is black: 0 (nothing) to 1 (everything). */
  readonly density: number;
  /** Painting strokes show, erasing strokes hide. */
  readonly strokes: readonly Stroke[];
}

interface AnyLayer {
  readonly id: string;
  readonly name: string;
  /** The id of the layer's group, or null. */
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

/** The AI edit that produced a picture. */
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
  /** The visible part in the picture's own pixels; the layer's box has this size. */
  readonly crop: Rect;
  /** The strokes painted or erased over the picture, in order. */
  readonly strokes: readonly Stroke[];
  readonly ai: AiOrigin | null;
}

export interface TextLayer extends PlacedLayer {
  readonly type: 'text';
  readonly content: string;
  readonly font: FontName;
  /** The font size in pixels. */
  readonly size: number;
  readonly weight: 400 | 700;
  readonly italic: boolean;
  readonly align: 'left' | 'center' | 'right';
  readonly color: Color;
  /** The outline is drawn behind the letters; null for none. */
  readonly outline: { readonly color: Color; readonly width: number } | null;
  /** The width at which lines wrap, in pixels; null for no wrapping. */
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
  /** The color inside the shape; null for no fill. */
  readonly fill: Color | null;
  readonly stroke: { readonly color: Color; readonly width: number };
  /** The radius of a rectangle's corners, in pixels. */
  readonly cornerRadius: number;
  /** The start and end of an arrow or line; empty for other shapes. */
  readonly points: readonly Point[];
  /** The number in a callout; empty for other shapes. */
  readonly label: string;
  readonly strokes: readonly Stroke[];
}

/** A drawing: strokes in order, later ones over earlier ones. */
export interface StrokeLayer extends PlacedLayer {
  readonly type: 'stroke';
  readonly strokes: readonly Stroke[];
}

/** One filter of a filter layer; intensity −1 to 1, where 0 changes nothing. */
export interface FilterSetting {
  readonly id: FilterId;
  readonly intensity: number;
  readonly enabled: boolean;
}

/** Applies filters to the layers below it in its group, or only to the layer directly below. */
export interface FilterLayer extends AnyLayer {
  readonly type: 'filter';
  readonly scope: 'below' | 'layer';
  /** Each filter occurs at most once. */
  readonly filters: readonly FilterSetting[];
}

/** A group contains the layers after it whose `parentId` is its id. Its bounds enclose them. */
export interface GroupLayer extends AnyLayer {
  readonly type: 'group';
}

/** A rectangle that makes everything under it unrecognisable. Exports apply redactions last. */
export interface RedactLayer extends PlacedLayer {
  readonly type: 'redact';
  readonly style: 'pixelate' | 'black';
  readonly width: number;
  readonly height: number;
  /** The side of a square in a pixelated redaction, in pixels of the document. */
  readonly block: number;
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A layer of a kind that this version does not know: shown as a placeholder and saved unchanged. */
export interface PlaceholderLayer extends AnyLayer {
  readonly type: 'placeholder';
  /** The unknown kind. */
  readonly kind: string;
  /** All other fields of the layer, unchanged. */
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

/** True for a filter layer that affects only the layer directly below it. */
export const isOwnFilter = (layer: Layer): layer is FilterLayer =>
  layer.type === 'filter' && layer.scope === 'layer';

/** True for a layer that can have a mask; the mask of a filter layer limits where it applies. */
export const canBeMasked = (layer: Layer): boolean =>
  hasStrokes(layer) || layer.type === 'group' || layer.type === 'filter';
