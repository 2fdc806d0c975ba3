import { signInTarget } from './remembered-location.ts';

const KEY = 'safelight-target';

/**
 * Stores the path that a person wants to visit once their email address is verified. Any tab can read it,
 * because the mailed link may open in another one.
 */
export const keepTarget = (path: string): void => {
  try {
    window.localStorage.setItem(KEY, path);
  } catch {
    // If nothing can be stored, the gallery is opened later.
  }
};

/** Returns the stored path and removes it. Returns the path of the gallery if there is none. */
export const takeTarget = (): string => {
  try {
    const next = window.localStorage.getItem(KEY) ?? '';
    window.localStorage.removeItem(KEY);
    return signInTarget({ state: null, search: `?${new URLSearchParams({ next })}` });
  } catch {
    return signInTarget({ state: null, search: '' });
  }
};
