import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { Section } from './Section.tsx';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(9, 3),
  textAlign: 'center',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  backgroundImage: `radial-gradient(50% 100% at 50% 0, ${theme.vars.palette.surface.glow}, transparent)`,
}));

export const ClosingCall = () => (
  <Section id="pricing" sx={{ pt: 0 }}>
    <Box>
      <Typography variant="h2">Turn the lamp on</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '44ch' }}>
        An account is free and starts with 100 credits. One credit is one edit.{' '}
        <MuiLink component={Link} to="/pricing">
          See all plans
        </MuiLink>
      </Typography>
      <Button component={Link} to="/signup" variant="contained" color="primary" size="large" sx={{ mt: 1 }}>
        Get Started Free
      </Button>
    </Box>
  </Section>
);
