import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { SHORTCUTS, TOOLS, VIEW_SHORTCUTS } from '@safelight/engine';
import { TitledDialog } from '@safelight/web-ui';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(0.75, 2),
  margin: theme.spacing(0, 0, 2),
  fontSize: '0.875rem',
  alignItems: 'baseline',
  '& dt': { order: 0 },
  '& dd': { margin: 0, color: theme.vars.palette.text.secondary },
  '& kbd': {
    ...theme.typography.mono,
    padding: theme.spacing(0.25, 0.75),
    borderRadius: 6,
    whiteSpace: 'nowrap',
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.surface.sunken,
  },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  columnGap: theme.spacing(4),
  '& h3': { margin: theme.spacing(0, 0, 1), fontSize: '0.875rem', fontWeight: 600 },
}));

interface Line {
  readonly keys: string;
  readonly label: string;
}

/** Shortcuts that the bars and panels handle rather than the canvas. */
const OF_THE_FRAME: readonly Line[] = [
  { keys: 'Ctrl+S', label: 'Save' },
  { keys: 'Ctrl+C', label: 'Copy layers' },
  { keys: 'Ctrl+X', label: 'Cut layers' },
  { keys: 'Ctrl+V', label: 'Paste layers or an image' },
  { keys: 'Ctrl+E', label: 'Merge down' },
  { keys: 'Ctrl+Alt+I', label: 'Resize image' },
  { keys: 'Ctrl+Alt+C', label: 'Size of the canvas' },
  { keys: 'Space', label: 'Move the view while it is held' },
  { keys: 'Esc', label: 'Finish the text, cancel what is under way, or clear the selection' },
  { keys: '?', label: 'This list' },
];

const OF_EDITING: readonly Line[] = SHORTCUTS.filter((shortcut) => !VIEW_SHORTCUTS.includes(shortcut));

const IN_THE_LAYERS: readonly Line[] = [
  { keys: '↑ ↓', label: 'Go through the layers' },
  { keys: 'Alt+↑ ↓', label: 'Move the layer up or down' },
  { keys: 'F2', label: 'Rename the layer' },
  { keys: '← →', label: 'Close or open a group' },
  { keys: 'Alt+click', label: 'On an eye: show only this layer, or all again' },
  { keys: 'Shift+click', label: 'On a mask: disable or enable it' },
  { keys: 'Alt+click', label: 'On a mask: show only the mask, or the image again' },
];

const WHILE_PAINTING: readonly Line[] = [
  { keys: 'Shift+drag', label: 'Draw a straight line' },
  { keys: 'Shift+click', label: 'Draw a straight line from the stroke before' },
  { keys: 'Alt+click', label: 'Pick the color of the brush from the image' },
  { keys: 'Ctrl+drag', label: 'Move the mask that is painted, and a linked layer with it' },
];

/** Tools by key; Shift cycles through those that share one. */
const OF_TOOLS: readonly Line[] = [...new Set(TOOLS.map(({ shortcut }) => shortcut))].map((shortcut) => {
  const labels = TOOLS.filter((tool) => tool.shortcut === shortcut).map(({ label }) => label);
  const key = shortcut.toUpperCase();
  return { keys: labels.length > 1 ? `${key}, Shift+${key}` : key, label: labels.join(', ') };
});

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) => (
  <section>
    <h3>{title}</h3>
    <List>
      {lines.map(({ keys, label }) => (
        <div key={`${keys} ${label}`} style={{ display: 'contents' }}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </List>
  </section>
);

/** Lists every shortcut of the editor. */
export const ShortcutsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  return (
    <TitledDialog
      title="Keyboard Shortcuts"
      maxWidth="md"
      content={{ tabIndex: 0 }}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Columns>
        <div>
          <Lines title="Tools" lines={OF_TOOLS} />
          <Lines title="While painting" lines={WHILE_PAINTING} />
          <Lines title="View" lines={VIEW_SHORTCUTS} />
        </div>
        <div>
          <Lines title="Everywhere" lines={OF_THE_FRAME} />
          <Lines title="In the Layers panel" lines={IN_THE_LAYERS} />
        </div>
        <Lines title="Editing" lines={OF_EDITING} />
      </Columns>
    </TitledDialog>
  );
};
