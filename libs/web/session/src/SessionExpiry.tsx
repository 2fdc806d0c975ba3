import { FRAME_TEXTS } from '@safelight/rules';
import { useToasts } from '@safelight/web-ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { RememberedLocation } from './remembered-location.ts';
import { useSessionObject } from './SessionProvider.tsx';

/** When the server ends the session, shows a message and opens /login (spec: accounts §8 "Generic"). */
export const SessionExpiry = () => {
  const { onExpired } = useSessionObject();
  const location = useLocation();
  const navigate = useNavigate();
  const toasts = useToasts();
  const lead = useEffectEvent(() => {
    toasts.error(FRAME_TEXTS.sessionExpired);
    void navigate('/login', { replace: true, state: { from: location } satisfies RememberedLocation });
  });
  useEffect(() => {
    onExpired(() => lead());
  }, [onExpired]);
  return null;
};
