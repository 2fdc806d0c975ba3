import { type ToolId, toolOf } from '@safelight/engine';
import { useAtomValue, useSetAtom } from 'jotai';
import { toolIn, useEditing, useEditor } from '../session/editing-session.ts';
import { changeChromeAtom, chromeAtom, type Panel } from './chrome.atoms.ts';

/** The visible panel: the tab chosen with the current tool, or else the tool's own panel (spec: images §2). */
export const usePanel = (): {
  readonly panel: Panel;
  readonly choose: (panel: 'layers' | 'properties') => void;
} => {
  const tool = useEditor(toolIn);
  const { tab } = useAtomValue(chromeAtom);
  const change = useSetAtom(changeChromeAtom);
  return {
    panel: tab?.tool === tool.id ? tab.panel : tool.panel,
    choose: (panel) => change({ tab: { panel, tool: tool.id }, isPanelShown: true }),
  };
};

/** Selects a tool and shows its panel. */
export const useSelectTool = (): ((tool: ToolId) => void) => {
  const { editor } = useEditing();
  const change = useSetAtom(changeChromeAtom);
  const { sheet } = useAtomValue(chromeAtom);
  return (tool) => {
    editor.take(tool);
    // On a phone the sheet opens for tools that are used through their panel.
    const needsPanel = toolOf(tool).panel !== 'properties' && tool !== 'mask-brush';
    change({ tab: null, ...(needsPanel && sheet === 'closed' ? { sheet: 'half' } : {}) });
  };
};
