import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, type LinkProps } from 'react-router';
import { AuthCard } from '../AuthCard.tsx';
import { CorrectEmailForm, type SignedUp } from './CorrectEmailForm.tsx';
import { ResendButton } from '../verify-email/ResendButton.tsx';
import { PrimaryButton } from '@safelight/web-ui';

interface CheckYourEmailProps {
  readonly email: string;
  readonly userId: string;
  readonly account: SignedUp;
  /** The target of the link Go to Login, including the remembered location. */
  readonly login: Pick<LinkProps, 'to' | 'state'>;
  readonly onBack: () => void;
}

/** Shows after a sign-up that the verification email has been sent. */
export const CheckYourEmail = ({ account, userId, login, onBack, ...sent }: CheckYourEmailProps) => {
  const [email, setEmail] = useState(sent.email);
  const [isCorrecting, setCorrecting] = useState(false);
  return (
    <AuthCard
      announced
      title="Check Your Email"
      hint={
        <>
          We sent a link to <strong>{email}</strong>. Open it to verify your address and start with 100 free
          credits. Nothing there after a minute? Look in your spam folder, or let us send it again.
        </>
      }
    >
      {isCorrecting ? (
        <CorrectEmailForm
          account={account}
          email={email}
          onCorrected={(corrected) => {
            setEmail(corrected);
            setCorrecting(false);
          }}
          onCancel={() => setCorrecting(false)}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <PrimaryButton component={Link} {...login} size="large">
            Go to Login
          </PrimaryButton>
          <ResendButton userId={userId} size="large" />
          <Button size="large" onClick={() => setCorrecting(true)}>
            Change the Address
          </Button>
          <Button onClick={onBack} size="large">
            Back to Sign Up
          </Button>
        </Box>
      )}
    </AuthCard>
  );
};
