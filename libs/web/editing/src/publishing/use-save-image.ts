import { useApolloClient } from '@apollo/client/react';
import { PLAN_LIMITS, TEXTS } from '@safelight/rules';
import { usePlan } from '@safelight/web-session';
import { keepOpenDuring, useToasts } from '@safelight/web-ui';
import { useCallback, useState } from 'react';
import type { OpenSession } from '../saving/open-session.ts';
import { publish, publishProblem } from './publish.ts';

export interface SaveImage {
  /**
   * Publishes the document as it looks now as the next version of its image; resolves to the id of that version, or
   * to null if there is none.
   */
  readonly save: () => Promise<string | null>;
  readonly isBusy: boolean;
}

/** Saves the image, from a button or the keyboard: one save at a time, with a toast for its result. */
export const useSaveImage = (session: OpenSession): SaveImage => {
  const client = useApolloClient();
  const maxBytes = PLAN_LIMITS[usePlan()].uploadBytes;
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const save = useCallback(async () => {
    if (isBusy) return null;
    setBusy(true);
    try {
      const { versionId, isReduced } = await keepOpenDuring(publish({ client, session, maxBytes }));
      toasts.success(TEXTS.editor.saved);
      if (isReduced) {
        toasts.show(
          'The image was compressed to fit the file size of your plan. Your layers are as they were.',
        );
      }
      return versionId;
    } catch (error) {
      toasts.error(publishProblem(error));
      return null;
    } finally {
      setBusy(false);
    }
  }, [client, isBusy, maxBytes, session, toasts]);
  return { save, isBusy };
};
