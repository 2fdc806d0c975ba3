import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatCount } from '@safelight/web-ui';
import type { ReactNode } from 'react';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 72,
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 1, 1, 2),
  marginBottom: theme.spacing(2),
  borderRadius: 12,
  backgroundColor: theme.vars.palette.surface.overlay,
  border: `1px solid ${theme.vars.palette.surface.control}`,
  '& > *': { flex: 'none' },
  '& [aria-disabled="true"]': { opacity: 0.5, cursor: 'default' },
  '& > .actions': {
    flex: '1 1 0',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: theme.spacing(1),
  },
  // Where one line has no room for all actions: the count and the way out, and all actions below them.
  [theme.breakpoints.down('lg')]: {
    flexWrap: 'wrap',
    gap: 0,
    padding: theme.spacing(0.5),
    '& > [role="status"]': { marginInline: theme.spacing(1.5, 0.5) },
    '& > .cancel': { order: 1, marginLeft: 'auto' },
    '& > .actions': {
      order: 2,
      flex: '1 0 100%',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(80px, 1fr))',
      gap: 0,
    },
    '& > .actions > *': {
      flexDirection: 'column',
      gap: 4,
      minHeight: 52,
      paddingInline: 0,
      fontSize: '0.75rem',
      lineHeight: 1.2,
    },
    '& > .actions > * > .MuiButton-startIcon': { margin: 0 },
  },
  // On phones it is at the bottom, within reach of a thumb.
  [theme.breakpoints.down('sm')]: { position: 'fixed', inset: 'auto 8px 8px', margin: 0 },
}));

/** One action of the bar on the selected images. */
export interface BarAction {
  readonly label: string;
  readonly icon: ReactNode;
  /** The kind of popup that the action opens, if it opens one. */
  readonly opens?: 'dialog' | 'menu';
  /** Called with the button that was pressed. */
  readonly onAct: (button: HTMLElement) => void;
}

interface SelectionBarProps {
  /** The accessible name of the bar; "Selected images" by default. */
  readonly label?: string;
  readonly count: number;
  readonly busy: boolean;
  readonly actions: readonly BarAction[];
  /** Selects everything in the list. Without it the bar has no such button. */
  readonly onSelectAll?: (() => void) | undefined;
  readonly onCancel: () => void;
}

/** Shows how many pictures are selected, and the actions on them. */
export const SelectionBar = ({
  label = 'Selected images',
  count,
  busy,
  actions,
  onSelectAll,
  onCancel,
}: SelectionBarProps) => (
  <Bar role="toolbar" aria-label={label}>
    <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
      {formatCount(count)} selected
    </Typography>
    {onSelectAll === undefined ? null : (
      <Button size="small" variant="text" onClick={onSelectAll}>
        Select All
      </Button>
    )}
    <div className="actions">
      {actions.map(({ label, icon, opens, onAct }) => (
        <Button
          key={label}
          size="small"
          variant="text"
          startIcon={icon}
          // A button that is disabled would lose the focus of the keyboard.
          aria-disabled={busy}
          aria-haspopup={opens}
          onClick={(event) => {
            if (!busy) onAct(event.currentTarget);
          }}
        >
          {label}
        </Button>
      ))}
    </div>
    <Button className="cancel" size="small" onClick={onCancel}>
      Cancel
    </Button>
  </Bar>
);
