import { TEXTS } from '@safelight/rules';
import { type StoredSession, useSession } from '@safelight/web-session';
import { useToasts } from '@safelight/web-ui';
import { useCallback } from 'react';

interface SignInAnswer extends StoredSession {
  readonly deletionCancelled: boolean;
}

/**
 * Starts the session from the answer to a sign-in. Shows a toast when signing in cancelled the deletion of
 * the account; the toast says so if the deletion also stopped the renewal of the subscription, which stays stopped.
 */
export const useStartSession = (): ((answer: SignInAnswer) => void) => {
  const { signIn } = useSession();
  const toasts = useToasts();
  return useCallback(
    ({ tokens, user, deletionCancelled }: SignInAnswer) => {
      signIn({ tokens, user });
      if (!deletionCancelled) return;
      const isPro = user.subscription === 'pro_subscription';
      toasts.success(isPro ? TEXTS.login.deletionCancelledOfPro : TEXTS.login.deletionCancelled);
    },
    [signIn, toasts],
  );
};
