import { styled } from '@mui/material/styles';

/** A raised card with a border. It has no padding, so that pictures can reach its edge. */
export const Panel = styled('section')(({ theme }) => ({
  borderRadius: 12,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

/** The padded content of a panel. */
export const PanelBody = styled('div')(({ theme }) => ({
  padding: theme.spacing(3),
  display: 'grid',
  // Wide content is shortened or wrapped, and does not widen the panel.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
}));
