import type { ToolCategory, ToolId } from '@safelight/engine';
import {
  Circle,
  createLucideIcon,
  Crop,
  Eraser,
  Hand,
  Heart,
  Highlighter,
  type LucideIcon,
  Minus,
  MousePointer2,
  MoveUpRight,
  Paintbrush,
  Pipette,
  SlidersHorizontal,
  Sparkles,
  Square,
  Star,
  Triangle,
  Type,
  ZoomIn,
} from 'lucide-react';

/** The icon of masks: a circle in a frame. */
export const MaskIcon = createLucideIcon('mask', [
  ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 2, key: 'frame' }],
  ['circle', { cx: 12, cy: 12, r: 4.5, fill: 'currentColor', key: 'shown' }],
]);

/** The icon of callouts: a number in a circle. */
const CircleOne = createLucideIcon('circle-one', [
  ['circle', { cx: 12, cy: 12, r: 10, key: 'ring' }],
  ['path', { d: 'm10 9 2.5-1.75V17', key: 'one' }],
]);

/** The icon of redactions: a picture divided into squares. */
export const Squares = createLucideIcon('squares', [
  ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 2, key: 'frame' }],
  ['path', { d: 'M3 9h6v6H3zM9 3h6v6H9zM15 9h6v6h-6zM9 15h6v6H9z', fill: 'currentColor', key: 'squares' }],
]);

export const TOOL_ICONS: Readonly<Record<ToolId, LucideIcon>> = {
  select: MousePointer2,
  crop: Crop,
  eyedropper: Pipette,
  hand: Hand,
  zoom: ZoomIn,
  brush: Paintbrush,
  highlighter: Highlighter,
  eraser: Eraser,
  text: Type,
  callout: CircleOne,
  rectangle: Square,
  circle: Circle,
  triangle: Triangle,
  star: Star,
  heart: Heart,
  arrow: MoveUpRight,
  line: Minus,
  filters: SlidersHorizontal,
  redact: Squares,
  ai: Sparkles,
  'mask-brush': MaskIcon,
};

/** The names of the tool bar's categories. */
export const CATEGORY_LABELS: Readonly<Record<ToolCategory, string>> = {
  basic: 'Basic',
  draw: 'Draw',
  text: 'Text',
  shapes: 'Shapes',
  effects: 'Effects',
  ai: 'AI',
};
