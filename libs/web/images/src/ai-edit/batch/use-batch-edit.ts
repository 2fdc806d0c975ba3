import { useApolloClient, useMutation } from '@apollo/client/react';
import {
  CreditsDocument,
  plainMessageOf,
  RequestAiEditsDocument,
  type RequestAiEditsMutation,
  shownQueries,
  useSendOnce,
} from '@safelight/web-data';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { runningEditAtom } from '../running-edits.atoms.ts';

export type BatchJob = RequestAiEditsMutation['requestAiEdits'][number];

export interface BatchEdit {
  /** The edits; null until the server has accepted the request. */
  readonly jobs: readonly BatchJob[] | null;
  readonly asking: boolean;
  readonly problem: string | null;
  readonly request: (
    imageUids: readonly string[],
    prompt: string,
    /** The uid of another image to which the prompt refers; null if there is none. */
    referenceUid: string | null,
  ) => Promise<void>;
  /** Leaves the list of the edits, so that others can be requested. */
  readonly leave: () => void;
}

/**
 * Requests the same edit of several pictures; the server accepts all of them or none. Repeating a request whose
 * answer was lost costs nothing more, also in another dialog.
 */
export const useBatchEdit = (): BatchEdit => {
  const client = useApolloClient();
  const [jobs, setJobs] = useState<readonly BatchJob[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const tellRunning = useSetAtom(runningEditAtom);
  const { sendOnce } = useSendOnce();
  const [ask, { loading: asking }] = useMutation(RequestAiEditsDocument, {
    refetchQueries: () => shownQueries(client, CreditsDocument),
  });
  return {
    jobs,
    asking,
    problem,
    request: async (imageUids, prompt, referenceUid) => {
      setProblem(null);
      try {
        const input = { imageUids, prompt, referenceUid };
        const { data } = await sendOnce('edits', input, ({ idempotencyKey }) =>
          ask({ variables: { input: { ...input, idempotencyKey } } }),
        );
        if (data === undefined) return;
        setJobs(data.requestAiEdits);
        for (const { id, image } of data.requestAiEdits) if (image !== null) tellRunning(image.uid, id);
      } catch (error) {
        setProblem(plainMessageOf(error));
      }
    },
    leave: () => setJobs(null),
  };
};
