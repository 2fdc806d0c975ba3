import { useApolloClient, useMutation } from '@apollo/client/react';
import {
  type AiEditPanel_ImageFragment,
  type AiEditState,
  CancelAiEditDocument,
  CreditsDocument,
  ImageViewDocument,
  plainMessageOf,
  RequestAiEditDocument,
  RerunAiEditDocument,
  shownQueries,
  useSendOnce,
} from '@safelight/web-data';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { runningEditAtom } from './running-edits.atoms.ts';
import { isRunning, isSettled, useJob } from './use-job.ts';
import { useOnline } from './use-online.ts';

/** A picture and its AI edits. */
export interface EditedImage {
  readonly uid: string;
  readonly aiEditJobs: readonly Pick<AiEditPanel_ImageFragment['aiEditJobs'][number], 'id' | 'state'>[];
}

interface AiEditOptions {
  readonly image: EditedImage;
  /** Called with the new version and its job as soon as the cache contains the version, or it could not be loaded. */
  readonly onResult: (versionId: string, jobId: string) => void;
  /** Called when the server has accepted the job. */
  readonly onStarted?: ((jobId: string) => void) | undefined;
}

/** Another source of an edit than the version, and where it may change the picture. */
export interface EditLimits {
  /** The hash of a picture in the image's editor document, to edit instead of the version. */
  readonly layerPicture?: string;
  /** A PNG in base64 that is white where the picture may change. */
  readonly mask?: string;
}

/** What belongs to an edit besides its prompt. */
export interface EditOptions extends EditLimits {
  /** The uid of another image to which the prompt refers. */
  readonly referenceUid?: string | null;
}

export interface AiEdit {
  readonly running: boolean;
  /** What is being done now; null until the server has said so. */
  readonly stage: string | null;
  /** The progress from 0 to 1; null until the worker reports it. */
  readonly progress: number | null;
  readonly problem: string | null;
  /** How the last followed edit ended, if it succeeded or was cancelled; otherwise null. */
  readonly outcome: 'succeeded' | 'cancelled' | null;
  /** The failed job that `problem` describes. */
  readonly failedId: string | null;
  readonly request: (prompt: string, versionId: string, options?: EditOptions) => Promise<void>;
  /** Sends the request of a finished edit again. */
  readonly rerun: (jobId: string) => Promise<void>;
  /** Cancels the edit. While its request is on its way, it is cancelled as soon as the server has answered. */
  readonly cancel: () => Promise<void>;
}

const outcomeOf = (state: AiEditState | undefined): AiEdit['outcome'] => {
  if (state === 'SUCCEEDED') return 'succeeded';
  return state === 'CANCELLED' ? 'cancelled' : null;
};

/**
 * Requests AI edits of a picture, one at a time, follows them, and reports how they ended. Repeating a request whose
 * answer was lost makes no second edit; once an edit is known, the same request makes another one.
 */
export const useAiEdit = ({ image, onResult, onStarted }: AiEditOptions): AiEdit => {
  const client = useApolloClient();
  const [jobId, setJobId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const refetchQueries = () => shownQueries(client, CreditsDocument);
  const [ask, { loading: asking }] = useMutation(RequestAiEditDocument, { refetchQueries });
  const [askAgain, { loading: askingAgain }] = useMutation(RerunAiEditDocument, { refetchQueries });
  const [cancelJob] = useMutation(CancelAiEditDocument);
  const [isCancelling, setCancelling] = useState(false);
  const isUnwanted = useRef(false);
  const isOnline = useOnline();
  const unsettledId = image.aiEditJobs.find(({ state }) => !isSettled(state))?.id ?? null;
  // An edit requested before the page was loaded is followed as soon as the image's data contains it.
  if (jobId === null && unsettledId !== null && !asking && !askingAgain) setJobId(unsettledId);
  const job = useJob(jobId);
  const announced = useRef<string | null>(null);
  const tellRunning = useSetAtom(runningEditAtom);
  const { sendOnce, forget } = useSendOnce();
  const made = `edit of ${image.uid}`;

  const settle = useEffectEvent(async (jobId: string, resultVersionId: string | null) => {
    tellRunning(image.uid, null);
    forget(made);
    const include = shownQueries(client, ImageViewDocument, CreditsDocument);
    // The result is reported even if the server does not answer all of them, because it is not reported again.
    await Promise.allSettled(client.refetchQueries({ include }).results);
    if (resultVersionId !== null) onResult(resultVersionId, jobId);
  });
  const settledId = job !== null && !isRunning(job) ? job.id : null;
  const resultVersionId = job?.state === 'SUCCEEDED' ? (job.resultVersion?.id ?? null) : null;
  useEffect(() => {
    if (settledId === null || announced.current === settledId) return;
    announced.current = settledId;
    void settle(settledId, resultVersionId);
  }, [settledId, resultVersionId]);

  const stopCancelling = (): void => {
    isUnwanted.current = false;
    setCancelling(false);
  };
  const cancelById = async (id: string): Promise<void> => {
    try {
      await cancelJob({ variables: { id } });
    } catch (error) {
      setProblem(plainMessageOf(error));
    } finally {
      stopCancelling();
    }
  };

  /** Requests an edit and follows its job, or shows why the server refused. */
  const begin = async (asked: () => Promise<string | null>): Promise<void> => {
    setProblem(null);
    setJobId(null);
    try {
      const begun = await asked();
      if (begun === null) return;
      setJobId(begun);
      tellRunning(image.uid, begun);
      onStarted?.(begun);
      if (isUnwanted.current) await cancelById(begun);
    } catch (error) {
      setProblem(plainMessageOf(error));
      stopCancelling();
    }
  };

  const failure = job?.state === 'FAILED' ? job.errorMessage : null;
  let stage = job?.stage ?? null;
  if (isCancelling) stage = 'Cancelling';
  else if (asking || askingAgain) stage = 'Sending the request';
  else if (!isOnline) stage = 'No connection. The edit goes on.';
  return {
    running: asking || askingAgain || (jobId !== null && isRunning(job)),
    stage,
    progress: job === null || job.state === 'QUEUED' ? null : job.progress,
    problem: problem ?? failure,
    outcome: outcomeOf(job?.state),
    failedId: failure === null ? null : (job?.id ?? null),
    request: (prompt, versionId, options = {}) =>
      begin(async () => {
        const input = { imageUid: image.uid, versionId, prompt, ...options };
        const { data } = await sendOnce(made, input, ({ idempotencyKey }) =>
          ask({ variables: { input: { ...input, idempotencyKey } } }),
        );
        return data?.requestAiEdit.id ?? null;
      }),
    rerun: (id) =>
      begin(async () => {
        const { data } = await sendOnce(made, { rerun: id }, ({ idempotencyKey }) =>
          askAgain({ variables: { id, idempotencyKey } }),
        );
        return data?.rerunAiEdit.id ?? null;
      }),
    cancel: async () => {
      if (isCancelling) return;
      setCancelling(true);
      isUnwanted.current = true;
      if (jobId !== null) await cancelById(jobId);
    },
  };
};
