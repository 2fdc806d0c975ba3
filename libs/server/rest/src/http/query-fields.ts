import type { TimeCursors, TimePlace } from '@safelight/application';
import { invalidField } from '@safelight/domain';
import type { Request } from 'express';
import { z } from 'zod';
import { flag, text } from './request-fields.ts';

const DECIMAL = /^\d{1,9}$/;

/** A number that is sent as text in decimal digits. */
export const decimal = <T extends z.ZodType<number>>(schema: T) =>
  z.preprocess((raw) => (typeof raw === 'string' && DECIMAL.test(raw) ? Number(raw) : raw), schema);

/** A whole number from `min` to `max` in decimal digits. */
export const whole = (min: number, max: number) => {
  const problem = `Use a number from ${min} to ${max}.`;
  return decimal(z.int(problem).min(min, problem).max(max, problem));
};

/** A boolean that is sent as `true` or `false`. */
export const yesOrNo = z.preprocess((raw) => (raw === 'true' ? true : raw === 'false' ? false : raw), flag);

const splitAtCommas = (raw: unknown): readonly unknown[] =>
  typeof raw === 'string'
    ? raw
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
    : [raw];

/** Texts that are separated by commas or sent as repeated parameters; blank ones are dropped. */
export const texts = z.preprocess(
  (raw) => (Array.isArray(raw) ? (raw as unknown[]) : [raw]).flatMap(splitAtCommas),
  z.array(text),
);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;
/** In a query string a `+` that is not encoded means a space. */
const SPACE_FOR_PLUS = / (?=\d{2}:\d{2}$)/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** True for a day that does not exist, such as 31 April, which JavaScript would move into the next month. */
const isNoDay = (day: string, date: Date): boolean =>
  Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day;

/**
 * Parses the start or the exclusive end of a period, given as a time with its offset or as a day in UTC. A
 * day that is given as the end belongs to the period. Throws INVALID_INPUT for anything else.
 */
export const periodBound = (field: string, sent: string, side: 'start' | 'end'): Date => {
  const raw = sent.replace(SPACE_FOR_PLUS, '+');
  const date = new Date(raw);
  if (DAY.test(raw) && !isNoDay(raw, date)) {
    return side === 'start' ? date : new Date(date.getTime() + DAY_MS);
  }
  if (MOMENT.test(raw) && !Number.isNaN(date.getTime())) return date;
  throw invalidField(field, 'Use a day such as 2026-01-31, or a time such as 2026-01-31T12:00:00Z.');
};

/** The default and maximum number of rows on a page. */
const PAGE_SIZE = 100;

/** The parameters of every list: the page size and the cursor. */
export const pageShape = {
  limit: whole(1, PAGE_SIZE).default(PAGE_SIZE).describe('How many entries the page holds at most.'),
  cursor: text.optional().describe('The value of the header `X-Next-Cursor` of the page before.'),
};

/** The place after which a page begins; null for the first page. Throws INVALID_INPUT for a cursor of another list. */
export const placeIn = (cursors: TimeCursors, cursor: string | undefined): TimePlace | null =>
  cursor === undefined ? null : cursors.decode(cursor, 'cursor');

/** The described parameters as a request sent them, without the cursor; the address of the next page repeats them. */
export const sentParameters = ({ shape }: z.ZodObject, { query }: Request): Request['query'] =>
  Object.fromEntries(
    Object.keys(shape).flatMap((name) =>
      name === 'cursor' || query[name] === undefined ? [] : [[name, query[name]]],
    ),
  );

/** The documentation of the headers that link to the next page of a list (RFC 8288). */
export const NEXT_PAGE_HEADERS = {
  Link: 'Address of the next page, as `<…>; rel="next"`; absent on the last one.',
  'X-Next-Cursor': 'The `cursor` of the next page; absent on the last one.',
} as const;

export const nextPageHeaders = (
  listUrl: string,
  query: Readonly<Record<string, unknown>>,
  cursor: string | null,
): Readonly<Record<string, string>> => {
  if (cursor === null) return {};
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor })) {
    for (const one of Array.isArray(value) ? value : [value]) next.append(name, String(one));
  }
  return { Link: `<${listUrl}?${next}>; rel="next"`, 'X-Next-Cursor': cursor };
};
