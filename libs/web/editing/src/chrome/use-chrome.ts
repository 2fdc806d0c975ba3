import { type EditorState, type ToolId, toolOf } from '@safelight/engine';
import { useAtomValue, useSetAtom } from 'jotai';
import { toolIn, useEditing, useEditor } from '../session/editing-session.ts';
import { changeChromeAtom, chromeAtom, type Panel } from './chrome.atoms.ts';

/**
 * The panel of the selected tool (spec: images §2). The mask brush belongs to the AI panel only while it paints
 * the area of an AI edit; the mask of a layer is painted next to the layers.
 */
export const toolPanelIn = ({ tool, settings }: EditorState): Panel =>
  tool.id === 'mask-brush' && settings.mask.target === 'layer' ? 'layers' : toolOf(tool.id).panel;

/** The visible panel: the tab chosen with the current tool, or else the tool's own panel. */
export const usePanel = (): {
  readonly panel: Panel;
  readonly choose: (panel: 'layers' | 'properties') => void;
} => {
  const tool = useEditor(toolIn);
  const toolPanel = useEditor(toolPanelIn);
  const { tab } = useAtomValue(chromeAtom);
  const change = useSetAtom(changeChromeAtom);
  return {
    panel: tab?.tool === tool.id ? tab.panel : toolPanel,
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
