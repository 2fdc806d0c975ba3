import { useToasts } from './toasts/toasts.atoms.ts';
import { writeToClipboard } from '../write-to-clipboard.ts';

interface CopyToasts {
  /** What a toast says when the text is copied; without it the caller confirms that in its own way. */
  readonly copied?: string;
  /** What a toast says when the browser refuses access to the clipboard. */
  readonly failed: string;
}

/**
 * Returns a function that copies a text to the clipboard, says so, and resolves to whether it is copied. It must be called
 * while a click is handled. A promised text that turns out to be null is not copied; why not has then been said.
 */
export const useCopy = (): ((
  text: string | Promise<string | null>,
  toasts: CopyToasts,
) => Promise<boolean>) => {
  const toasts = useToasts();
  return async (text, { copied, failed }) => {
    const known = async (): Promise<string> => {
      const found = await text;
      if (found === null) throw new Error('There is nothing to copy.');
      return found;
    };
    try {
      await writeToClipboard(typeof text === 'string' ? text : known());
    } catch {
      if ((await text) !== null) toasts.error(failed);
      return false;
    }
    if (copied !== undefined) toasts.success(copied);
    return true;
  };
};
