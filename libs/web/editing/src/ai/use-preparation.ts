import { isAborted, type UploadFetchOptions } from '@safelight/web-data';
import { useRef, useState } from 'react';

/** What an edit needs before it can be requested: above all its picture has to be sent, which may take minutes. */
export interface Preparation {
  readonly isRunning: boolean;
  /** What was sent of the picture, from 0 to 1; null while nothing is being sent. */
  readonly progress: number | null;
  /** Prepares an edit. Resolves to null if it was cancelled meanwhile. */
  readonly run: <T>(prepare: (sending: Sending) => Promise<T>) => Promise<T | null>;
  readonly cancel: () => Promise<void>;
}

/** How uploads report their progress and are cancelled. */
export type Sending = Required<Pick<UploadFetchOptions, 'onUploadProgress' | 'signal'>>;

/** Prepares edits, one at a time. */
export const usePreparation = (): Preparation => {
  const [isRunning, setRunning] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const underway = useRef<AbortController | null>(null);

  const run = async <T>(prepare: (sending: Sending) => Promise<T>): Promise<T | null> => {
    const { signal } = (underway.current = new AbortController());
    setRunning(true);
    try {
      const onUploadProgress = (sent: number, total: number): void => setProgress(sent / total);
      const prepared = await prepare({ signal, onUploadProgress });
      return signal.aborted ? null : prepared;
    } catch (error) {
      if (isAborted(error) || signal.aborted) return null;
      throw error;
    } finally {
      setRunning(false);
      setProgress(null);
    }
  };
  const cancel = (): Promise<void> => {
    underway.current?.abort();
    return Promise.resolve();
  };
  return { isRunning, progress, run, cancel };
};
