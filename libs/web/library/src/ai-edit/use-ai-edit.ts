import {
  skipToken,
  useApolloClient,
  useFragment,
  useMutation,
  useQuery,
  useSubscription,
} from '@apollo/client/react';
import {
  AiEditJobDocument,
  type AiEditPanel_ImageFragment,
  AiEditProgress_JobFragmentDoc,
  type AiEditProgress_JobFragment,
  AiEditProgressDocument,
  type AiEditState,
  CancelAiEditDocument,
  CreditsDocument,
  ImageViewDocument,
  messageOf,
  RequestAiEditDocument,
} from '@safelight/web-data';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds between questions about a job while the socket is away. */
const POLL_MS = 2_000;

const SETTLED: readonly AiEditState[] = ['SUCCEEDED', 'FAILED', 'CANCELLED'];

/** A key under which the server knows a repeated request, of 128 random bits. */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The job as last heard of; null before anything was. */
const useJob = (id: string | null, running: (job: AiEditProgress_JobFragment | null) => boolean) => {
  const { data, complete } = useFragment({
    fragment: AiEditProgress_JobFragmentDoc,
    from: id === null ? null : { __typename: 'AiEditJob', id },
  });
  const job = complete && id !== null ? data : null;
  const [socketLost, setSocketLost] = useState(false);
  const watched = id !== null && running(job) ? id : null;
  useSubscription(
    AiEditProgressDocument,
    watched === null
      ? skipToken
      : {
          variables: { jobId: watched },
          ignoreResults: true,
          onError: () => {
            setSocketLost(true);
          },
        },
  );
  useQuery(
    AiEditJobDocument,
    watched === null || !socketLost
      ? skipToken
      : { variables: { id: watched }, pollInterval: POLL_MS, fetchPolicy: 'network-only' },
  );
  return job;
};

interface AiEditOptions {
  readonly image: Pick<AiEditPanel_ImageFragment, 'uid' | 'aiEditJobs'>;
  /** Called with the new version once the picture knows it. */
  readonly onResult: (versionId: string) => void;
}

export interface AiEdit {
  readonly running: boolean;
  readonly stage: string | null;
  /** 0 to 1; null before the first word from the worker. */
  readonly progress: number | null;
  readonly problem: string | null;
  readonly request: (prompt: string, versionId: string) => Promise<void>;
  readonly cancel: () => Promise<void>;
}

/** One edit at a time of a picture: asks for it, follows it, and says how it ended. */
export const useAiEdit = ({ image, onResult }: AiEditOptions): AiEdit => {
  const client = useApolloClient();
  const [jobId, setJobId] = useState(
    () => image.aiEditJobs.find(({ state }) => !SETTLED.includes(state))?.id ?? null,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [ask, { loading: asking }] = useMutation(RequestAiEditDocument);
  const [cancelJob] = useMutation(CancelAiEditDocument);
  const isRunning = (job: AiEditProgress_JobFragment | null): boolean =>
    job === null || !SETTLED.includes(job.state);
  const job = useJob(jobId, isRunning);
  const told = useRef<string | null>(null);

  const settle = useEffectEvent(async (resultVersionId: string | null) => {
    await client.refetchQueries({ include: [ImageViewDocument, CreditsDocument] });
    if (resultVersionId !== null) onResult(resultVersionId);
  });
  const settledId = job !== null && !isRunning(job) ? job.id : null;
  const resultVersionId = job?.state === 'SUCCEEDED' ? (job.resultVersion?.id ?? null) : null;
  useEffect(() => {
    if (settledId === null || told.current === settledId) return;
    told.current = settledId;
    void settle(resultVersionId);
  }, [settledId, resultVersionId]);

  const failure = job?.state === 'FAILED' ? job.errorMessage : null;
  return {
    running: asking || (jobId !== null && isRunning(job)),
    stage: job?.stage ?? null,
    progress: job === null || job.state === 'QUEUED' ? null : job.progress,
    problem: problem ?? failure,
    request: async (prompt, versionId) => {
      setProblem(null);
      setJobId(null);
      const input = { imageUid: image.uid, versionId, prompt, idempotencyKey: newIdempotencyKey() };
      try {
        const { data } = await ask({ variables: { input }, refetchQueries: [CreditsDocument] });
        if (data !== undefined) setJobId(data.requestAiEdit.id);
      } catch (error) {
        setProblem(messageOf(error));
      }
    },
    cancel: async () => {
      if (jobId === null) return;
      try {
        await cancelJob({ variables: { id: jobId } });
      } catch (error) {
        setProblem(messageOf(error));
      }
    },
  };
};
