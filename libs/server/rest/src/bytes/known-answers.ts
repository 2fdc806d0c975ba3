import type { ByteRange, Delivery, UseCases } from '@safelight/application';
import { requestIdOf } from '@safelight/transport';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLabels, isText, type Label } from './byte-headers.ts';
import { contentRange, fileHeaders, requestedRange, type Parcel } from './byte-sender.ts';
import { isNotModified, isRangeOfThis } from './preconditions.ts';

/** Files that are held in memory, by their storage keys. */
export interface KeptBytes {
  get(key: string): Buffer | undefined;
}

interface Deps {
  readonly bytes: KeptBytes;
  readonly useCases: Pick<UseCases, 'countDelivery' | 'mayRepeatDelivery'>;
}

/** An answer that was given at one address, with the headers of the whole file. */
interface KnownAnswer {
  readonly delivery: Delivery;
  /** Until when the signature in the address is valid, in epoch seconds; null for an address that anyone may use. */
  readonly signedUntil: number | null;
  readonly parcel: Parcel;
  readonly label: Label;
  /** The headers that the whole file and its parts have in common, without Content-Length. */
  readonly headers: string[];
  readonly wholeHeaders: string[];
}

/**
 * The number of images in memory whose addresses are remembered, each for clients with AVIF and for clients
 * without.
 */
const MAX_ADDRESSES = 20_000;

/**
 * These headers and the id of the request. It is not set on the answer beforehand, because `writeHead` takes longer
 * if there are headers already.
 */
const withId = (req: IncomingMessage, headers: readonly string[]): string[] => [
  ...headers,
  'X-Request-Id',
  requestIdOf(req),
];

const rangeHeaders = ({ headers, parcel: { file } }: KnownAnswer, range: ByteRange): string[] => [
  ...headers,
  'Content-Length',
  String(range.end - range.start + 1),
  'Content-Range',
  contentRange(range, file),
];

/**
 * Makes a cache that repeats earlier answers without reading the database or the store: public files, and
 * private files at signed addresses, as long as they are in memory and unchanged. It checks for each request
 * whether the answer may still be repeated.
 */
export const createKnownAnswers = ({ bytes, useCases }: Deps) => {
  const labelOf = createLabels();
  const answers = new LRUCache<string, KnownAnswer>({ max: 2 * MAX_ADDRESSES });

  const sendWhole = (
    req: IncomingMessage,
    res: ServerResponse,
    { parcel, wholeHeaders }: KnownAnswer,
    body: Buffer,
  ): void => {
    const { ownerId } = parcel;
    res.writeHead(200, withId(req, wholeHeaders));
    if (ownerId === null) res.end(body);
    else res.end(body, () => useCases.countDelivery(ownerId, body.length));
  };

  const send = (req: IncomingMessage, res: ServerResponse, known: KnownAnswer): boolean => {
    const { parcel, label } = known;
    if (isNotModified(req.headers, label.validators)) {
      res.writeHead(304, withId(req, label.headers)).end();
      return true;
    }
    const kept = bytes.get(parcel.file.key);
    if (kept === undefined) return false;
    const range = requestedRange(req, parcel, isRangeOfThis(req.headers, label.validators));
    if (range === null) {
      sendWhole(req, res, known, kept);
      return true;
    }
    const { ownerId } = parcel;
    const part = kept.subarray(range.start, range.end + 1);
    res.writeHead(206, withId(req, rangeHeaders(known, range)));
    res.end(part, () => ownerId !== null && useCases.countDelivery(ownerId, part.length));
    return true;
  };

  return {
    /**
     * Remembers the answer given at an address to a client without a session. `signedUntil` is the time in
     * epoch seconds until which the signature in the address is valid; null for an address without one.
     */
    note: (address: string, delivery: Delivery, signedUntil: number | null, parcel: Parcel): void => {
      if (signedUntil === null && !delivery.isPublic) return;
      if (isText(parcel.file)) return;
      const label = labelOf(parcel, null);
      const headers = fileHeaders(label.headers, parcel);
      const wholeHeaders = [...headers, 'Content-Length', String(parcel.file.sizeBytes)];
      answers.set(address, { delivery, signedUntil, parcel, label, headers, wholeHeaders });
    },

    /**
     * Answers a GET of a remembered address; false when the caller has to look it up. Throws
     * RANGE_NOT_SATISFIABLE.
     */
    repeat: (req: IncomingMessage, res: ServerResponse, address: string): boolean => {
      const known = answers.get(address);
      if (known === undefined) return false;
      if (useCases.mayRepeatDelivery(known.delivery, known.signedUntil)) return send(req, res, known);
      answers.delete(address);
      return false;
    },
  };
};
