import { styled } from '@mui/material/styles';
import { PICTURE_STRIP_PX } from '@safelight/rules';

/**
 * The layout of a picture's page: the picture at the left and its details at the right, or below it on narrow
 * screens.
 */
export const PictureLayout = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 384px',
  alignItems: 'start',
  // Keeps the content directly below the picture, even if there is little of it.
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
}));

/** The column with a `.picture` that fills the height, and its controls below it (`.versions`, `.tools`). */
export const PictureMain = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 64,
  display: 'flex',
  flexDirection: 'column',
  height: 'calc(100dvh - 64px)',
  '& > .picture': { flex: 1, minHeight: 0 },
  '& > .versions, & > .tools': { padding: theme.spacing(1.5, 2) },
  [theme.breakpoints.down('md')]: {
    position: 'static',
    height: 'auto',
    '& > .picture': { flex: 'none', height: `calc(min(62dvh, 110vw) + ${PICTURE_STRIP_PX}px)` },
  },
}));

/** The column of panels next to the picture. */
export const PictureSide = styled('aside')(({ theme }) => ({
  minHeight: 'calc(100dvh - 64px)',
  backgroundColor: theme.vars.palette.background.paper,
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('md')]: {
    minHeight: 0,
    borderLeft: 0,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

/** The buttons of a picture's page, two in a row. One whose text does not fit half a row gets a row of its own. */
export const PictureActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& > *': { flex: `1 1 calc(50% - ${theme.spacing(0.5)})`, minWidth: 'max-content' },
  // The longest text of a download ("Download Version 12") just fits half a row.
  '& .MuiButton-root': {
    paddingInline: theme.spacing(0.5),
    fontSize: theme.typography.pxToRem(13),
    whiteSpace: 'nowrap',
  },
  '& .MuiButton-startIcon': { marginLeft: 0, marginRight: 6 },
  '& > div': { display: 'flex' },
  '& > div > .MuiButton-root:first-of-type': { flex: 1 },
}));
