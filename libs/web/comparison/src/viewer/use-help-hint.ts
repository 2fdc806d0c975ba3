import { useEffect, useState } from 'react';

/** How long the hint is shown after the pictures are loaded, and after the first comparison (spec: images §9). */
const HINT_MS = 8_000;
const HINT_AFTER_COMPARING_MS = 3_000;

interface HelpHint {
  readonly shown: boolean;
  readonly toggle: () => void;
  /** To be called whenever the person compares the pictures. */
  readonly compared: () => void;
}

/** A hint that is shown at first and disappears after a while; `toggle` shows it again. */
export const useHelpHint = (ready: boolean): HelpHint => {
  const [shown, setShown] = useState(true);
  const [understood, setUnderstood] = useState(false);
  useEffect(() => {
    if (!shown || !ready) return;
    const timer = setTimeout(() => setShown(false), understood ? HINT_AFTER_COMPARING_MS : HINT_MS);
    return () => clearTimeout(timer);
  }, [ready, shown, understood]);
  return {
    shown,
    toggle: () => {
      setUnderstood(false);
      setShown(!shown);
    },
    compared: () => setUnderstood(true),
  };
};
