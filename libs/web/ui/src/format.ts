/** Returns a function that calls `make` once, when its result is first needed. */
const once = <Made>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};

// The first use of Intl loads its tables, which takes as long as drawing a screen. Counts and dates, which are
// on every screen, are formatted without it.
const bytes = once(() => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }));
const moment = once(() => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }));
const ago = once(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const SIZE_UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

/** Formats a size in bytes: "840 B", "12.4 KB", "3.1 MB" or "1 GB", in powers of 1024. */
export const formatBytes = (size: number): string => {
  if (size < 1024) return `${formatCount(size)} B`;
  const power = Math.min(SIZE_UNITS.length, Math.floor(Math.log2(size) / 10));
  return `${bytes().format(size / 1024 ** power)} ${SIZE_UNITS[power - 1] ?? ''}`;
};

/** Formats a whole number: "1,204". */
export const formatCount = (value: number): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats a number of things: "1 image", "1,204 images". */
export const formatCountOf = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Formats a date in ISO 8601: "Nov 21, 2026". */
export const formatDate = (iso: string): string => {
  const date = new Date(iso);
  return `${MONTHS[date.getMonth()] ?? ''} ${date.getDate()}, ${date.getFullYear()}`;
};

/** Formats a time in ISO 8601: "Nov 21, 2026, 8:35 AM". */
export const formatDateTime = (iso: string): string => moment().format(new Date(iso));

const AGO_UNITS = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/**
 * Formats the time `iso` (in ISO 8601) relative to `now` (in epoch milliseconds): "just now", "5 minutes ago",
 * "yesterday" or "last month".
 */
export const formatRelativeTime = (iso: string, now: number): string => {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1_000);
  const step = AGO_UNITS.find((candidate) => seconds >= candidate.seconds);
  return step === undefined ? 'just now' : ago().format(-Math.floor(seconds / step.seconds), step.unit);
};

/** Formats dimensions in pixels: "4000 × 3000". */
export const formatDimensions = (width: number, height: number): string => `${width} × ${height}`;

/** Returns the short name of a content type: "PNG" for "image/png". */
export const formatContentType = (contentType: string): string =>
  contentType
    .replace(/^image\//, '')
    .replace(/\+.*$/, '')
    .toUpperCase();

/** Formats a duration: "840 ms" or "3.2 s". */
export const formatDuration = (milliseconds: number): string =>
  milliseconds < 1_000 ? `${milliseconds} ms` : `${(milliseconds / 1_000).toFixed(1)} s`;
