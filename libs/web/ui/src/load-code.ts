import { type SafeStorage, safeStorage } from './safe-storage.ts';

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
  readonly storage: Pick<SafeStorage, 'getItem' | 'setItem'>;
  /** Loads the page again. Resolves only if the person, who was asked, stays on the page. */
  readonly reload: () => Promise<void>;
}

/** How long a page whose person agreed to leave may still be there, in milliseconds. No time passes while the browser asks. */
const LEAVING_MS = 1_000;

/** Loads the page again; resolves if something on the page made the browser ask, and the person stays. */
export const reloadOrStay = (reload = () => window.location.reload()): Promise<void> =>
  new Promise((stay) => {
    const onLeave = (event: BeforeUnloadEvent): void => {
      if (event.defaultPrevented) window.setTimeout(stay, LEAVING_MS);
    };
    window.addEventListener('beforeunload', onLeave, { once: true });
    reload();
  });

const inBrowser = (): CodeSurroundings => ({
  fetchPage: async () => (await fetch('/', { cache: 'no-store' })).text(),
  ownPage: () => document.documentElement.outerHTML,
  isOnline: () => navigator.onLine,
  storage: safeStorage('session'),
  reload: reloadOrStay,
});

const entryOf = (page: string): string | null => ENTRY.exec(page)?.[1] ?? null;

const leftBuilds = ({ storage }: CodeSurroundings): readonly string[] =>
  (storage.getItem(LEFT_KEY) ?? '').split(' ').filter((build) => build !== '');

/**
 * Returns the build in the tab if the server serves another one, and remembers that the tab left it. Null otherwise.
 * During a release two servers may serve different builds, so a tab that left a build does not leave it a second time.
 */
const leaveBuild = async (browser: CodeSurroundings): Promise<string | null> => {
  const own = entryOf(browser.ownPage());
  if (own === null || !browser.isOnline()) return null;
  try {
    const served = entryOf(await browser.fetchPage());
    const left = leftBuilds(browser);
    if (served === null || served === own || left.includes(own)) return null;
    return browser.storage.setItem(LEFT_KEY, [...left, own].join(' ')) ? own : null;
  } catch {
    // The server cannot be reached.
    return null;
  }
};

type Load = () => Promise<unknown>;

/** Code of a new release for which the person did not leave the page, and how to try again. */
const declined = new Map<Load, () => void>();

const onStay = new Set<() => void>();

/** Calls the listener when the person stays on a page that has to be loaded again. Returns a function that unsubscribes. */
export const onReloadDeclined = (listener: () => void): (() => void) => {
  onStay.add(listener);
  return () => onStay.delete(listener);
};

/**
 * Starts loading code whose `loadCode` is or will be called elsewhere. If the person declined to load the page again
 * for it, they are asked again.
 */
export const requestCode = (load: Load): void => {
  const again = declined.get(load);
  declined.delete(load);
  if (again !== undefined) again();
  // An error is shown when the code is used.
  else load().catch(() => undefined);
};

/**
 * Loads code by `load`, an `import()`. If a new release has replaced the code, loads the page again, which brings
 * the code of the new release. If the person then stays on the page, the promise waits until `requestCode` is called
 * for the same code. Rejects with the error of `load` otherwise.
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
    const build = await leaveBuild(browser);
    if (build === null) throw error;
    await browser.reload();
    browser.storage.setItem(
      LEFT_KEY,
      leftBuilds(browser)
        .filter((left) => left !== build)
        .join(' '),
    );
    const again = new Promise<void>((retry) => declined.set(load, retry));
    for (const listener of onStay) listener();
    await again;
    return loadCode(load, surroundings);
  }
};
