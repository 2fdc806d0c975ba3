import { styled } from '@mui/material/styles';

/**
 * The bar above a list: its search field, which takes the width that the other controls leave, and its
 * `ListTools`. On phones it wraps into lines that are as wide as the list.
 */
export const ToolBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(2),
  [theme.breakpoints.down('sm')]: {
    gap: theme.spacing(1),
    // These widths are measured in sizes of the text, so that people who enlarge it can read what is in the fields.
    '& > .MuiInputBase-root': { flexBasis: '10rem' },
    // The order takes what the view and Select leave of their line, and is shortened on the narrowest phones.
    '& > :has(> select)': { flex: '1 1 7rem' },
    '& > :has(> select) > select': { textOverflow: 'ellipsis' },
    '& > .MuiButton-root': { paddingInline: theme.spacing(1.5) },
  },
}));
