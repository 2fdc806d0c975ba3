/** The values that the browser stores under keys, of which it may store none. */
export interface SafeStorage {
  readonly getItem: (key: string) => string | null;
  /** Returns whether the value is there after the page was loaded again; otherwise it is until then. */
  readonly setItem: (key: string, value: string) => boolean;
  readonly removeItem: (key: string) => void;
}

/** Returns what `act` returns, or `otherwise` if the browser blocks its storage, which is then not even readable, or if that is full. */
const attempt = <T>(act: () => T, otherwise: T): T => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

const safe = (name: 'localStorage' | 'sessionStorage'): SafeStorage => {
  /** What the browser does not store. */
  const inMemory = new Map<string, string>();
  return {
    getItem: (key) => inMemory.get(key) ?? attempt(() => window[name].getItem(key), null),
    setItem: (key, value) => {
      const isStored = attempt(() => {
        window[name].setItem(key, value);
        return true;
      }, false);
      if (isStored) inMemory.delete(key);
      else inMemory.set(key, value);
      return isStored;
    },
    removeItem: (key) => {
      inMemory.delete(key);
      attempt(() => window[name].removeItem(key), undefined);
    },
  };
};

const STORAGES = { local: safe('localStorage'), session: safe('sessionStorage') };

/**
 * Returns the storage of all tabs, `local`, or that of this tab, `session`. What the browser does not store, because the
 * person blocks that or there is no room, is in memory until the page is left.
 */
export const safeStorage = (kind: keyof typeof STORAGES): SafeStorage => STORAGES[kind];
