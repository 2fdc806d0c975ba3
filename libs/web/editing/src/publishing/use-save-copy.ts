import { useApolloClient } from '@apollo/client/react';
import { PLAN_LIMITS } from '@safelight/rules';
import { usePlan } from '@safelight/web-session';
import { keepOpenDuring, useToasts } from '@safelight/web-ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { OpenSession } from '../saving/open-session.ts';
import { copyDocument } from './copy-document.ts';
import { publishProblem } from './publish.ts';

/** Saves a copy and tells the person where it is; resolves to whether that succeeded. */
export const useSaveCopy = (session: OpenSession): ((title: string) => Promise<boolean>) => {
  const client = useApolloClient();
  const navigate = useNavigate();
  const maxBytes = PLAN_LIMITS[usePlan()].uploadBytes;
  const toasts = useToasts();
  return useCallback(
    async (title) => {
      try {
        const { privacy } = session.image;
        const { uid, hasLayers } = await keepOpenDuring(
          copyDocument({ client, session, title, privacy, maxBytes }),
        );
        toasts.success(
          hasLayers ? 'Copy saved' : 'Copy saved as one flat image: there was no room for its layers',
          {
            label: 'Open Copy',
            onAct: () => void navigate(`/editor/${uid}`),
          },
        );
        return true;
      } catch (error) {
        toasts.error(publishProblem(error));
        return false;
      }
    },
    [client, maxBytes, navigate, session, toasts],
  );
};
