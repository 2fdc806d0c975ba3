import { useApolloClient } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { ImageCardDocument } from '@safelight/web-data';
import { useToasts } from '@safelight/web-ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { runningEditAtom, runningEditsAtom } from './running-edits.atoms.ts';
import { isRunning, useJob } from './use-job.ts';

const RunningEdit = ({ uid, jobId }: { readonly uid: string; readonly jobId: string }) => {
  const client = useApolloClient();
  const toasts = useToasts();
  const navigate = useNavigate();
  const tellRunning = useSetAtom(runningEditAtom);
  const job = useJob(jobId);
  const settled = isRunning(job) ? null : (job?.state ?? null);
  const settle = useEffectEvent(async () => {
    await client
      .query({ query: ImageCardDocument, variables: { uid }, fetchPolicy: 'network-only' })
      .catch(() => null);
    tellRunning(uid, null);
    if (settled === 'FAILED') toasts.error(job?.errorMessage || TEXTS.ai.unknown);
    if (settled === 'SUCCEEDED') {
      toasts.success('AI edit finished', { label: 'View', onAct: () => void navigate(`/image/${uid}`) });
    }
  });
  useEffect(() => {
    if (settled !== null) void settle();
  }, [settled]);
  return null;
};

/** Follows the edits under way, so that cards show their results; says how each ended. Draws nothing. */
export const RunningEdits = () =>
  [...useAtomValue(runningEditsAtom)].map(([uid, jobId]) => (
    <RunningEdit key={jobId} uid={uid} jobId={jobId} />
  ));
