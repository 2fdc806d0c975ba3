import { type Layer, type ToolSettings, toolUnit } from '@safelight/engine';
import { useEditing, useEditor } from '../session/editing-session.ts';

/**
 * The place of a tool's settings: the bar above the canvas, which has little room, or the properties panel.
 */
export type Placement = 'bar' | 'panel';

/**
 * The number of pixels of the image for one pixel of a layer's own sizes, or without a layer of the next one's. The bar
 * and the panel show sizes in pixels of the image, as the width and height of a layer beside them.
 */
export const usePixelUnit = (layer: Layer | null = null): number => {
  const unit = useEditor(toolUnit);
  return layer === null || !('transform' in layer) ? unit : Math.abs(layer.transform.scaleY);
};

/** The settings of a tool, and a function that changes some of them. */
export const useSettings = <Key extends Exclude<keyof ToolSettings, 'snapping' | 'growing'>>(
  key: Key,
): readonly [ToolSettings[Key], (fields: Partial<ToolSettings[Key]>) => void] => {
  const { editor } = useEditing();
  const settings = useEditor((state) => state.settings[key]);
  return [settings, (fields) => editor.configure({ [key]: { ...editor.state.settings[key], ...fields } })];
};
