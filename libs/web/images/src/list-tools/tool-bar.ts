import { styled } from '@mui/material/styles';

/**
 * The controls next to the search field. On phones they are one row that scrolls sideways, so that more of
 * the list is visible.
 */
export const ToolLine = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    gap: theme.spacing(1),
    width: 'calc(100% + 32px)',
    marginInline: -16,
    // Leaves space for the focus ring, which the scrolling row would clip otherwise.
    padding: '6px 16px',
    marginBlock: -6,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > *': { flex: 'none' },
  },
}));
