import type { ToolSettings } from '@safelight/engine';
import { useEditing, useEditor } from '../session/editing-session.ts';

/**
 * The place of a tool's settings: the bar above the canvas, which has little room, or the properties panel.
 */
export type Placement = 'bar' | 'panel';

export const percent = (share: number): string => `${String(Math.round(share * 100))}%`;

export const pixels = (length: number): string => `${String(length)} px`;

export const degrees = (angle: number): string => `${String(Math.round(angle * 10) / 10)}°`;

const settingsIn = <Key extends keyof ToolSettings>(key: Key) => SETTINGS[key];

const SETTINGS: {
  readonly [Key in keyof ToolSettings]: (state: { readonly settings: ToolSettings }) => ToolSettings[Key];
} = {
  brush: ({ settings }) => settings.brush,
  highlighter: ({ settings }) => settings.highlighter,
  eraser: ({ settings }) => settings.eraser,
  text: ({ settings }) => settings.text,
  shape: ({ settings }) => settings.shape,
  line: ({ settings }) => settings.line,
  redact: ({ settings }) => settings.redact,
  mask: ({ settings }) => settings.mask,
  snapping: ({ settings }) => settings.snapping,
  growing: ({ settings }) => settings.growing,
};

/** The settings of a tool, and a function that changes some of them. */
export const useSettings = <Key extends Exclude<keyof ToolSettings, 'snapping' | 'growing'>>(
  key: Key,
): readonly [ToolSettings[Key], (fields: Partial<ToolSettings[Key]>) => void] => {
  const { editor } = useEditing();
  const settings = useEditor(settingsIn(key));
  return [settings, (fields) => editor.configure({ [key]: { ...editor.state.settings[key], ...fields } })];
};
