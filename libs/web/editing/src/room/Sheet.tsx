import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { clamp } from '@safelight/engine';
import { useAtomValue, useSetAtom } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { type PointerEvent, type ReactNode, useState } from 'react';
import {
  changeChromeAtom,
  chromeAtom,
  type Panel,
  SHEET_HEIGHTS,
  type SheetHeight,
} from '../chrome/chrome.atoms.ts';
import { usePanel } from '../chrome/use-chrome.ts';

/** The heights of the sheet relative to the room; when closed only the handle is visible. */
const SHARES: Readonly<Record<SheetHeight, number>> = { closed: 0, half: 0.45, full: 0.8 };

/** The height of the handle, large enough for a thumb. */
const HANDLE_PX = 44;

/** A release after this share of the screen, about a finger's width, is a pull and not a tap. */
const PULLED_SHARE = 0.05;

const Root = styled('section')(({ theme }) => ({
  flex: 'none',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: '14px 14px 0 0',
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  transition: 'height 180ms ease-out, margin-top 180ms ease-out',
  // When a keyboard opens, the field with the focus is scrolled into sight at once, in the sheet's new height.
  '&[data-dragging="true"], [data-keyboard="true"] > &': { transition: 'none' },
}));

const Handle = styled('button')(({ theme }) => ({
  flex: 'none',
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  width: '100%',
  height: HANDLE_PX,
  padding: 0,
  border: 0,
  cursor: 'grab',
  touchAction: 'none',
  font: 'inherit',
  backgroundColor: 'transparent',
  '--ring-offset': '-3px',
  '--ring-inset': 'inset',
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

/** Beside the grip, in the row of the handle. */
const Hide = styled(IconButton)({
  position: 'absolute',
  top: 0,
  right: 4,
  width: HANDLE_PX,
  height: HANDLE_PX,
});

const WORDS: Readonly<Record<Exclude<SheetHeight, 'closed'>, string>> = {
  half: 'Make panels taller',
  full: 'Make panels shorter',
};

/** The text of the closed sheet: the tabs, or the panel shown instead. */
const CONTENTS: Readonly<Record<Panel, string>> = {
  layers: 'Layers and properties',
  properties: 'Layers and properties',
  filters: 'Filters',
  ai: 'AI tools',
};

/** Panels that continue while the sheet is closed: their other picture or the filters being tried would be lost. */
const KEPT: ReadonlySet<Panel> = new Set(['ai', 'filters']);

const Contents = styled('div')({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  '&[hidden]': { display: 'none' },
});

const nearest = (share: number): SheetHeight =>
  SHEET_HEIGHTS.reduce((best, height) =>
    Math.abs(SHARES[height] - share) < Math.abs(SHARES[best] - share) ? height : best,
  );

/**
 * The height after a pull from one height to a share of the screen: the nearest one, but at least the next one in
 * the direction of the pull.
 */
const pulledTo = (from: SheetHeight, share: number): SheetHeight => {
  const to = nearest(share);
  if (to !== from) return to;
  const step = share > SHARES[from] ? 1 : -1;
  return SHEET_HEIGHTS[SHEET_HEIGHTS.indexOf(from) + step] ?? from;
};

/** A length in CSS, for a share of the height of the room. */
const ofRoom = (share: number): string => `calc(${String(share)} * var(--room-height))`;

/** The height after a tap on the handle. */
const TAPPED: Readonly<Record<SheetHeight, SheetHeight>> = { closed: 'half', half: 'full', full: 'half' };

/**
 * The panels on a phone: a sheet at the bottom with three heights. Pulling its handle chooses one, a tap
 * opens it or makes it taller or shorter, and a button hides it. Up to half of the room the canvas makes way for the
 * sheet; a taller one lies over the canvas, which would otherwise show the picture as a stamp.
 */
export const Sheet = ({ children }: { readonly children: ReactNode }) => {
  const { sheet } = useAtomValue(chromeAtom);
  const { panel } = usePanel();
  const change = useSetAtom(changeChromeAtom);
  const [pulled, setPulled] = useState<{ readonly from: number; readonly share: number } | null>(null);
  const isOpen = sheet !== 'closed' || pulled !== null;
  /** The panel that the open sheet showed last. */
  const [opened, setOpened] = useState<Panel | null>(null);
  if (isOpen && opened !== panel) setOpened(panel);
  const isThere = isOpen || (opened === panel && KEPT.has(panel));
  const share = pulled?.share ?? SHARES[sheet];
  const pull = (event: PointerEvent): void => {
    if (pulled === null) return;
    const by = (pulled.from - event.clientY) / window.innerHeight;
    setPulled({ ...pulled, share: clamp(SHARES[sheet] + by, 0, SHARES.full) });
  };
  return (
    <Root
      aria-label="Panels"
      data-dragging={pulled !== null}
      // Above a taller sheet there is no place for a toast.
      data-no-toasts={sheet === 'half'}
      style={{
        height: `calc(${String(HANDLE_PX)}px + ${ofRoom(share)})`,
        marginTop: ofRoom(Math.min(0, SHARES.half - share)),
      }}
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
          const isPull = Math.abs(pulled.share - SHARES[sheet]) > PULLED_SHARE;
          change({ sheet: isPull ? pulledTo(sheet, pulled.share) : TAPPED[sheet] });
          setPulled(null);
        }}
        onPointerCancel={() => setPulled(null)}
        onClick={(event) => {
          // Handles only clicks by keyboard; pointers are handled on release.
          if (event.detail === 0) change({ sheet: TAPPED[sheet] });
        }}
      >
        <span className="grip" />
        {sheet === 'closed' ? <span className="words">{CONTENTS[panel]}</span> : null}
      </Handle>
      {sheet === 'closed' ? null : (
        <Hide aria-label="Hide panels" onClick={() => change({ sheet: 'closed' })}>
          <ChevronDown size={20} />
        </Hide>
      )}
      {isThere ? <Contents hidden={!isOpen}>{children}</Contents> : null}
    </Root>
  );
};
