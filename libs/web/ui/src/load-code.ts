/** The messages of Chromium, Firefox and Safari when code could not be loaded. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed/;

/** True for the error of an `import()` whose code could not be fetched. */
export const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error && NOT_LOADED.test(error.message);

/** The script that starts the client. Its name contains a hash of the build. */
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/** The builds that this tab has left by loading its page again. */
const LEFT_KEY = 'builds-left';

/** What `loadCode` needs of a browser. */
export interface CodeSurroundings {
  /** Returns the HTML of a page as the server sends it now. */
  readonly fetchPage: () => Promise<string>;
  /** Returns the HTML of the page in the tab. */
  readonly ownPage: () => string;
  readonly isOnline: () => boolean;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

const inBrowser = (): CodeSurroundings => ({
  fetchPage: async () => (await fetch('/', { cache: 'no-store' })).text(),
  ownPage: () => document.documentElement.outerHTML,
  isOnline: () => navigator.onLine,
  storage: window.sessionStorage,
  reload: () => window.location.reload(),
});

const entryOf = (page: string): string | null => ENTRY.exec(page)?.[1] ?? null;

/**
 * Returns true, once for each build, if the server serves another build than the one in the tab. During a release
 * two servers may serve different builds, so a tab that left a build does not leave it a second time.
 */
const leavesBuild = async ({ fetchPage, ownPage, isOnline, storage }: CodeSurroundings): Promise<boolean> => {
  const own = entryOf(ownPage());
  if (own === null || !isOnline()) return false;
  try {
    const served = entryOf(await fetchPage());
    const left = (storage.getItem(LEFT_KEY) ?? '').split(' ');
    if (served === null || served === own || left.includes(own)) return false;
    storage.setItem(LEFT_KEY, [...left, own].join(' ').trim());
    return true;
  } catch {
    // The server cannot be reached, or the browser stores nothing.
    return false;
  }
};

/**
 * Loads code by `load`, an `import()`. If a new release has replaced the code, loads the page again, which brings
 * the code of the new release; the promise then never settles. Rejects with the error of `load` otherwise.
 */
export const loadCode = async <T>(
  load: () => Promise<T>,
  surroundings: () => CodeSurroundings = inBrowser,
): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (!isNotLoaded(error)) throw error;
    const browser = surroundings();
    if (!(await leavesBuild(browser))) throw error;
    browser.reload();
    return new Promise<never>(() => undefined);
  }
};
