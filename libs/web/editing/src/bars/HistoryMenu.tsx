import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import {
  changedLayer,
  COMMAND_LABELS,
  type EditorDocument,
  type EditorState,
  type HistoryEntry,
} from '@safelight/engine';
import { History } from 'lucide-react';
import { useState } from 'react';
import { IconTool } from '../fields/IconChoice.tsx';
import { documentIn, useEditing, useEditor } from '../session/editing-session.ts';

/** The number of latest steps that are listed; Undo and Redo reach the others. */
const LISTED = 50;

const historyIn = ({ history }: EditorState): EditorState['history'] => history;

const labelOf = ({ name }: HistoryEntry): string => (name === 'open' ? 'Opened' : COMMAND_LABELS[name]);

/** The name of the layer of each step that changed only one: its name now, or the last one of a removed layer. */
const layerNames = (
  entries: readonly HistoryEntry[],
  { layers }: EditorDocument,
): readonly (string | null)[] => {
  const changed = entries.map(({ command }) => (command === null ? null : changedLayer(command)));
  const names = new Map<string, string>();
  for (const layer of changed) if (layer !== null && layer.name !== null) names.set(layer.id, layer.name);
  for (const { id, name } of layers) names.set(id, name);
  return changed.map((layer) => (layer === null ? null : (names.get(layer.id) ?? null)));
};

interface HistoryStepsProps {
  /** The button below which the steps are listed; null while they are not. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The steps of the session, the latest first; choosing one goes back or forward to it, and leaves the menu open. */
export const HistorySteps = ({ anchor, onClose }: HistoryStepsProps) => {
  const { editor } = useEditing();
  const { entries, index } = useEditor(historyIn);
  const document = useEditor(documentIn);
  const names = anchor === null ? [] : layerNames(entries, document);
  const listed = entries.map((entry, place) => ({ entry, place })).slice(-LISTED);
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': 'History' }, paper: { sx: { maxHeight: 420, maxWidth: 360 } } }}
    >
      {listed.toReversed().map(({ entry, place }) => (
        <MenuItem
          key={place}
          selected={place === index}
          aria-current={place === index ? 'step' : undefined}
          // Undone steps are above the current one, in a quieter color.
          sx={place > index ? { color: 'text.secondary' } : {}}
          onClick={() => editor.goToStep(place)}
        >
          <Typography variant="inherit" noWrap>
            {[labelOf(entry), names[place] ?? []].flat().join(' · ')}
          </Typography>
        </MenuItem>
      ))}
      <Divider />
      <MenuItem
        onClick={() => {
          onClose();
          editor.clearHistory();
        }}
      >
        Clear History
      </MenuItem>
    </Menu>
  );
};

/** True when there are steps to go through. */
export const hasHistoryIn = ({ history }: EditorState): boolean => history.entries.length > 1;

/** The button that lists the steps of the session. */
export const HistoryMenu = () => {
  const hasHistory = useEditor(hasHistoryIn);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconTool
        label="History"
        icon={History}
        disabled={!hasHistory}
        reason="nothing was changed yet"
        onPress={setAnchor}
      />
      <HistorySteps anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
};
