import { safeStorage } from '@safelight/web-ui';
import { signInTarget } from './remembered-location.ts';

const KEY = 'safelight-target';

/**
 * Stores the path that a person wants to visit once their email address is verified. Any tab can read it,
 * because the mailed link may open in another one. If nothing can be stored, the gallery is opened there.
 */
export const keepTarget = (path: string): void => {
  safeStorage('local').setItem(KEY, path);
};

/** Returns the stored path and removes it. Returns the path of the gallery if there is none. */
export const takeTarget = (): string => {
  const storage = safeStorage('local');
  const next = storage.getItem(KEY) ?? '';
  storage.removeItem(KEY);
  return signInTarget({ state: null, search: `?${new URLSearchParams({ next })}` });
};
