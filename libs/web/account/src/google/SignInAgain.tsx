import Box from '@mui/material/Box';
import { TEXTS } from '@safelight/rules';
import { Notice } from '@safelight/web-ui';
import { GoogleButton } from './GoogleSignIn.tsx';

/** Asks a person whose account has no password to prove their identity by signing in again. */
export const SignInAgain = ({ returnTo }: { readonly returnTo: string }) => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    <Notice tone="danger">{TEXTS.account.freshSignInRequired}</Notice>
    <GoogleButton returnTo={returnTo} />
  </Box>
);
