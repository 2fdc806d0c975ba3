import type { ToolId, ToolPanel } from '@safelight/engine';
import { personalAtom } from '@safelight/web-session';
import { atom } from 'jotai';

/** The panels at the side: those with a tab, and those that a tool shows. */
export type Panel = 'layers' | ToolPanel;

/** The height of the panels on a phone: only the handle, half of the screen, or nearly all of it. */
export const SHEET_HEIGHTS = ['closed', 'half', 'full'] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

export interface Chrome {
  readonly isToolBarShown: boolean;
  readonly isPanelShown: boolean;
  readonly sheet: SheetHeight;
  /** The tab that was chosen, and the tool at that time: another tool shows its own panel. */
  readonly tab: { readonly panel: Panel; readonly tool: ToolId } | null;
  readonly isComparing: boolean;
  readonly isHelpShown: boolean;
  /** True while the dialog that resizes the image is open. */
  readonly isResizing: boolean;
}

/** The state of the bars and panels around the canvas in this window. */
export const chromeAtom = personalAtom<Chrome>({
  isToolBarShown: true,
  isPanelShown: true,
  sheet: 'closed',
  tab: { panel: 'layers', tool: 'select' },
  isComparing: false,
  isHelpShown: false,
  isResizing: false,
});

/** Changes the given fields of the state of the bars and panels. */
export const changeChromeAtom = atom(null, (get, set, fields: Partial<Chrome>) =>
  set(chromeAtom, { ...get(chromeAtom), ...fields }),
);
