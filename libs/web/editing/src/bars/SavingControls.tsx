import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { AddToProjectDialog } from '@safelight/web-images';
import { PrimaryButton } from '@safelight/web-ui';
import { useSetAtom } from 'jotai';
import { Copy, Download, Ellipsis, FileUp, FolderPlus, History, Save, Scaling, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { ExportDialog } from '../files/ExportDialog.tsx';
import { PsdInput } from '../files/PsdOpening.tsx';
import { OpenPsdDialog } from '../files/OpenPsdDialog.tsx';
import { changeChromeAtom } from '../chrome/chrome.atoms.ts';
import { useShortBar } from '../chrome/use-narrow.ts';
import { hasHistoryIn, HistorySteps } from './HistoryMenu.tsx';
import { SaveStatus } from '../saving/SaveStatus.tsx';
import type { OpenSession } from '../saving/open-session.ts';
import { VersionsDialog } from '../versions/VersionsDialog.tsx';
import { SaveCopyDialog } from '../publishing/SaveCopyDialog.tsx';
import type { SaveImage } from '../publishing/use-save-image.ts';

const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  flex: 'none',
  '& .MuiButton-root': { flex: 'none', minHeight: 32, paddingBlock: 0 },
  '& .MuiIconButton-root': { width: 32, height: 32 },
  '@media (pointer: coarse)': {
    '& .MuiButton-root': { minHeight: 44, minWidth: 44 },
    '& .MuiIconButton-root': { width: 44, height: 44 },
  },
}));

type Dialog = 'copy' | 'export' | 'project' | 'versions' | null;

interface SavingControlsProps {
  readonly session: OpenSession;
  readonly image: SaveImage;
}

/**
 * The saving status, the Save button, and a menu with further ways to save or export the document, and with the history
 * where the bar has no room for it.
 */
export const SavingControls = ({ session, image: { save, isBusy } }: SavingControlsProps) => {
  const change = useSetAtom(changeChromeAtom);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<Dialog>(null);
  const [psd, setPsd] = useState<File | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [historyAnchor, setHistoryAnchor] = useState<HTMLElement | null>(null);
  const isShort = useShortBar();
  const close = (): void => setDialog(null);
  const [closePsd] = useState(() => () => setPsd(null));
  const opening = (next: Dialog) => () => {
    setAnchor(null);
    session.editor.settle();
    setDialog(next);
  };
  return (
    <Controls>
      <SaveStatus saving={session.saving} />
      <PrimaryButton
        size="small"
        disabled={isBusy}
        onClick={() => void save()}
        startIcon={<Save size={16} aria-hidden />}
      >
        {isBusy ? 'Saving…' : 'Save'}
      </PrimaryButton>
      <IconButton
        aria-label="More actions"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={16} />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'More actions' } }}
      >
        {isShort ? (
          <MenuItem
            disabled={!hasHistoryIn(session.editor.state)}
            onClick={() => {
              setAnchor(null);
              setHistoryAnchor(anchor);
            }}
          >
            <Undo2 size={16} aria-hidden /> History…
          </MenuItem>
        ) : null}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            session.editor.settle();
            change({ isResizing: true });
          }}
        >
          <Scaling size={16} aria-hidden /> Resize Image…
        </MenuItem>
        <MenuItem onClick={opening('copy')}>
          <Copy size={16} aria-hidden /> Save as Copy…
        </MenuItem>
        <MenuItem onClick={opening('export')}>
          <Download size={16} aria-hidden /> Export…
        </MenuItem>
        <MenuItem onClick={opening('versions')}>
          <History size={16} aria-hidden /> Versions…
        </MenuItem>
        <MenuItem onClick={opening('project')}>
          <FolderPlus size={16} aria-hidden /> Add to Project…
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            picker.current?.click();
          }}
        >
          <FileUp size={16} aria-hidden /> Open PSD…
        </MenuItem>
      </Menu>
      {historyAnchor === null ? null : (
        <HistorySteps anchor={historyAnchor} onClose={() => setHistoryAnchor(null)} />
      )}
      <PsdInput ref={picker} onFiles={([file]) => setPsd(file ?? null)} />
      {dialog === 'copy' ? <SaveCopyDialog session={session} onClose={close} /> : null}
      {dialog === 'export' ? <ExportDialog session={session} onClose={close} /> : null}
      {dialog === 'project' ? <AddToProjectDialog uids={[session.image.uid]} onClose={close} /> : null}
      {dialog === 'versions' ? <VersionsDialog session={session} onClose={close} /> : null}
      {psd === null ? null : <OpenPsdDialog session={session} file={psd} onClose={closePsd} />}
    </Controls>
  );
};
