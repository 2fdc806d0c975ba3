import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';

/** Sets the document's title to "title · Safelight" while mounted. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · Safelight`;
  }, [title]);
};

/** The width of most screens. */
export const Page = styled('div', { shouldForwardProp: (name) => name !== 'width' })<{
  readonly width?: number;
}>(({ theme, width = 1280 }) => ({
  width: '100%',
  maxWidth: width,
  marginInline: 'auto',
  padding: theme.spacing(4, 3, 8),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3, 2, 6) },
}));

interface PageHeadingProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly actions?: ReactNode;
}

/** The screen's h1 with what it is for, and its actions at the end of the line. */
export const PageHeading = ({ title, hint, actions }: PageHeadingProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mb: 4 }}>
    <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      {hint === undefined ? null : (
        <Typography color="textSecondary" sx={{ mt: 0.75, maxWidth: '60ch' }}>
          {hint}
        </Typography>
      )}
    </Box>
    {actions === undefined ? null : <Box sx={{ display: 'flex', gap: 1 }}>{actions}</Box>}
  </Box>
);
