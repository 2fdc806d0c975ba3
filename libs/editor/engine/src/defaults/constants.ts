/** The limits of a document. */
export const LIMITS = {
  layers: 500,
  /** The longest side of the canvas and of a layer's picture, in pixels. */
  sidePx: 16_384,
  /** The size of the document's JSON, in bytes of UTF-8. */
  jsonBytes: 5 * 1024 * 1024,
  /** The total size of all pictures of a document in bytes; enforced by the server. */
  pictureBytes: 100 * 1024 * 1024,
  /** The largest coordinate, in pixels. */
  coordinatePx: 1_000_000,
  /** The range of a layer's scale, ignoring its sign. */
  minLayerScale: 0.001,
  maxLayerScale: 1000,
  /** The lengths of texts, in characters as Unicode counts them. */
  nameLength: 200,
  textLength: 10_000,
  labelLength: 4,
  strokesPerLayer: 10_000,
  pointsPerStroke: 20_000,
  /** The maximum depth to which groups may be nested. */
  groupDepth: 16,
  /** The maximum depth to which objects may be nested in a document's JSON. */
  jsonDepth: 32,
} as const;

/** The constants of the specification (images §3 and §9). Those that are marked as our choice are not in it. */

/** The zoom range of the editor, and the factor of one step. */
export const MIN_SCALE = 0.1;
export const MAX_SCALE = 5;
export const ZOOM_FACTOR = 1.2;

/** The size of a canvas without a picture, in pixels. */
export const DEFAULT_CANVAS = { width: 800, height: 600 } as const;

/** The number of pixels of an exported PNG for each pixel of the document. */
export const EXPORT_PIXEL_RATIO = 2;

export const BRUSH_SIZE = { min: 1, max: 100, default: 10 } as const;
/** The sizes of strokes in pixels of their layer: every brush size on a layer of every allowed scale. */
export const STROKE_SIZE = {
  min: BRUSH_SIZE.min / LIMITS.maxLayerScale,
  max: BRUSH_SIZE.max / LIMITS.minLayerScale,
} as const;
export const BRUSH_COLOR = '#000000';
/** The opacity of brushes and layers. */
export const OPACITY = { min: 0, max: 1, step: 0.1, default: 1 } as const;

/** The hardness of the edges of strokes, 0 (soft up to the middle) to 1 (our choice). */
export const HARDNESS_DEFAULT = 1;

/** The feather of masks: the standard deviation of their blur, in pixels of the document (our choice). */
export const MASK_FEATHER = { min: 0, max: 250, default: 0 } as const;
/** The density of masks (our choice): how much they hide where they are black. */
export const MASK_DENSITY = { min: 0, max: 1, step: 0.01, default: 1 } as const;

/** A named brush: size in pixels, opacity 0 to 1; the hardness is our choice. */
interface BrushPreset {
  readonly name: string;
  readonly size: number;
  readonly opacity: number;
  readonly hardness: number;
}

export const BRUSH_PRESETS: readonly BrushPreset[] = [
  { name: 'Pencil', size: 2, opacity: 1, hardness: 1 },
  { name: 'Marker', size: 8, opacity: 0.8, hardness: 1 },
  { name: 'Paint', size: 15, opacity: 0.6, hardness: 1 },
  { name: 'Airbrush', size: 20, opacity: 0.4, hardness: 0 },
];

/** The smoothing of strokes, 0 (as drawn) to 1 (our choice). */
export const SMOOTHING_DEFAULT = 0.5;

/** The highlighter (our choice): a wide translucent stroke on a layer that multiplies. */
export const HIGHLIGHTER = { size: 24, opacity: 0.5, color: '#facc15' } as const;

export const FONTS = ['Arial', 'Helvetica', 'Times New Roman', 'Georgia', 'Verdana'] as const;
export type FontName = (typeof FONTS)[number];
export const FONT_SIZE = { min: 8, max: 72, default: 24 } as const;
export const TEXT_COLOR = '#000000';
/**
 * The distance between lines of text, and of the first baseline from the top, in font sizes (our choice, for all
 * fonts).
 */
export const LINE_HEIGHT = 1.2;
export const BASELINE = 0.95;
/** The width of a text's outline in pixels (our choice). */
export const TEXT_OUTLINE = { min: 0, max: 20, default: 0 } as const;

export const SHAPE_FILL = '#3B82F6';
export const SHAPE_STROKE = '#000000';
export const SHAPE_STROKE_WIDTH = { min: 0, max: 20, default: 2 } as const;
/** Arrows and lines (our choice). Like callouts, they point at something in a photo and must be visible on it. */
export const LINE_STROKE = { color: '#dc2626', width: 4 } as const;
/** The size of a shape that is placed by a click instead of a drag, in pixels (our choice). */
export const CLICKED_SHAPE_SIZE = 100;
/** Numbered callouts (our choice): diameter in pixels and colors. */
export const CALLOUT = { size: 36, fill: '#dc2626', label: '#ffffff' } as const;
/** The side of the squares in a pixelated redaction, in pixels (our choice). */
export const REDACT_BLOCK = { min: 4, max: 128, default: 16 } as const;

/** A ratio of width to height for a crop; null for free. */
export interface CropRatio {
  readonly label: string;
  readonly ratio: number | null;
}

export const CROP_RATIOS: readonly CropRatio[] = [
  { label: 'Free', ratio: null },
  { label: '1:1', ratio: 1 },
  { label: '4:3', ratio: 4 / 3 },
  { label: '16:9', ratio: 16 / 9 },
  { label: '3:2', ratio: 3 / 2 },
  { label: '2:1', ratio: 2 },
];

/** The ranges of the crop tool: rotation in degrees, scale in percent. */
export const ROTATION = { min: -180, max: 180, default: 0 } as const;
/** The steps of a rotation with Shift, in degrees. */
export const ROTATION_STEP = 15;
export const SCALE_PERCENT = { min: 10, max: 500, default: 100 } as const;

/** The ten filters in the order in which they are applied. */
export const FILTER_IDS = [
  'brightness',
  'contrast',
  'saturation',
  'hue',
  'vintage',
  'blackwhite',
  'sepia',
  'invert',
  'blur',
  'sharpen',
] as const;
export type FilterId = (typeof FILTER_IDS)[number];
export const FILTER_NAMES: Readonly<Record<FilterId, string>> = {
  brightness: 'Brightness',
  contrast: 'Contrast',
  saturation: 'Saturation',
  hue: 'Hue',
  vintage: 'Vintage',
  blackwhite: 'Black & White',
  sepia: 'Sepia',
  invert: 'Invert',
  blur: 'Blur',
  sharpen: 'Sharpen',
};
export const FILTER_INTENSITY = { min: -1, max: 1, step: 0.1, default: 0 } as const;
export const FILTER_QUICK_VALUES = [-0.5, -0.2, 0, 0.2, 0.5] as const;

/** Canvas sizes that common sites recommend, in pixels. */
export const CANVAS_PRESETS: readonly {
  readonly label: string;
  readonly width: number;
  readonly height: number;
}[] = [
  { label: 'Instagram post', width: 1080, height: 1080 },
  { label: 'Instagram portrait', width: 1080, height: 1350 },
  { label: 'Instagram story', width: 1080, height: 1920 },
  { label: 'YouTube thumbnail', width: 1280, height: 720 },
  { label: 'X post', width: 1600, height: 900 },
  { label: 'Facebook cover', width: 1640, height: 624 },
  { label: 'LinkedIn post', width: 1200, height: 627 },
  { label: 'Pinterest pin', width: 1000, height: 1500 },
  { label: 'Link preview', width: 1200, height: 630 },
];
