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
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 1, 1, 2),
  marginBottom: theme.spacing(2),
  borderRadius: 12,
  backgroundColor: theme.vars.palette.surface.overlay,
  border: `1px solid ${theme.vars.palette.surface.control}`,
  '& > .actions': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), marginLeft: 'auto' },
  // On phones it is at the bottom, within reach of a thumb, as one row that scrolls sideways.
  [theme.breakpoints.down('sm')]: {
    position: 'fixed',
    inset: 'auto 8px 8px',
    margin: 0,
    gap: 0,
    padding: theme.spacing(1),
    '& > .actions': { width: '100%', flexWrap: 'nowrap', overflowX: 'auto' },
    '& > .actions > *': { flex: 'none' },
  },
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
          disabled={busy}
          aria-haspopup={opens}
          onClick={(event) => onAct(event.currentTarget)}
        >
          {label}
        </Button>
      ))}
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  </Bar>
);
