import { styled, type Theme } from '@mui/material/styles';
import { type EditorState, MAX_SCALE, MIN_SCALE, percentOf, redoLabel, undoLabel } from '@safelight/engine';
import { FileName } from '@safelight/web-ui';
import {
  ArrowLeft,
  CircleQuestionMark,
  Maximize,
  Minus,
  PanelLeft,
  PanelRight,
  Plus,
  Redo2,
  Undo2,
  X,
} from 'lucide-react';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { IconTool } from '../fields/IconChoice.tsx';
import { changeChromeAtom, chromeAtom } from '../chrome/chrome.atoms.ts';
import { useNarrow, useShortBar } from '../chrome/use-narrow.ts';
import { useEditing, useEditor } from '../session/editing-session.ts';
import { HistoryMenu } from './HistoryMenu.tsx';

/** The saving status over the corner of the canvas, where the bar has no room for it. */
const statusOverCanvas = (theme: Theme) =>
  ({
    position: 'absolute',
    zIndex: 1,
    top: 56,
    left: 8,
    maxWidth: 'calc(100vw - 16px)',
    padding: theme.spacing(0.25, 1),
    borderRadius: 12,
    pointerEvents: 'none',
    backgroundColor: theme.vars.palette.background.paper,
  }) as const;

/** Makes room in the bar of a small phone. */
const WITHOUT_PERCENTAGE = {
  '& output': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& .MuiButton-root': { paddingInline: 6 },
} as const;

/**
 * The title where there is no room for it: the picture itself is visible, and screen readers and the window's
 * title still name it.
 */
const UNSEEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  flex: 'none',
  height: 48,
  paddingInline: theme.spacing(0.75),
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > h1': {
    flex: '0 1 auto',
    minWidth: 0,
    margin: 0,
    paddingInline: theme.spacing(1),
    fontSize: '0.875rem',
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > .space': { flex: 1 },
  '& > .line': { width: 1, height: 24, marginInline: 4, backgroundColor: theme.vars.palette.divider },
  '& > button, & > [role="group"]': { flex: 'none' },
  '& > [role="group"]': { display: 'flex', alignItems: 'center' },
  // The larger targets of a tablet in portrait leave no room for these words, and for one letter of the title.
  '@media (pointer: coarse) and (max-width: 900px)': {
    '& > button > .word, & .MuiButton-startIcon': { display: 'none' },
    '& > h1': UNSEEN,
    '& [role="status"][aria-label="Saving"]': { ...statusOverCanvas(theme), top: 108, left: 56 },
  },
  '&[data-narrow="true"]': {
    gap: 0,
    height: 52,
    paddingInline: 2,
    '& > h1': UNSEEN,
    '& [role="status"][aria-label="Saving"]': statusOverCanvas(theme),
    '& .MuiButton-root': { paddingInline: theme.spacing(1.25) },
    '& .MuiButton-startIcon': { display: 'none' },
    '@media (max-width: 359px)': WITHOUT_PERCENTAGE,
    // With the Compare button, a phone of ordinary width has no room for the percentage either, and a small one none
    // for the Fit button: two fingers do the same.
    '&[data-crowded="true"]': {
      '@media (max-width: 399px)': WITHOUT_PERCENTAGE,
      '@media (max-width: 367px)': { '& [aria-label="Zoom controls"] button': { display: 'none' } },
    },
  },
}));

const BackButton = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  height: 32,
  minWidth: 32,
  paddingInline: theme.spacing(1),
  border: 0,
  borderRadius: 8,
  cursor: 'pointer',
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
  backgroundColor: 'transparent',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '@media (pointer: coarse)': { minWidth: 44, height: 44, justifyContent: 'center' },
}));

const Percentage = styled('output')({
  minWidth: 44,
  textAlign: 'center',
  fontSize: '0.8125rem',
  fontWeight: 600,
});

const percentIn = ({ viewport }: EditorState): number => percentOf(viewport);
const isNearest = ({ viewport }: EditorState): boolean => viewport.scale >= MAX_SCALE;
const isFarthest = ({ viewport }: EditorState): boolean => viewport.scale <= MIN_SCALE;

