import type { Location } from 'react-router';

/** What a redirect to /login leaves in the history's state: where the person was going. */
export interface RememberedLocation {
  readonly from: Pick<Location, 'pathname' | 'search' | 'hash'>;
}

/** Where sign-in leads when nothing else was asked for (spec: accounts §2). */
const DEFAULT_TARGET = '/gallery';
/** Stands for our origin while an address is read; only whether it is left counts. */
const OURS = 'https://ours.invalid';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * A path of this site as browsers read it, or null: `//evil.test`, `/\evil.test` and `/.//evil.test` look
 * like paths and lead elsewhere.
 */
const ownPath = (path: string): string | null => {
  if (!path.startsWith('/') || !URL.canParse(path, OURS)) return null;
  const { origin, pathname, search, hash } = new URL(path, OURS);
  return origin === OURS && !pathname.startsWith('//') ? pathname + search + hash : null;
};

/** The path a redirect remembered, or null. Always a path of this site. */
export const rememberedPath = (state: unknown): string | null => {
  const from = isRecord(state) ? state['from'] : null;
  if (!isRecord(from) || typeof from['pathname'] !== 'string') return null;
  const rest = [from['search'], from['hash']].filter((part) => typeof part === 'string').join('');
  return ownPath(from['pathname'] + rest);
};

/** Where to go after sign-in: the place remembered, the one the address names as `next`, or the gallery. */
export const signInTarget = ({
  state,
  search,
}: {
  readonly state: unknown;
  readonly search: string;
}): string =>
  rememberedPath(state) ?? ownPath(new URLSearchParams(search).get('next') ?? '') ?? DEFAULT_TARGET;
