import type { ToolId, ToolPanel } from '@safelight/engine';
import { atom } from 'jotai';

/** What the panel at the side can show: a tab of its own, or what a tool asks for. */
export type Panel = 'layers' | ToolPanel;

/** How high the panel stands on a phone: its handle alone, half of the screen, nearly all of it. */
export const SHEET_HEIGHTS = ['closed', 'half', 'full'] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

interface Chrome {
  readonly isToolBarShown: boolean;
  readonly isPanelShown: boolean;
  readonly sheet: SheetHeight;
  /** The tab that was chosen, and the tool it was chosen with: another tool shows the panel of its own. */
  readonly tab: { readonly panel: Panel; readonly tool: ToolId } | null;
  readonly isComparing: boolean;
  readonly isHelpShown: boolean;
  /** The image is being resized, in a dialog. */
  readonly isResizing: boolean;
}

/** How the editor's frame stands in this window. */
export const chromeAtom = atom<Chrome>({
  isToolBarShown: true,
  isPanelShown: true,
  sheet: 'closed',
  tab: { panel: 'layers', tool: 'select' },
  isComparing: false,
  isHelpShown: false,
  isResizing: false,
});

/** Changes some of it. */
export const changeChromeAtom = atom(null, (get, set, fields: Partial<Chrome>) => {
  set(chromeAtom, { ...get(chromeAtom), ...fields });
});
