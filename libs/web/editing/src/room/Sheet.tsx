import { styled } from '@mui/material/styles';
import { useAtomValue, useSetAtom } from 'jotai';
import { type PointerEvent, type ReactNode, useState } from 'react';
import {
  changeChromeAtom,
  chromeAtom,
  type Panel,
  SHEET_HEIGHTS,
  type SheetHeight,
} from '../chrome/chrome.atoms.ts';
import { usePanel } from '../chrome/use-chrome.ts';

/** The heights of the sheet relative to the screen; when closed only the handle is visible. */
const SHARES: Readonly<Record<SheetHeight, number>> = { closed: 0, half: 0.45, full: 0.8 };

/** The height of the handle: with text while the sheet is closed, only a grip while it is open. */
const HANDLE_PX = { closed: 44, open: 28 } as const;

const Root = styled('section')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: '14px 14px 0 0',
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  transition: 'height 180ms ease-out',
  '&[data-dragging="true"]': { transition: 'none' },
}));

const Handle = styled('button')(({ theme }) => ({
  flex: 'none',
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  width: '100%',
  height: HANDLE_PX.open,
  '&[aria-expanded="false"]': { height: HANDLE_PX.closed },
  padding: 0,
  border: 0,
  cursor: 'grab',
  touchAction: 'none',
  font: 'inherit',
  backgroundColor: 'transparent',
  '--ring-offset': '-3px',
  '--ring-inset': 'inset',
  // The touch target is 44 px, although the visible grip is smaller.
  '&[aria-expanded="true"]::after': { content: '""', position: 'absolute', inset: '-10px 0 -6px' },
  '& > .grip': {
    justifySelf: 'center',
    width: 40,
    height: 4,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.surface.control,
  },
  '& > .words': {
    marginTop: 5,
    fontSize: '0.8125rem',
    lineHeight: 1.2,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
}));

const WORDS: Readonly<Record<Exclude<SheetHeight, 'closed'>, string>> = {
  half: 'Make panels taller',
  full: 'Hide panels',
};

/** The text of the closed sheet: the tabs, or the panel shown instead. */
const CONTENTS: Readonly<Record<Panel, string>> = {
  layers: 'Layers and properties',
  properties: 'Layers and properties',
  filters: 'Filters',
  ai: 'AI tools',
};

const nearest = (share: number): SheetHeight =>
  SHEET_HEIGHTS.reduce((best, height) =>
    Math.abs(SHARES[height] - share) < Math.abs(SHARES[best] - share) ? height : best,
  );

const next = (height: SheetHeight): SheetHeight =>
  SHEET_HEIGHTS[(SHEET_HEIGHTS.indexOf(height) + 1) % SHEET_HEIGHTS.length] ?? 'closed';

/**
 * The panels on a phone: a sheet at the bottom with three heights. Dragging its handle chooses one; a tap
 * goes to the next.
 */
export const Sheet = ({ children }: { readonly children: ReactNode }) => {
  const { sheet } = useAtomValue(chromeAtom);
  const { panel } = usePanel();
  const change = useSetAtom(changeChromeAtom);
  const [pulled, setPulled] = useState<{ readonly from: number; readonly share: number } | null>(null);
  const share = pulled?.share ?? SHARES[sheet];
  const handle = HANDLE_PX[sheet === 'closed' ? 'closed' : 'open'];
  const pull = (event: PointerEvent): void => {
    if (pulled === null) return;
    const by = (pulled.from - event.clientY) / window.innerHeight;
    setPulled({ ...pulled, share: Math.min(SHARES.full, Math.max(0, SHARES[sheet] + by)) });
  };
  return (
    <Root
      aria-label="Panels"
      data-dragging={pulled !== null}
      style={{ height: `calc(${String(handle)}px + ${String(share * 100)}dvh)` }}
    >
      <Handle
        type="button"
        aria-label={sheet === 'closed' ? `Show ${CONTENTS[panel]}` : WORDS[sheet]}
        aria-expanded={sheet !== 'closed'}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setPulled({ from: event.clientY, share: SHARES[sheet] });
        }}
        onPointerMove={pull}
        onPointerUp={() => {
          if (pulled === null) return;
          const moved = Math.abs(pulled.share - SHARES[sheet]) > 0.02;
          if (moved) change({ sheet: nearest(pulled.share) });
          else change({ sheet: next(sheet) });
          setPulled(null);
        }}
        onPointerCancel={() => setPulled(null)}
        onClick={(event) => {
          // Handles only clicks by keyboard; pointers are handled on release.
          if (event.detail === 0) change({ sheet: next(sheet) });
        }}
      >
        <span className="grip" />
        {sheet === 'closed' ? <span className="words">{CONTENTS[panel]}</span> : null}
      </Handle>
      {sheet === 'closed' && pulled === null ? null : children}
    </Root>
  );
};
