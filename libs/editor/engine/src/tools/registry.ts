import { aiTool } from './ai.tool.ts';
import { brushTool, highlighterTool } from './brush.tool.ts';
import { calloutTool } from './callout.tool.ts';
import { cropTool } from './crop.tool.ts';
import { eraserTool } from './eraser.tool.ts';
import { eyedropperTool } from './eyedropper.tool.ts';
import { handTool } from './hand.tool.ts';
import type { Machine, ToolId } from './machine.ts';
import { maskBrushTool } from './mask-brush.tool.ts';
import { redactTool } from './redact.tool.ts';
import { selectTool } from './select.tool.ts';
import { SHAPE_NAMES } from './shape-layer.ts';
import { lineTool, shapeTool } from './shape.tool.ts';
import { textTool } from './text.tool.ts';
import { zoomTool } from './zoom.tool.ts';

/** The six categories of the tool bar, in order (spec: images §2). */
export const TOOL_CATEGORIES = ['basic', 'draw', 'text', 'shapes', 'effects', 'ai'] as const;
export type ToolCategory = (typeof TOOL_CATEGORIES)[number];

/** The panel that a tool shows: filters and AI have their own, all others show the properties. */
export type ToolPanel = 'properties' | 'filters' | 'ai';

/** A tool, for the tool bar and the editor. */
export interface Tool {
  readonly id: ToolId;
  readonly category: ToolCategory;
  readonly label: string;
  /** A single key; Shift cycles through the tools that share it. */
  readonly shortcut: string;
  /** The CSS cursor over the canvas. */
  readonly cursor: string;
  readonly panel: ToolPanel;
  readonly machine: Machine;
}

const tool = (
  id: ToolId,
  category: ToolCategory,
  row: Pick<Tool, 'label' | 'shortcut' | 'machine'> & Partial<Pick<Tool, 'cursor' | 'panel'>>,
): Tool => ({ id, category, cursor: 'crosshair', panel: 'properties', ...row });

const AREAS = ['rectangle', 'circle', 'triangle', 'star', 'heart'] as const;
const LINES = ['arrow', 'line'] as const;

/** All tools in the order of the bar. The keys match Photopea and Photoshop where those have the tool. */
export const TOOLS: readonly Tool[] = [
  tool('select', 'basic', { label: 'Select', shortcut: 'v', cursor: 'default', machine: selectTool }),
  tool('crop', 'basic', { label: 'Crop', shortcut: 'c', machine: cropTool }),
  tool('eyedropper', 'basic', { label: 'Eyedropper', shortcut: 'i', machine: eyedropperTool }),
  tool('hand', 'basic', { label: 'Hand', shortcut: 'h', cursor: 'grab', machine: handTool }),
  tool('zoom', 'basic', { label: 'Zoom', shortcut: 'z', cursor: 'zoom-in', machine: zoomTool }),
  tool('brush', 'draw', { label: 'Brush', shortcut: 'b', cursor: 'none', machine: brushTool }),
  tool('highlighter', 'draw', {
    label: 'Highlighter',
    shortcut: 'b',
    cursor: 'none',
    machine: highlighterTool,
  }),
  tool('eraser', 'draw', { label: 'Eraser', shortcut: 'e', cursor: 'none', machine: eraserTool }),
  tool('text', 'text', { label: 'Text', shortcut: 't', cursor: 'text', machine: textTool }),
  tool('callout', 'text', { label: 'Numbered callout', shortcut: 'n', machine: calloutTool }),
  ...AREAS.map((kind) =>
    tool(kind, 'shapes', { label: SHAPE_NAMES[kind], shortcut: 'u', machine: shapeTool(kind) }),
  ),
  ...LINES.map((kind) =>
    tool(kind, 'shapes', { label: SHAPE_NAMES[kind], shortcut: 'u', machine: lineTool(kind) }),
  ),
  tool('filters', 'effects', {
    label: 'Filters',
    shortcut: 'f',
    cursor: 'default',
    panel: 'filters',
    machine: selectTool,
  }),
  tool('redact', 'effects', { label: 'Redact', shortcut: 'k', machine: redactTool }),
  tool('ai', 'ai', { label: 'AI tools', shortcut: 'g', panel: 'ai', machine: aiTool }),
  tool('mask-brush', 'ai', {
    label: 'Mask brush',
    shortcut: 'q',
    cursor: 'none',
    panel: 'ai',
    machine: maskBrushTool,
  }),
];

const BY_ID: ReadonlyMap<ToolId, Tool> = new Map(TOOLS.map((each) => [each.id, each]));

/** The tool with this id. */
export const toolOf = (id: ToolId): Tool => {
  const found = BY_ID.get(id);
  if (found === undefined) throw new Error(`There is no tool "${id}".`);
  return found;
};

/** The tool that a key selects: the first with that key, or with Shift the one after the current tool. */
export const toolForKey = (key: string, shift: boolean, present: ToolId): ToolId | null => {
  const row = TOOLS.filter(({ shortcut }) => shortcut === key.toLowerCase());
  const place = row.findIndex(({ id }) => id === present);
  const next = shift && place !== -1 ? row[(place + 1) % row.length] : row[0];
  return (place === -1 || shift ? next : row[place])?.id ?? null;
};
