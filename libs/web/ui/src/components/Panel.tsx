import { styled } from '@mui/material/styles';

/** A raised card with a line around it; pictures go to its edge, so it pads nothing itself. */
export const Panel = styled('section')(({ theme }) => ({
  borderRadius: 12,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

/** The padded inside of a panel. */
export const PanelBody = styled('div')(({ theme }) => ({
  padding: theme.spacing(3),
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
}));
