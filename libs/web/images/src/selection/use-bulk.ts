import { TEXTS } from '@safelight/rules';
import { useToasts } from '@safelight/web-ui';
import { useState } from 'react';
import type { Selection } from './selection.ts';

/** Runs actions on all selected images. */
export interface Bulk {
  readonly uids: readonly string[];
  readonly busy: boolean;
  /** Returns true if something is selected. Otherwise returns false, and a toast asks to select images first. */
  readonly isAny: () => boolean;
  /** Returns the two selected images. If it is another number, returns null, and a toast asks to select two. */
  readonly pair: () => readonly [string, string] | null;
  /** Runs `act` on the selected images, unless another action is running. */
  readonly run: (act: (uids: readonly string[]) => Promise<boolean>) => void;
}

export const useBulk = (selection: Selection): Bulk => {
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const uids = [...selection.uids];
  const isAny = (): boolean => {
    if (uids.length === 0) toasts.error(TEXTS.library.selectFirst);
    return uids.length > 0;
  };
  return {
    uids,
    busy,
    isAny,
    pair: () => {
      const [one, other, ...more] = uids;
      if (one !== undefined && other !== undefined && more.length === 0) return [one, other];
      toasts.error(TEXTS.library.selectTwo);
      return null;
    },
    run: (act) => {
      if (busy || !isAny()) return;
      setBusy(true);
      void act(uids).then(() => setBusy(false));
    },
  };
};
