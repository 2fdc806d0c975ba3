import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { AuthCard } from '../AuthCard.tsx';

interface ResetLinkSentProps {
  readonly email: string;
  readonly onBack: () => void;
}

/** The same message for every address, so that nobody learns which addresses have accounts. */
export const ResetLinkSent = ({ email, onBack }: ResetLinkSentProps) => (
  <AuthCard
    announced
    title="Check Your Email"
    hint={
      <>
        If an account uses <strong>{email}</strong>, a link to choose a new password is on its way. It works
        once, for an hour.
      </>
    }
  >
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Button component={Link} to="/login" variant="contained" color="primary" size="large">
        Back to Login
      </Button>
      <Button onClick={onBack} size="large">
        Try Another Email
      </Button>
    </Box>
  </AuthCard>
);
