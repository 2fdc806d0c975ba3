import { useMutation, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { dataOf, SiteConfigDocument, StartGoogleSignInDocument } from '@safelight/web-data';
import { requestedPath, useStoredDrafts } from '@safelight/web-session';
import { useLeaveSite, useToasts } from '@safelight/web-ui';
import { useLocation } from 'react-router';
import { RouterLink } from '../AuthCard.tsx';
import { googleMessage } from './google-message.ts';
import { googleRedirectUri, keepPendingSignIn } from './pending-sign-in.ts';

/** Google's logo in the color of the text. */
const GoogleMark = () => (
  <svg width={18} height={18} viewBox="0 0 24 24" aria-hidden fill="currentColor">
    <path d="M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z" />
  </svg>
);

interface GoogleButtonProps {
  /** Navigates to another site; `window.location.assign` by default. */
  readonly leaveFor?: (url: string) => void;
  /**
   * The path of this site to return to. By default it is the page where something typed waits, if any, and otherwise
   * the upload (spec: accounts §2).
   */
  readonly returnTo?: string;
}

/** Opens Google's sign-in page. Google then redirects to our callback screen, which signs the person in. */
export const GoogleButton = ({ leaveFor, returnTo }: GoogleButtonProps) => {
  const toasts = useToasts();
  const drafts = useStoredDrafts();
  const remembered = requestedPath(useLocation());
  const [start, { loading }] = useMutation(StartGoogleSignInDocument);
  const { isLeaving, leave } = useLeaveSite(leaveFor);
  const begin = async (): Promise<void> => {
    try {
      const answer = await start({ variables: { redirectUri: googleRedirectUri() } });
      const { url, ticket } = dataOf(answer.data).startGoogleSignIn;
      const isWaitedFor = drafts.store();
      const requested = returnTo ?? remembered;
      const isReturned = returnTo !== undefined || isWaitedFor;
      keepPendingSignIn(url, { ticket, returnTo: isReturned ? requested : null, requested });
      leave(url);
    } catch (error) {
      toasts.error(googleMessage(error));
    }
  };
  return (
    <Button
      fullWidth
      variant="outlined"
      size="large"
      startIcon={<GoogleMark />}
      disabled={loading || isLeaving}
      onClick={() => void begin()}
    >
      Continue with Google
    </Button>
  );
};

/**
 * The button to sign in with Google below the form. It may create an account, so the terms are accepted by pressing it
 * (spec: accounts §5 "Signup"). Renders nothing when the server does not offer it.
 */
export const GoogleSignIn = ({ leaveFor }: Pick<GoogleButtonProps, 'leaveFor'>) => {
  const { data } = useQuery(SiteConfigDocument);
  if (data?.siteConfig.googleSignIn !== true) return null;
  return (
    <>
      <Divider sx={{ my: 2.5, fontSize: '0.8125rem', color: 'text.secondary' }}>or</Divider>
      <GoogleButton {...(leaveFor === undefined ? {} : { leaveFor })} />
      <Typography
        variant="caption"
        color="textSecondary"
        component="p"
        sx={{ mt: 1.5, textAlign: 'center', textWrap: 'balance' }}
      >
        By continuing with Google you agree to the <RouterLink to="/terms">Terms</RouterLink> and the{' '}
        <RouterLink to="/privacy">Privacy Policy</RouterLink>.
      </Typography>
    </>
  );
};
