import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { type Editor, lockersOf, NOTICES, setLocked } from '@safelight/engine';
import { useToasts } from '@safelight/web-ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CompareView } from '../ai/CompareView.tsx';
import { PaintHint } from '../ai/PaintHint.tsx';
import { ResultStrip } from '../ai/ResultStrip.tsx';
import { AiProvider } from '../ai/ai-context.ts';
import { comparableIn } from '../ai/compared.ts';
import { useAutomaticEdit } from '../ai/use-automatic-edit.ts';
import { useEditorAi } from '../ai/use-editor-ai.ts';
import { CompareButton } from '../bars/CompareButton.tsx';
import { OptionsBar } from '../bars/OptionsBar.tsx';
import { SavingControls } from '../bars/SavingControls.tsx';
import { ToolBar } from '../bars/ToolBar.tsx';
import { TopBar } from '../bars/TopBar.tsx';
import { changeChromeAtom, chromeAtom } from '../chrome/chrome.atoms.ts';
import { needsPanel, toolPanelIn } from '../chrome/use-chrome.ts';
import { useStartTool } from '../chrome/use-start-tool.ts';
import { useLowPanel, useNarrow } from '../chrome/use-narrow.ts';
import { ShortcutsDialog } from '../help/ShortcutsDialog.tsx';
import { MissingPicturesHint } from '../pictures/MissingPicturesHint.tsx';
import { useClipboard } from '../pictures/use-clipboard.ts';
import { ResizeImageDialog } from '../properties/ResizeImageDialog.tsx';
import { SavingNotices } from '../publishing/SavingNotices.tsx';
import { useSaveImage } from '../publishing/use-save-image.ts';
import { RefusedHint } from '../publishing/RefusedHint.tsx';
import { useTitle } from '../saving/use-title.ts';
import { toolIn, useEditing, useEditor } from '../session/editing-session.ts';
import { OtherVersionHint } from '../versions/OtherVersionHint.tsx';
import { CanvasArea } from './CanvasArea.tsx';
import { Sheet } from './Sheet.tsx';
import { SidePanel } from './SidePanel.tsx';
import { type AboveKeyboard, useAboveKeyboard } from './use-above-keyboard.ts';
import { useRoomKeys } from './use-room-keys.ts';
import { useShowCanvasSize } from './use-show-canvas-size.ts';

/** The button of a message about a selection that is locked; undefined for any other message. */
const unlocking = (editor: Editor): { readonly label: string; readonly onAct: () => void } | undefined => {
  const { document, selection, notice } = editor.state;
  const lockers = lockersOf(document, selection);
  if (notice?.kind !== 'locked' || lockers.size === 0) return undefined;
  return { label: 'Unlock', onAct: () => void editor.run(setLocked(lockers, false)) };
};

/** Shows why something was not done, and unlocks what is selected. */
export const Notices = () => {
  const { editor } = useEditing();
  const toasts = useToasts();
  useEffect(() => {
    let said = editor.state.notice;
    let shown: number | null = null;
    return editor.subscribe(({ notice }) => {
      if (notice === said) return;
      said = notice;
      if (shown !== null) toasts.dismiss(shown);
      shown = notice === null ? null : toasts.show(NOTICES[notice.kind], unlocking(editor));
    });
  }, [editor, toasts]);
  return null;
};

const Room = styled('div')({
  flex: 'none',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  // The sheet of panels measures itself by this.
  '--room-height': '100dvh',
  height: 'var(--room-height)',
  minHeight: 0,
  overflow: 'hidden',
  // Keeps clear of rounded corners and of the system bars of phones.
  paddingTop: 'env(safe-area-inset-top)',
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  // The keyboard covers the system bar at the bottom.
  '&[data-keyboard="true"]': { paddingBottom: 0 },
});

const placeOf = ({
  top,
  height,
}: AboveKeyboard): CSSProperties & Readonly<Record<`--${string}`, string>> => ({
  top,
  '--room-height': `${String(height)}px`,
});

/**
 * While the editor is open, pulling a bar or panel down does not reload the page, and tapping twice does not zoom it.
 * Menus and dialogs are outside the room, so these are styles of the whole document.
 */
const TOUCH = <GlobalStyles styles={{ html: { overscrollBehavior: 'none', touchAction: 'manipulation' } }} />;

const Middle = styled('div')({ flex: 1, display: 'flex', minHeight: 0 });

const Work = styled('div')({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 });

const Side = styled('aside')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  width: 320,
  minHeight: 0,
  backgroundColor: theme.vars.palette.background.paper,
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
}));

