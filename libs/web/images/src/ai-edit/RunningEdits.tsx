import { useApolloClient, useQuery } from '@apollo/client/react';
import { readAiFailure, TEXTS } from '@safelight/rules';
import { CreditsDocument, ImageCardDocument, OpenAiEditsDocument, shownQueries } from '@safelight/web-data';
import { useToasts } from '@safelight/web-ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { listedEditsAtom, runningEditAtom, runningEditsAtom } from './running-edits.atoms.ts';
import { toVersion } from './start-version.ts';
import { isRunning, isSettled, useJob } from './use-job.ts';

const RunningEdit = ({ uid, jobId }: { readonly uid: string; readonly jobId: string }) => {
  const client = useApolloClient();
  const toasts = useToasts();
  const navigate = useNavigate();
  const tellRunning = useSetAtom(runningEditAtom);
  const isListed = useAtomValue(listedEditsAtom).has(jobId);
  const job = useJob(jobId);
  const settled = isRunning(job) ? null : (job?.state ?? null);
  const settle = useEffectEvent(async () => {
    // An edit that did not succeed has returned its credit.
    if (settled !== 'SUCCEEDED')
      void client.refetchQueries({ include: shownQueries(client, CreditsDocument) }).catch(() => undefined);
    const card = await client
      .query({ query: ImageCardDocument, variables: { uid }, fetchPolicy: 'network-only' })
      .catch(() => null);
    const title = card?.data?.image?.title;
    const naming = (text: string): string => (title === undefined ? text : `${title}: ${text}`);
    tellRunning(uid, null);
    if (isListed) return;
    if (settled === 'FAILED')
      toasts.error(naming(readAiFailure(job?.errorMessage || TEXTS.ai.unknown).reason));
    if (settled === 'SUCCEEDED') {
      const { to, state } = toVersion(uid, job?.resultVersion?.id ?? null);
      const view = { label: 'View', onAct: () => void navigate(to, { state }) };
      toasts.success(naming('AI edit finished'), view);
    }
  });
  useEffect(() => {
    if (settled !== null) void settle();
  }, [settled]);
  return null;
};

/**
 * The number of edits that are followed at once. Edits run in the order of their requests, a few at a time,
 * so later ones need not be followed yet.
 */
const FOLLOWED = 8;

/**
 * Loads running edits that were requested in another window, or before the page was opened. Loads them again
 * whenever one ends while more run than are followed, because all others have moved up in the queue.
 */
const useOpenEdits = (): void => {
  const { data, refetch } = useQuery(OpenAiEditsDocument, { fetchPolicy: 'network-only' });
  const tellRunning = useSetAtom(runningEditAtom);
  const runningCount = useAtomValue(runningEditsAtom).size;
  const tellAll = useEffectEvent(() => {
    for (const { id, image, state } of [...(data?.aiEditJobs.nodes ?? [])].reverse()) {
      // The list is not loaded again when a followed edit ends, only that edit changes.
      if (image !== null && !isSettled(state)) tellRunning(image.uid, id);
    }
  });
  useEffect(() => {
    if (data !== undefined) tellAll();
  }, [data]);
  const countBefore = useRef(runningCount);
  useEffect(() => {
    const hasEnded = runningCount < countBefore.current;
    countBefore.current = runningCount;
    if (hasEnded && runningCount > FOLLOWED) void refetch().catch(() => undefined);
  }, [runningCount, refetch]);
};

/**
 * Follows the running edits, so that the cards show their results, and announces how each one ended unless an open
 * list does. Renders nothing.
 */
export const RunningEdits = () => {
  useOpenEdits();
  return [...useAtomValue(runningEditsAtom)]
    .slice(0, FOLLOWED)
    .map(([uid, jobId]) => <RunningEdit key={jobId} uid={uid} jobId={jobId} />);
};
