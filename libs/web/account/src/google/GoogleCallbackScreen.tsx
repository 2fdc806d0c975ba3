import { useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { CompleteGoogleSignInDocument, dataOf } from '@safelight/web-data';
import { rememberPath, useStoredDrafts } from '@safelight/web-session';
import { LoadingState, usePageTitle, useToasts } from '@safelight/web-ui';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AuthCard } from '../AuthCard.tsx';
import { useStartSession } from '../use-start-session.ts';
import { googleMessage } from './google-message.ts';
import { googleRedirectUri, takePendingSignIn } from './pending-sign-in.ts';

/** The screen at /auth/google/callback, which exchanges Google's answer for a session. */
export const GoogleCallbackScreen = () => {
  usePageTitle('Sign In with Google');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const toasts = useToasts();
  const startSession = useStartSession();
  const { restore } = useStoredDrafts();
  const [complete] = useMutation(CompleteGoogleSignInDocument);
  const handled = useRef(false);

  useEffect(() => {
    if (handled.current) return;
    handled.current = true;
    // Also if this sign-in fails, because the next one may be by password.
    restore();
    const pending = takePendingSignIn();
    const code = query.get('code') ?? '';
    const fail = (message: string): void => {
      toasts.error(message);
      const requested = pending?.requested ?? null;
      void navigate('/login', { replace: true, state: requested === null ? null : rememberPath(requested) });
    };
    const finish = async (): Promise<void> => {
      if (query.has('error')) {
        fail(TEXTS.google.cancelled);
        return;
      }
      if (code === '') {
        fail(TEXTS.google.noCode);
        return;
      }
      // If the state differs from the one that this tab stored, the sign-in is forged (RFC 6749 §10.12).
      if (pending === null || query.get('state') !== pending.state) {
        fail(TEXTS.google.incomplete);
        return;
      }
      try {
        const { ticket, state, returnTo } = pending;
        const input = { code, redirectUri: googleRedirectUri(), ticket, state };
        const { data } = await complete({ variables: { input } });
        startSession(dataOf(data).completeGoogleSignIn);
        void navigate(returnTo ?? '/upload', { replace: true });
      } catch (error) {
        fail(googleMessage(error));
      }
    };
    void finish();
  }, [complete, startSession, restore, navigate, query, toasts]);

  return (
    <AuthCard title="Sign In with Google">
      <LoadingState text="Completing Google sign-in..." minHeight={96} />
    </AuthCard>
  );
};
