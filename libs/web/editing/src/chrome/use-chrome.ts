import { type EditorState, type ToolId, toolOf } from '@safelight/engine';
import { useAtomValue, useSetAtom } from 'jotai';
import { toolIn, useEditing, useEditor } from '../session/editing-session.ts';
import { changeChromeAtom, type Chrome, chromeAtom, type Panel, type SheetHeight } from './chrome.atoms.ts';

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

/** True for tools that are used through their panel. */
export const needsPanel = (tool: ToolId): boolean =>
  toolOf(tool).panel !== 'properties' && tool !== 'mask-brush';

/**
 * The height of the sheet on a phone after another tool was selected: it opens for a tool that needs its panel, and
 * closes after one, unless the person has chosen a tab in the meantime.
 */
const sheetAfter = (tool: ToolId, before: ToolId, { sheet, tab }: Chrome): SheetHeight => {
  if (needsPanel(tool)) return sheet === 'closed' ? 'half' : sheet;
  return needsPanel(before) && tab === null ? 'closed' : sheet;
};

/** Selects a tool and shows its panel, and the canvas if a comparison takes its place. */
export const useSelectTool = (): ((tool: ToolId) => void) => {
  const { editor } = useEditing();
  const change = useSetAtom(changeChromeAtom);
  const chrome = useAtomValue(chromeAtom);
  return (tool) => {
    const before = editor.state.tool.id;
    editor.take(tool);
    change({ tab: null, sheet: sheetAfter(tool, before, chrome), isComparing: false });
  };
};
