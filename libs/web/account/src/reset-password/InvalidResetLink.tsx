import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEXTS } from '@safelight/rules';
import { Notice } from '@safelight/web-ui';
import { Link } from 'react-router';
import { AuthCard } from '../AuthCard.tsx';

/** The link was used, expired or never valid; offers to request another. */
export const InvalidResetLink = () => (
  <AuthCard announced title="Link expired">
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Notice tone="danger">{TEXTS.reset.invalidLink}</Notice>
      <Button component={Link} to="/forgot-password" variant="contained" color="primary" size="large">
        Request a New Link
      </Button>
      <Button component={Link} to="/login" size="large">
        Back to Login
      </Button>
    </Box>
  </AuthCard>
);
