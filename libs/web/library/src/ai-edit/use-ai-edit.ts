import { useApolloClient, useMutation } from '@apollo/client/react';
import {
  type AiEditPanel_ImageFragment,
  CancelAiEditDocument,
  CreditsDocument,
  ImageViewDocument,
  messageOf,
  RequestAiEditDocument,
} from '@safelight/web-data';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { runningEditAtom } from './running-edits.atoms.ts';
import { isRunning, isSettled, useJob } from './use-job.ts';

/** A key under which the server knows a repeated request, of 128 random bits. */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

interface AiEditOptions {
  readonly image: Pick<AiEditPanel_ImageFragment, 'uid' | 'aiEditJobs'>;
  /** Called with the new version once the picture knows it. */
  readonly onResult: (versionId: string) => void;
  /** Called once the server took the job. */
  readonly onStarted?: (() => void) | undefined;
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
export const useAiEdit = ({ image, onResult, onStarted }: AiEditOptions): AiEdit => {
  const client = useApolloClient();
  const [jobId, setJobId] = useState(
    () => image.aiEditJobs.find(({ state }) => !isSettled(state))?.id ?? null,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [ask, { loading: asking }] = useMutation(RequestAiEditDocument);
  const [cancelJob] = useMutation(CancelAiEditDocument);
  const job = useJob(jobId);
  const told = useRef<string | null>(null);
  const tellRunning = useSetAtom(runningEditAtom);

  const settle = useEffectEvent(async (resultVersionId: string | null) => {
    tellRunning(image.uid, null);
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
        if (data === undefined) return;
        setJobId(data.requestAiEdit.id);
        tellRunning(image.uid, data.requestAiEdit.id);
        onStarted?.();
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
