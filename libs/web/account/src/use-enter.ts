import { TEXTS } from '@safelight/rules';
import { type StoredSession, useSession } from '@safelight/web-session';
import { useToasts } from '@safelight/web-ui';
import { useCallback } from 'react';

interface Entrance extends StoredSession {
  readonly deletionCancelled: boolean;
}

/** Begins the session that a sign-in answered with, and says when that cancelled the deletion of the account. */
export const useEnter = (): ((entrance: Entrance) => void) => {
  const { signIn } = useSession();
  const toasts = useToasts();
  return useCallback(
    ({ tokens, user, deletionCancelled }: Entrance) => {
      signIn({ tokens, user });
      if (deletionCancelled) toasts.success(TEXTS.login.deletionCancelled);
    },
    [signIn, toasts],
  );
};
