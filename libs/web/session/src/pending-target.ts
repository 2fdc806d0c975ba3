import { signInTarget } from './remembered-location.ts';

const KEY = 'safelight-target';

/** Remembers in this browser where a person wants to go once their address is verified, in whichever tab that is. */
export const keepTarget = (path: string): void => {
  try {
    window.localStorage.setItem(KEY, path);
  } catch {
    // Without storage they end in the gallery.
  }
};

/** What was kept, which is forgotten by this; the gallery when nothing was. */
export const takeTarget = (): string => {
  try {
    const next = window.localStorage.getItem(KEY) ?? '';
    window.localStorage.removeItem(KEY);
    return signInTarget({ state: null, search: `?${new URLSearchParams({ next })}` });
  } catch {
    return signInTarget({ state: null, search: '' });
  }
};
