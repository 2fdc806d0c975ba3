import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TEXTS, UNVERIFIED_DAYS } from '@safelight/rules';
import { codeOf, dataOf, messageOf, VerifyEmailDocument } from '@safelight/web-data';
import { takeTarget, useSession } from '@safelight/web-session';
import { LoadingState, Notice, PrimaryButton, usePageTitle } from '@safelight/web-ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AuthCard } from '../AuthCard.tsx';
import { useStartSession } from '../use-start-session.ts';
import { ResendButton } from './ResendButton.tsx';

/** How long the success message is shown (spec: accounts §9). */
const REDIRECT_DELAY_MS = 2_000;

type Verification =
  | { readonly state: 'loading' }
  | { readonly state: 'success'; readonly target: string }
  | { readonly state: 'error' | 'expired' | 'offline' | 'known'; readonly message: string };

/** Returns the state of the screen after the server refused a link (spec: accounts §4 "Email verification"). */
const refused = (error: unknown): Verification => {
  const message = messageOf(error, TEXTS.verification.fallback);
  if (codeOf(error) === 'ALREADY_VERIFIED') return { state: 'known', message };
  if (message === TEXTS.generic.network || message === TEXTS.generic.timeout) {
    return { state: 'offline', message };
  }
  return codeOf(error) === 'INVALID_LINK' || /expired|invalid/i.test(message)
    ? { state: 'expired', message: TEXTS.verification.expired }
    : { state: 'error', message };
};

const TITLES: Readonly<Record<Verification['state'], string>> = {
  loading: 'Verifying your email',
  success: 'Email verified',
  error: 'Verification failed',
  expired: 'Link expired',
  offline: 'Verification failed',
  known: 'Email verified',
};

/** Says to which page the person is led, by its path. */
const onwardText = (target: string): string => {
  if (/^\/gallery(?![^?#])/.test(target)) return 'Taking you to your gallery.';
  if (/^\/upload(?![^?#])/.test(target)) return 'Taking you back to your upload.';
  return 'Taking you back to where you were.';
};

/**
 * The screen at /verify-email and /verify-email/redirect, which exchanges the token in the emailed link for a
 * session.
 */
export const VerifyEmailScreen = () => {
  usePageTitle('Verify Your Email');
  const [query] = useSearchParams();
  const uid = query.get('uid') ?? '';
  const token = query.get('token') ?? '';
  const complete = uid !== '' && token !== '';
  const navigate = useNavigate();
  const { status, user } = useSession();
  const startSession = useStartSession();
  // Opening the link would sign this person out and another one in, so it needs a confirmation.
  const [isConfirmed, setConfirmed] = useState(false);
  const isOthers = user !== null && user.id !== uid;
  const mayUse = status !== 'loading' && (!isOthers || isConfirmed);
  const [verify] = useMutation(VerifyEmailDocument);
  const [shown, setShown] = useState<Verification>(
    complete ? { state: 'loading' } : { state: 'error', message: TEXTS.verification.invalidLink },
  );
  const sent = useRef(false);
  const [tries, setTries] = useState(0);
  const retry = (): void => {
    sent.current = false;
    setShown({ state: 'loading' });
    setTries(tries + 1);
  };

  useEffect(() => {
    if (!complete || !mayUse || sent.current) return;
    sent.current = true;
    verify({ variables: { uid, token } })
      .then(({ data }) => {
        startSession(dataOf(data).verifyEmail);
        setShown({ state: 'success', target: takeTarget() });
      })
      .catch((error: unknown) => setShown(refused(error)));
  }, [complete, startSession, mayUse, token, tries, uid, verify]);

  const target = shown.state === 'success' ? shown.target : null;
  useEffect(() => {
    if (target === null) return;
    const timer = setTimeout(() => void navigate(target, { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate, target]);

  if (complete && isOthers && !isConfirmed) {
    return (
      <AuthCard
        title="For Another Account"
        hint={
          <>
            You are signed in as <strong>{user.username}</strong>, and this link verifies another account.
            Opening it signs you in there instead.
          </>
        }
      >
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <PrimaryButton component={Link} to="/gallery" size="large">
            Stay Signed In
          </PrimaryButton>
          <Button size="large" onClick={() => setConfirmed(true)}>
            Verify the Other Account
          </Button>
        </Box>
      </AuthCard>
    );
  }
  return (
    <AuthCard announced={complete && shown.state !== 'loading'} title={TITLES[shown.state]}>
      {shown.state === 'loading' ? <LoadingState text="Verifying your email..." minHeight={96} /> : null}
      {shown.state === 'success' ? <Notice tone="success">{onwardText(shown.target)}</Notice> : null}
      {shown.state === 'offline' ? (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Notice tone="danger">{shown.message}</Notice>
          <PrimaryButton size="large" onClick={retry}>
            Try Again
          </PrimaryButton>
        </Box>
      ) : null}
      {shown.state === 'known' ? (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Notice tone="success">
            {user === null ? shown.message : TEXTS.verification.alreadyVerifiedHere}
          </Notice>
          <PrimaryButton component={Link} to={user === null ? '/login' : '/gallery'} size="large">
            {user === null ? 'Back to Login' : 'Go to Gallery'}
          </PrimaryButton>
        </Box>
      ) : null}
      {shown.state === 'error' || shown.state === 'expired' ? (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Notice tone="danger">{shown.message}</Notice>
          {shown.state === 'expired' ? (
            <>
              <Typography variant="body2" color="textSecondary">
                An account that is not verified within {UNVERIFIED_DAYS} days is removed. Sign up again if
                yours is older.
              </Typography>
              <ResendButton userId={uid} variant="contained" color="primary" size="large" />
            </>
          ) : null}
          <Button component={Link} to="/login" size="large">
            Back to Login
          </Button>
          <Button component={Link} to="/signup" size="large">
            Sign Up Again
          </Button>
        </Box>
      ) : null}
    </AuthCard>
  );
};
