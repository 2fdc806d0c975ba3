import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { COMMAND_LABELS, type EditorState, type HistoryEntry } from '@safelight/engine';
import { History } from 'lucide-react';
import { useState } from 'react';
import { IconTool } from '../fields/IconChoice.tsx';
import { useEditing, useEditor } from '../session/editing-session.ts';

/** The number of latest steps that are listed; Undo and Redo reach the others. */
const LISTED = 50;

const historyIn = ({ history }: EditorState): EditorState['history'] => history;

const labelOf = ({ name }: HistoryEntry): string => (name === 'open' ? 'Opened' : COMMAND_LABELS[name]);

/** The steps of the session, the latest first; choosing one goes back or forward to it. */
export const HistoryMenu = () => {
  const { editor } = useEditing();
  const { entries, index } = useEditor(historyIn);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  const goTo = (place: number): void => {
    close();
    editor.goToStep(place);
  };
  const listed = entries.map((entry, place) => ({ entry, place })).slice(-LISTED);
  return (
    <>
      <IconTool
        label="History"
        icon={History}
        disabled={entries.length < 2}
        reason="nothing was changed yet"
        onPress={setAnchor}
      />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-label': 'History' }, paper: { sx: { maxHeight: 420 } } }}
      >
        {listed.toReversed().map(({ entry, place }) => (
          <MenuItem
            key={place}
            selected={place === index}
            aria-current={place === index ? 'step' : undefined}
            // Undone steps are above the current one, in a quieter color.
            sx={place > index ? { color: 'text.secondary' } : {}}
            onClick={() => goTo(place)}
          >
            {labelOf(entry)}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          onClick={() => {
            close();
            editor.clearHistory();
          }}
        >
          Clear History
        </MenuItem>
      </Menu>
    </>
  );
};
