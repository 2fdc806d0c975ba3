import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { SIDE_SPACING, type Width, WIDTHS } from '../theme/widths.ts';

/** Sets the document's title to "title · Safelight" while mounted. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · Safelight`;
  }, [title]);
};

/** The container of a screen, with one of the site's widths. */
export const Page = styled('div', { shouldForwardProp: (name) => name !== 'width' })<{
  readonly width?: Width;
}>(({ theme, width = 'page' }) => ({
  width: '100%',
  maxWidth: WIDTHS[width],
  marginInline: 'auto',
  padding: theme.spacing(4, SIDE_SPACING.wide, 8),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3, SIDE_SPACING.phone, 6) },
}));

interface PageHeadingProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly actions?: ReactNode;
}

/** The number of characters of a title that fit next to a button with two words on a phone. */
const FITS_BESIDE_BUTTON = 10;

const BELOW_ON_PHONES = { order: { xs: 1, sm: 0 }, mt: { xs: 1, sm: 0 } } as const;

/** The screen's h1 with a hint, and buttons at the end of the line; on phones, buttons are below a long title. */
export const PageHeading = ({ title, hint, actions }: PageHeadingProps) => {
  const isLong = title.length > FITS_BESIDE_BUTTON;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.75, mb: 4 }}>
      <Typography
        dir="auto"
        variant="h2"
        component="h1"
        sx={{
          flex: isLong ? { xs: '1 1 100%', sm: '1 1 160px' } : '1 1 160px',
          minWidth: 0,
          // The line is as high as a button, so that nothing moves when one appears in it.
          display: 'grid',
          alignItems: 'center',
          minHeight: 40,
          '@media (pointer: coarse)': { minHeight: 44 },
          textAlign: 'left',
          overflowWrap: 'anywhere',
        }}
      >
        {title}
      </Typography>
      {hint === undefined ? null : (
        // The hint has its own line even on phones, where it does not fit next to the buttons.
        <Box sx={{ order: 1, width: '100%' }}>
          <Typography color="textSecondary" sx={{ maxWidth: '60ch', textWrap: 'pretty' }}>
            {hint}
          </Typography>
        </Box>
      )}
      {actions === undefined ? null : (
        <Box sx={{ display: 'flex', gap: 1, ...(isLong ? BELOW_ON_PHONES : {}) }}>{actions}</Box>
      )}
    </Box>
  );
};
