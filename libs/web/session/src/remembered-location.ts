import type { Location } from 'react-router';

/** What a redirect to /login leaves in the history's state: where the person was going. */
export interface RememberedLocation {
  readonly from: Pick<Location, 'pathname' | 'search' | 'hash'>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The path a redirect remembered, or null. Always a path of this site: it starts with one slash. */
export const rememberedPath = (state: unknown): string | null => {
  const from = isRecord(state) ? state['from'] : null;
  if (!isRecord(from) || typeof from['pathname'] !== 'string') return null;
  const rest = [from['search'], from['hash']].filter((part) => typeof part === 'string').join('');
  return /^\/(?!\/)/.test(from['pathname']) ? from['pathname'] + rest : null;
};
