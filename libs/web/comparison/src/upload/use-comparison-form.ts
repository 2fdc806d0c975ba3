import { useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import {
  codeOf,
  isAborted,
  isUnanswered,
  messageOf,
  UploadComparisonDocument,
  useSendOnce,
} from '@safelight/web-data';
import { forgetComparisons } from '@safelight/web-images';
import { useDraft, useKeepDraft, usePlan } from '@safelight/web-session';
import { useToasts } from '@safelight/web-ui';
import { useEffect, useRef, useState } from 'react';
import { type ChosenSides, NONE_CHOSEN, refusedSide, type Side, sideProblem } from './side.ts';

/** The form of a new comparison and the progress of its upload. */
export interface ComparisonForm {
  readonly chosen: ChosenSides;
  readonly title: string;
  readonly description: string;
  /** A message about the whole form, for example that the upload failed. */
  readonly problem: string | null;
  /** The error for the file that was chosen last, for each side. */
  readonly sideProblems: Readonly<Record<Side, string | null>>;
  /** The progress of the upload from 0 to 1; null before and after it. */
  readonly progress: number | null;
  /** The uid of the new comparison; null before it exists. */
  readonly madeUid: string | null;
  readonly choose: (side: Side, file: File) => void;
  readonly remove: (side: Side) => void;
  readonly setTitle: (title: string) => void;
  readonly setDescription: (description: string) => void;
  readonly upload: () => Promise<void>;
  /** Stops the upload; the form keeps its contents. */
  readonly stop: () => void;
}

/** The texts of the form before anything is typed. */
const NO_TEXTS = { title: '', description: '' };

const NO_PROBLEMS: ComparisonForm['sideProblems'] = { original: null, edited: null };

/** What tells one file that a person chose from another. */
const factsOf = ({ name, size, lastModified }: File) => ({ name, size, lastModified });

/** The message for a failed upload (spec: images §8). */
const failureText = (error: unknown): string => {
  if (isUnanswered(error)) return TEXTS.comparisons.uploadFailed;
  return codeOf(error) === null ? TEXTS.comparisons.uploadScreenFailed : messageOf(error);
};

export const useComparisonForm = (): ComparisonForm => {
  const plan = usePlan();
  const toasts = useToasts();
  // Files and texts are separate drafts, because a draft that contains files cannot be stored.
  const [chosen, setChosen] = useState(useDraft('files of the comparison', NONE_CHOSEN));
  const texts = useDraft('comparison', NO_TEXTS);
  const [title, setTitle] = useState(texts.title);
  const [description, setDescription] = useState(texts.description);
  useKeepDraft('files of the comparison', chosen);
  useKeepDraft('comparison', { title, description });
  const [problem, setProblem] = useState<string | null>(null);
  const [sideProblems, setSideProblems] = useState(NO_PROBLEMS);
  const [progress, setProgress] = useState<number | null>(null);
  const [madeUid, setMadeUid] = useState<string | null>(null);
  const [send] = useMutation(UploadComparisonDocument, { update: forgetComparisons });
  const { sendOnce } = useSendOnce();
  const underway = useRef<AbortController | null>(null);
  useEffect(() => () => underway.current?.abort(), []);

  /** Shows why the upload failed: at the drop zone of the file that was refused, which is then chosen again. */
  const showFailure = (text: string): void => {
    const side = refusedSide(text);
    if (side === null) {
      setProblem(text);
      return;
    }
    setSideProblems((now) => ({ ...now, [side]: text }));
    setChosen((now) => ({ ...now, [side]: null }));
  };

  const upload = async (): Promise<void> => {
    const { original, edited } = chosen;
    if (original === null || edited === null) {
      setProblem(TEXTS.comparisons.bothRequired);
      return;
    }
    const controller = new AbortController();
    underway.current = controller;
    setProblem(null);
    setProgress(0);
    try {
      const sides = { original, edited };
      const words = { title: title.trim() || null, description: description.trim() || null };
      const request = { ...words, original: factsOf(sides.original), edited: factsOf(sides.edited) };
      const { data } = await sendOnce('uploaded comparison', request, ({ idempotencyKey }) =>
        send({
          variables: { ...sides, ...words, idempotencyKey },
          context: {
            fetchOptions: {
              signal: controller.signal,
              onUploadProgress: (sent: number, total: number) => setProgress(sent / total),
            },
          },
        }),
      );
      if (data === undefined) return;
      toasts.success(TEXTS.comparisons.uploaded);
      setMadeUid(data.uploadComparison.uid);
      setChosen(NONE_CHOSEN);
      setTitle('');
      setDescription('');
    } catch (error) {
      if (!isAborted(error) && !controller.signal.aborted) showFailure(failureText(error));
    } finally {
      setProgress(null);
    }
  };

  return {
    chosen,
    title,
    description,
    problem,
    sideProblems,
    progress,
    madeUid,
    setTitle,
    setDescription,
    upload,
    choose: (side, file) => {
      const refused = sideProblem(side, file, plan);
      setProblem(null);
      setSideProblems((now) => ({ ...now, [side]: refused }));
      if (refused !== null) return;
      setChosen((now) => ({ ...now, [side]: file }));
    },
    remove: (side) => {
      setProblem(null);
      setSideProblems((now) => ({ ...now, [side]: null }));
      setChosen((now) => ({ ...now, [side]: null }));
    },
    stop: () => underway.current?.abort(),
  };
};
