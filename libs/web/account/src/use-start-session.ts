import { TEXTS } from '@safelight/rules';
import { type StoredSession, useSession } from '@safelight/web-session';
import { useToasts } from '@safelight/web-ui';
import { useCallback } from 'react';

interface SignInAnswer extends StoredSession {
  readonly deletionCancelled: boolean;
}

/**
 * Starts the session from the answer to a sign-in. Shows a toast when signing in cancelled the deletion of
 * the account.
 */
export const useStartSession = (): ((answer: SignInAnswer) => void) => {
  const { signIn } = useSession();
  const toasts = useToasts();
  return useCallback(
    ({ tokens, user, deletionCancelled }: SignInAnswer) => {
      signIn({ tokens, user });
      if (deletionCancelled) toasts.success(TEXTS.login.deletionCancelled);
    },
    [signIn, toasts],
  );
};
