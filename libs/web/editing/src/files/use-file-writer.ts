import { EXPORT_PIXEL_RATIO } from '@safelight/engine';
import { type PictureFormat, renderFile, renderPsd } from '@safelight/render';
import { saveBytes } from '@safelight/web-ui';
import { useRef, useState } from 'react';
import { problemOf } from '../saving/failure-of.ts';
import type { OpenSession } from '../saving/open-session.ts';

/** The name of an exported file (spec: images §7): `edited-image-{timestamp}.png`, in epoch milliseconds. */
const exportName = (now: number, extension: string): string => `edited-image-${String(now)}.${extension}`;

export type ExportFormat = PictureFormat | 'psd';

export interface ExportChoice {
  readonly format: ExportFormat;
  /** 0 to 1. */
  readonly quality: number;
  /** Pixels of the file for each pixel of the document; null for what is usual for the format. */
  readonly pixelRatio: number | null;
}

export const FIRST_CHOICE: ExportChoice = { format: 'png', quality: 0.92, pixelRatio: null };

export const pixelRatioOf = ({ format, pixelRatio }: ExportChoice): number =>
  pixelRatio ?? (format === 'png' ? EXPORT_PIXEL_RATIO : 1);

const EXTENSIONS: Readonly<Record<ExportFormat, string>> = {
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  psd: 'psd',
};

/** The progress of writing a file. */
export type Writing =
  | { readonly state: 'idle' }
  | { readonly state: 'writing' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'written'; readonly notes: readonly string[] };

const written = async (
  { editor, pictures }: Pick<OpenSession, 'editor' | 'pictures'>,
  choice: ExportChoice,
  signal: AbortSignal,
): Promise<{ readonly blob: Blob; readonly notes: readonly string[] }> => {
  const { document } = editor.state;
  const { format, quality } = choice;
  if (format === 'psd') return await renderPsd(document, pictures, signal);
  const options = { format, quality, pixelRatio: pixelRatioOf(choice) };
  const blob = await renderFile(document, pictures, options, signal);
  return { blob, notes: [] };
};

/** Writes the document to files and downloads them; `stop` cancels the current one. */
export const useFileWriter = (session: Pick<OpenSession, 'editor' | 'pictures'>) => {
  const [writing, setWriting] = useState<Writing>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  const stop = (): void => {
    running.current?.abort();
    running.current = null;
  };
  const write = async (choice: ExportChoice): Promise<void> => {
    stop();
    const run = new AbortController();
    running.current = run;
    setWriting({ state: 'writing' });
    try {
      const { blob, notes } = await written(session, choice, run.signal);
      saveBytes(blob, exportName(Date.now(), EXTENSIONS[choice.format]));
      setWriting({ state: 'written', notes });
    } catch (error) {
      if (run.signal.aborted) setWriting({ state: 'idle' });
      else setWriting({ state: 'failed', message: problemOf(error) });
    }
  };
  /** Forgets how the previous file ended, because another choice makes another file. */
  const forget = (): void => {
    setWriting((now) => (now.state === 'writing' ? now : { state: 'idle' }));
  };
  return { writing, write, stop, forget };
};