const HistoryButtons = ({ isShort }: { readonly isShort: boolean }) => {
  const { editor } = useEditing();
  const [undo, redo] = [useEditor(undoLabel), useEditor(redoLabel)];
  return (
    <div role="group" aria-label="History">
      <IconTool
        label="Undo"
        reason="nothing was changed yet"
        shortcut={undo === null ? '' : `${undo}, Ctrl+Z`}
        icon={Undo2}
        disabled={undo === null}
        onPress={editor.undo}
      />
      <IconTool
        label="Redo"
        reason="nothing was undone"
        shortcut={redo === null ? '' : `${redo}, Ctrl+Shift+Z`}
        icon={Redo2}
        disabled={redo === null}
        onPress={editor.redo}
      />
      {isShort ? null : <HistoryMenu />}
    </div>
  );
};

/** A component of its own, because it changes with every move of a wheel or of two fingers. */
const ZoomPercentage = ({ isShort }: { readonly isShort: boolean }) => {
  const percent = useEditor(percentIn);
  return (
    <Percentage aria-label="Zoom" style={isShort ? { minWidth: 36 } : undefined}>
      {percent}%
    </Percentage>
  );
};

interface ZoomButtonsProps {
  readonly isShort: boolean;
  /** Whether the canvas is not shown. The buttons then leave their place empty, so that nothing beside them moves. */
  readonly isHidden: boolean;
}

const ZoomButtons = ({ isShort, isHidden }: ZoomButtonsProps) => {
  const { editor } = useEditing();
  const [nearest, farthest] = [useEditor(isNearest), useEditor(isFarthest)];
  return (
    <div role="group" aria-label="Zoom controls" style={isHidden ? { visibility: 'hidden' } : undefined}>
      {isShort ? null : (
        <IconTool
          label="Zoom out"
          shortcut="−"
          icon={Minus}
          disabled={farthest}
          onPress={() => editor.zoom(-1)}
        />
      )}
      <ZoomPercentage isShort={isShort} />
      {isShort ? null : (
        <IconTool
          label="Zoom in"
          shortcut="+"
          icon={Plus}
          disabled={nearest}
          onPress={() => editor.zoom(1)}
        />
      )}
      <IconTool label="Fit to screen" shortcut="0" icon={Maximize} onPress={editor.fit} />
    </div>
  );
};

interface TopBarProps {
  readonly title: string;
  /** The Compare button, once there is something to compare. */
  readonly compare: ReactNode;
  /** Whether a comparison is shown instead of the canvas. */
  readonly isComparing: boolean;
  /** The saving status and the Save button. */
  readonly saving: ReactNode;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The buttons to leave, the title, history, zoom, comparing and saving. */
export const TopBar = ({ title, compare, isComparing, saving, onBack, onClose }: TopBarProps) => {
  const isNarrow = useNarrow();
  const isShort = useShortBar() || isNarrow;
  const { isToolBarShown, isPanelShown } = useAtomValue(chromeAtom);
  const change = useSetAtom(changeChromeAtom);
  return (
    <Bar aria-label="Editor" data-narrow={isNarrow} data-crowded={compare !== null}>
      {isNarrow ? null : (
        <IconTool
          label="Toggle sidebar"
          icon={PanelLeft}
          pressed={isToolBarShown}
          onPress={() => change({ isToolBarShown: !isToolBarShown })}
        />
      )}
      <BackButton type="button" aria-label="Go Back" onClick={onBack}>
        <ArrowLeft size={16} aria-hidden />
        {isNarrow ? null : <span className="word">Go Back</span>}
      </BackButton>
      <h1 aria-label={title}>
        <FileName name={title} isOneLine />
      </h1>
      <span className="space" />
      <HistoryButtons isShort={isShort} />
      {isShort ? null : <span className="line" aria-hidden />}
      <ZoomButtons isShort={isShort} isHidden={isComparing} />
      {compare}
      {isShort ? null : <span className="line" aria-hidden />}
      {saving}
      {isShort ? null : (
        <IconTool
          label="Keyboard shortcuts"
          shortcut="?"
          icon={CircleQuestionMark}
          onPress={() => change({ isHelpShown: true })}
        />
      )}
      {isNarrow ? null : (
        <IconTool
          label="Toggle panels"
          icon={PanelRight}
          pressed={isPanelShown}
          onPress={() => change({ isPanelShown: !isPanelShown })}
        />
      )}
      <IconTool label="Close editor" icon={X} onPress={onClose} />
    </Bar>
  );
};