interface RoomProps {
  /** The comparison that is shown instead of the canvas. */
  readonly comparison: ReactNode;
  /** What says the next step to a person who came here to paint. */
  readonly hint: ReactNode;
}

/** The canvas, or a comparison, with hints and the strip of results above it. */
const Workspace = ({ comparison, hint }: RoomProps) => (
  <>
    {hint}
    <RefusedHint />
    <MissingPicturesHint />
    <OtherVersionHint />
    <ResultStrip />
    {comparison ?? <CanvasArea />}
  </>
);

const WideRoom = (room: RoomProps) => {
  const { isToolBarShown, isPanelShown } = useAtomValue(chromeAtom);
  const tool = useEditor(toolIn);
  const isLow = useLowPanel();
  // Where there is little height, a bar that only refers to the panel is left out.
  const isInPanel = isLow && isPanelShown && needsPanel(tool.id);
  return (
    <Middle>
      {isToolBarShown ? <ToolBar orientation="vertical" /> : null}
      <Work>
        {isInPanel ? null : <OptionsBar />}
        <Workspace {...room} />
      </Work>
      {isPanelShown ? (
        <Side aria-label="Panels">
          <SidePanel />
        </Side>
      ) : null}
    </Middle>
  );
};

interface NarrowRoomProps extends RoomProps {
  /** Whether the keyboard of the phone takes a part of the screen, which leaves no room for the tools. */
  readonly hasKeyboard: boolean;
}

const NarrowRoom = ({ hasKeyboard, ...room }: NarrowRoomProps) => {
  const { sheet } = useAtomValue(chromeAtom);
  const panel = useEditor(toolPanelIn);
  // An open sheet shows the settings of the tool itself, except those of the mask brush beside the layers.
  const isInSheet = sheet !== 'closed' && panel !== 'layers';
  return (
    <>
      <Workspace {...room} />
      {isInSheet || room.comparison !== null ? null : <OptionsBar isNarrow />}
      <Sheet>
        <SidePanel />
      </Sheet>
      {hasKeyboard ? null : <ToolBar orientation="horizontal" />}
    </>
  );
};

/** The editor with an open document. */
export const EditorRoom = () => {
  const session = useEditing();
  const { image } = session;
  const title = useTitle(image) ?? image.title;
  const saveImage = useSaveImage(session);
  const { isHelpShown, isResizing, isComparing } = useAtomValue(chromeAtom);
  const ai = useEditorAi();
  useAutomaticEdit(ai);
  const [isAskedToPaint, endPainting] = useStartTool();
  const comparable = comparableIn(ai);
  const change = useSetAtom(changeChromeAtom);
  const isNarrow = useNarrow();
  const above = useAboveKeyboard();
  const room = {
    comparison:
      isComparing && comparable !== null ? <CompareView compared={comparable} saving={saveImage} /> : null,
    hint: isAskedToPaint ? <PaintHint isNarrow={isNarrow} onEnd={endPainting} /> : null,
  };
  const navigate = useNavigate();
  const { key } = useLocation();
  useClipboard();
  useRoomKeys({
    onSave: () => void saveImage.save(),
    onHelp: () => change({ isHelpShown: true }),
    onResize: () => change({ isResizing: true }),
    onCanvasSize: useShowCanvasSize(),
    onSingleView: isComparing && comparable !== null ? () => change({ isComparing: false }) : null,
  });
  return (
    <AiProvider value={ai}>
      {TOUCH}
      <Room data-keyboard={above !== null} style={above === null ? {} : placeOf(above)}>
        <TopBar
          title={title}
          compare={
            comparable === null ? null : (
              <CompareButton
                isComparing={isComparing}
                isNarrow={isNarrow}
                onPress={() => {
                  // On a phone an open sheet would leave too little space for the pictures.
                  const isMakingRoom = isNarrow && !isComparing;
                  change({ isComparing: !isComparing, ...(isMakingRoom ? { sheet: 'closed' } : {}) });
                }}
              />
            )
          }
          isComparing={room.comparison !== null}
          saving={<SavingControls session={session} image={saveImage} />}
          onBack={() => {
            // Goes back to the previous page, or to the gallery when the visit started with the editor.
            void (key === 'default' ? navigate('/gallery') : navigate(-1));
          }}
          onClose={() => void navigate('/gallery')}
        />
        {isNarrow ? <NarrowRoom hasKeyboard={above !== null} {...room} /> : <WideRoom {...room} />}
        <Notices />
        <SavingNotices session={session} />
        {isResizing ? <ResizeImageDialog onClose={() => change({ isResizing: false })} /> : null}
        {isHelpShown ? <ShortcutsDialog onClose={() => change({ isHelpShown: false })} /> : null}
      </Room>
    </AiProvider>
  );
};
