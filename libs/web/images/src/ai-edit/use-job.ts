import { skipToken, useFragment, useQuery, useSubscription } from '@apollo/client/react';
import {
  AiEditJobDocument,
  AiEditProgress_JobFragmentDoc,
  type AiEditProgress_JobFragment,
  AiEditProgressDocument,
  type AiEditState,
} from '@safelight/web-data';
import { useState } from 'react';

/** The interval in milliseconds at which a job is polled after its subscription is lost. */
const POLL_MS = 2_000;

const SETTLED: readonly AiEditState[] = ['SUCCEEDED', 'FAILED', 'CANCELLED'];

/** True for the final states of a job. */
export const isSettled = (state: AiEditState): boolean => SETTLED.includes(state);

/** True unless the job is known to have ended. */
export const isRunning = (job: AiEditProgress_JobFragment | null): boolean =>
  job === null || !isSettled(job.state);

/**
 * Follows a job until it ends. Returns its last known state; null before the first response. The job is polled
 * if its subscription is lost. It is also polled if it has ended but the cache does not contain the result: an
 * older response may arrive later and overwrite the final state.
 */
export const useJob = (id: string | null): AiEditProgress_JobFragment | null => {
  const { data, complete } = useFragment({
    fragment: AiEditProgress_JobFragmentDoc,
    from: id === null ? null : { __typename: 'AiEditJob', id },
  });
  const job = complete && id !== null ? data : null;
  const [unheard, setUnheard] = useState<string | null>(null);
  const watched = id !== null && isRunning(job) ? id : null;
  const stopHearing = (): void => setUnheard(watched);
  useSubscription(
    AiEditProgressDocument,
    watched === null
      ? skipToken
      : {
          variables: { jobId: watched },
          ignoreResults: true,
          onError: stopHearing,
          onComplete: stopHearing,
        },
  );
  useQuery(
    AiEditJobDocument,
    watched === null || unheard !== watched
      ? skipToken
      : { variables: { id: watched }, pollInterval: POLL_MS, fetchPolicy: 'network-only' },
  );
  return job;
};
