/** The percentages of the hourly limit above which the bar turns to a warning and to an error (spec: accounts §9). */
const WARNING_ABOVE = 60;
const DANGER_ABOVE = 80;
const RECENT_MS = 7 * 24 * 60 * 60 * 1_000;

export type UsageTone = 'normal' | 'warning' | 'danger';

/** How much of the limit is used, 0 to 100, and the bar's tone. */
export const usageOf = (
  count: number,
  limit: number,
): { readonly percent: number; readonly tone: UsageTone } => {
  const percent = limit <= 0 ? 0 : Math.min(100, (count / limit) * 100);
  if (percent > DANGER_ABOVE) return { percent, tone: 'danger' };
  return { percent, tone: percent > WARNING_ABOVE ? 'warning' : 'normal' };
};

/** True when the key was used in the last seven days. `lastUsed` is in ISO 8601, `now` in epoch milliseconds. */
export const isRecentlyUsed = (lastUsed: string | null, now: number): boolean =>
  lastUsed !== null && now - Date.parse(lastUsed) < RECENT_MS;

/** A key as it is shown later: its first 8 and last 4 characters. */
export const maskedKey = (prefix: string, lastFour: string): string => `${prefix}…${lastFour}`;
