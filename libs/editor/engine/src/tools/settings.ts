import {
  BRUSH_COLOR,
  BRUSH_SIZE,
  FONT_SIZE,
  HARDNESS_DEFAULT,
  HIGHLIGHTER,
  LINE_STROKE,
  OPACITY,
  REDACT_BLOCK,
  SHAPE_FILL,
  SHAPE_STROKE,
  SHAPE_STROKE_WIDTH,
  SMOOTHING_DEFAULT,
  TEXT_COLOR,
} from '../defaults/constants.ts';
import type { RedactLayer, ShapeLayer, Stroke, TextLayer } from '../document/layer.ts';

/** The settings of a brush: diameter 1 to 100 pixels (times `toolUnit`); opacity, smoothing and hardness
 * 0 to 1. */
export type BrushSettings = Pick<Stroke, 'size' | 'color' | 'opacity' | 'smoothing' | 'hardness'>;

/** The settings for what tools create next; they do not affect existing layers. */
export interface ToolSettings {
  readonly brush: BrushSettings;
  readonly highlighter: BrushSettings;
  readonly eraser: Omit<BrushSettings, 'color'>;
  readonly text: Pick<TextLayer, 'font' | 'size' | 'weight' | 'italic' | 'align' | 'color' | 'outline'>;
  readonly shape: Pick<ShapeLayer, 'fill' | 'stroke' | 'cornerRadius'>;
  /** The stroke of arrows and lines. */
  readonly line: Pick<ShapeLayer, 'stroke'>;
  readonly redact: Pick<RedactLayer, 'style' | 'block'>;
  /**
   * The mask brush. Its target is the area of the next AI edit, which is always opaque with a sharp edge, or the mask of
   * the selected layer, which it can also move.
   */
  readonly mask: Pick<BrushSettings, 'size' | 'opacity' | 'hardness'> & {
    readonly target: 'ai' | 'layer';
    readonly erasing: boolean;
    readonly moving: boolean;
  };
  readonly snapping: boolean;
  /** True when sizes grow with the canvas (see `toolUnit`); false for plain pixels. */
  readonly growing: boolean;
}

export const DEFAULT_SETTINGS: ToolSettings = {
  brush: {
    size: BRUSH_SIZE.default,
    color: BRUSH_COLOR,
    opacity: OPACITY.default,
    smoothing: SMOOTHING_DEFAULT,
    hardness: HARDNESS_DEFAULT,
  },
  highlighter: { ...HIGHLIGHTER, smoothing: SMOOTHING_DEFAULT, hardness: HARDNESS_DEFAULT },
  eraser: {
    size: 20,
    opacity: OPACITY.default,
    smoothing: SMOOTHING_DEFAULT,
    hardness: HARDNESS_DEFAULT,
  },
  text: {
    font: 'Arial',
    size: FONT_SIZE.default,
    weight: 400,
    italic: false,
    align: 'left',
    color: TEXT_COLOR,
    outline: null,
  },
  shape: {
    fill: SHAPE_FILL,
    stroke: { color: SHAPE_STROKE, width: SHAPE_STROKE_WIDTH.default },
    cornerRadius: 0,
  },
  line: { stroke: LINE_STROKE },
  redact: { style: 'pixelate', block: REDACT_BLOCK.default },
  mask: {
    target: 'ai',
    size: 40,
    opacity: OPACITY.default,
    hardness: HARDNESS_DEFAULT,
    erasing: false,
    moving: false,
  },
  snapping: true,
  growing: true,
};
