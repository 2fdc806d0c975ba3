import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { History } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { focusCanvas } from '../chrome/focus-canvas.ts';
import { HintBar } from '../chrome/hint-bar.ts';
import { useEditing } from '../session/editing-session.ts';
import { useLoadVersion } from './use-load-version.ts';

/**
 * Says that somebody else has put another version of the image into use, until the person loads it or goes on with what
 * is on the canvas.
 */
export const OtherVersionHint = () => {
  const session = useEditing();
  const { inUse, keepEditing } = session.saving;
  const other = useSyncExternalStore(inUse.subscribe, () => inUse.other);
  const load = useLoadVersion(session);
  const [isBusy, setBusy] = useState(false);
  if (other === null) return null;
  const name = `Version ${String(other.number)}`;
  const loadOther = async (): Promise<void> => {
    setBusy(true);
    const isLoaded = await load(other);
    setBusy(false);
    if (isLoaded) focusCanvas();
  };
  return (
    <HintBar aria-label="Version in use">
      <History size={18} aria-hidden />
      <p role="status">
        {name} of this image was put into use elsewhere. If you load it, Undo brings your edits back.
      </p>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" disabled={isBusy} onClick={() => void loadOther()}>
          Load {name}
        </Button>
        <Button
          size="small"
          disabled={isBusy}
          onClick={() => {
            keepEditing();
            focusCanvas();
          }}
        >
          Keep Editing
        </Button>
      </Box>
    </HintBar>
  );
};
