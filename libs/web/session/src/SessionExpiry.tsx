import { FRAME_TEXTS } from '@safelight/rules';
import { useToasts } from '@safelight/web-ui';
import { useEffect, useEffectEvent } from 'react';
import { useSessionObject } from './SessionProvider.tsx';

/**
 * Shows a message when the server has ended the session (spec: accounts §8 "Generic"). The person stays on a public
 * screen; from the others `ProtectedRoute` leads to /login.
 */
export const SessionExpiry = () => {
  const { onExpired } = useSessionObject();
  const toasts = useToasts();
  const announce = useEffectEvent(() => toasts.error(FRAME_TEXTS.sessionExpired));
  useEffect(() => onExpired(() => announce()), [onExpired]);
  return null;
};
