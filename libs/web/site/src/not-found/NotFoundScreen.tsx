import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import { Page, PrimaryButton, usePageTitle } from '@safelight/web-ui';
import { Link, useNavigate } from 'react-router';

const POPULAR = [
  { to: '/upload', label: 'Upload an Image' },
  { to: '/gallery', label: 'Your Gallery' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/api-docs', label: 'API Documentation' },
  { to: '/help', label: 'Help Center' },
  { to: '/contact', label: 'Contact Us' },
] as const;

/** The screen at any unknown path. */
export const NotFoundScreen = () => {
  usePageTitle(TEXTS.generic.pageNotFound);
  const navigate = useNavigate();
  // A page that was opened in a new tab has no page before it.
  const goBack = (): void => void (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <Page sx={{ py: { xs: 8, sm: 14 } }}>
      <Typography variant="mono" color="textSecondary" component="p">
        404
      </Typography>
      <Typography variant="h1" sx={{ mt: 1 }}>
        {TEXTS.generic.pageNotFound}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, maxWidth: '48ch' }}>
        There is no page at this address. The link may be old, or it may have a typo in it.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 4 }}>
        <PrimaryButton component={Link} to="/" size="large">
          Go Home
        </PrimaryButton>
        <Button size="large" onClick={goBack}>
          Go Back
        </Button>
      </Box>
      <Box
        component="nav"
        aria-label="Popular pages"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mt: 6 }}
      >
        {POPULAR.map(({ to, label }) => (
          <MuiLink key={to} component={Link} to={to} variant="body2">
            {label}
          </MuiLink>
        ))}
      </Box>
    </Page>
  );
};
