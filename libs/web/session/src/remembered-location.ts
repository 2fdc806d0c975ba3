import type { Location } from 'react-router';

/** The location that a redirect to /login stores in the history's state. */
export interface RememberedLocation {
  readonly from: Pick<Location, 'pathname' | 'search' | 'hash'>;
}

/** The page after sign-in when no other was requested (spec: accounts §2). */
const DEFAULT_TARGET = '/gallery';
/** A placeholder for our origin, with which an address is checked for leaving it. */
const OURS = 'https://ours.invalid';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Returns a path of this site as browsers resolve it, or null. `//evil.test`, `/\evil.test` and
 * `/.//evil.test` look like paths but lead to other sites.
 */
const ownPath = (path: string): string | null => {
  if (!path.startsWith('/') || !URL.canParse(path, OURS)) return null;
  const { origin, pathname, search, hash } = new URL(path, OURS);
  return origin === OURS && !pathname.startsWith('//') ? pathname + search + hash : null;
};

/** Returns the state that a redirect to /login stores for `path`, a path of this site with its query and fragment. */
export const rememberPath = (path: string): RememberedLocation => {
  const { pathname, search, hash } = new URL(path, OURS);
  return { from: { pathname, search, hash } };
};

/** Returns the path that a redirect remembered, or null. It is always a path of this site. */
export const rememberedPath = (state: unknown): string | null => {
  const from = isRecord(state) ? state['from'] : null;
  if (!isRecord(from) || typeof from['pathname'] !== 'string') return null;
  const rest = [from['search'], from['hash']].filter((part) => typeof part === 'string').join('');
  return ownPath(from['pathname'] + rest);
};

/** The parts of the location of /login that may name the page to open after the sign-in. */
interface SignInLocation {
  readonly state: unknown;
  readonly search: string;
}

/** Returns the page that was requested before the sign-in: the remembered location, otherwise the path in `next`. */
export const requestedPath = ({ state, search }: SignInLocation): string | null =>
  rememberedPath(state) ?? ownPath(new URLSearchParams(search).get('next') ?? '');

/** Returns the page to open after the sign-in: the requested one, otherwise the gallery. */
export const signInTarget = (location: SignInLocation): string => requestedPath(location) ?? DEFAULT_TARGET;
