import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { AuthCard } from '../AuthCard.tsx';

interface CheckYourEmailProps {
  readonly email: string;
  readonly onBack: () => void;
}

/** After signing up: the mail is on its way. */
export const CheckYourEmail = ({ email, onBack }: CheckYourEmailProps) => (
  <AuthCard
    announced
    title="Check Your Email"
    hint={
      <>
        We sent a link to <strong>{email}</strong>. Open it to verify your address and start with 100 free
        credits.
      </>
    }
  >
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Button component={Link} to="/login" variant="contained" color="primary" size="large">
        Go to Login
      </Button>
      <Button onClick={onBack} size="large">
        Back to Sign Up
      </Button>
    </Box>
  </AuthCard>
);
