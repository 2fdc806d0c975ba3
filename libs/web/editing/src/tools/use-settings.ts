import type { ToolSettings } from '@safelight/engine';
import { useEditing, useEditor } from '../session/editing-session.ts';

/**
 * The place of a tool's settings: the bar above the canvas, which has little room, or the properties panel.
 */
export type Placement = 'bar' | 'panel';

export const percent = (share: number): string => `${String(Math.round(share * 100))}%`;

export const pixels = (length: number): string => `${String(length)} px`;

export const degrees = (angle: number): string => `${String(Math.round(angle * 10) / 10)}°`;

/** The settings of a tool, and a function that changes some of them. */
export const useSettings = <Key extends Exclude<keyof ToolSettings, 'snapping' | 'growing'>>(
  key: Key,
): readonly [ToolSettings[Key], (fields: Partial<ToolSettings[Key]>) => void] => {
  const { editor } = useEditing();
  const settings = useEditor((state) => state.settings[key]);
  return [settings, (fields) => editor.configure({ [key]: { ...editor.state.settings[key], ...fields } })];
};
