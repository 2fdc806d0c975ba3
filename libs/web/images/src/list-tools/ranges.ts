/** The two ends of a range, the lower one first. Ends that were given the wrong way round are exchanged. */
export const inOrder = <T extends string | number>(one: T, other: T): readonly [T, T] =>
  one > other ? [other, one] : [one, other];

const dayOf = (value: string | null): string =>
  value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';

interface Days {
  /** The first and the last day as YYYY-MM-DD in the person's time zone, both included; empty for no limit. */
  readonly from: string;
  readonly to: string;
}

/** Reads a range of days from an address. Days that are missing or invalid do not limit it. */
export const daysIn = (query: URLSearchParams): Days => {
  const [from, to] = [dayOf(query.get('from')), dayOf(query.get('to'))];
  if (from === '' || to === '') return { from, to };
  const [first, last] = inOrder(from, to);
  return { from: first, to: last };
};

const startOf = (day: string, days = 0): string | null => {
  if (day === '') return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + days).toISOString();
};

/**
 * Returns a range of days in the form that the server expects. The last day is included, so the range ends when
 * the next day starts.
 */
export const timesOf = ({ from, to }: Days) => ({ createdFrom: startOf(from), createdTo: startOf(to, 1) });
