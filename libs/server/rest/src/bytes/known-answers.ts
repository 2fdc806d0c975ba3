import type { Delivery, UseCases } from '@safelight/application';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLabels, isText, type Label } from './byte-headers.ts';
import { requestedRange, type Parcel } from './byte-sender.ts';
import { isNotModified, isRangeOfThis } from './preconditions.ts';

/** Files in memory, by their keys. */
export interface KeptBytes {
  get(key: string): Buffer | undefined;
}

interface Deps {
  readonly bytes: KeptBytes;
  readonly useCases: Pick<UseCases, 'countDelivery' | 'mayRepeatDelivery'>;
}

/** What was answered at one address, with the headers of the whole file. */
interface KnownAnswer {
  readonly delivery: Delivery;
  readonly parcel: Parcel;
  readonly label: Label;
  readonly headers: string[];
}

/** As many addresses as images are in memory, each for clients with AVIF and without. */
const MAX_ADDRESSES = 20_000;

const rangeHeaders = ({ label, parcel: { file } }: KnownAnswer, start: number, end: number): string[] => [
  ...label.headers,
  'Content-Type',
  file.contentType,
  'Content-Length',
  String(end - start + 1),
  'Content-Range',
  `bytes ${start}-${end}/${file.sizeBytes}`,
];

/**
 * Answers at once, without waiting for anything, what was answered before and has not changed: public files
 * that are still in memory. Whether an answer may be repeated is decided anew for each request.
 */
export const createKnownAnswers = ({ bytes, useCases }: Deps) => {
  const labelOf = createLabels();
  const answers = new LRUCache<string, KnownAnswer>({ max: 2 * MAX_ADDRESSES });

  const sendWhole = (res: ServerResponse, { parcel, headers }: KnownAnswer, body: Buffer): void => {
    const { ownerId } = parcel;
    res.writeHead(200, headers);
    if (ownerId === null) res.end(body);
    else res.end(body, () => useCases.countDelivery(ownerId, body.length));
  };

  const send = (req: IncomingMessage, res: ServerResponse, known: KnownAnswer): boolean => {
    const { parcel, label } = known;
    if (isNotModified(req.headers, label.validators)) {
      res.writeHead(304, label.headers as string[]).end();
      return true;
    }
    const kept = bytes.get(parcel.file.key);
    if (kept === undefined) return false;
    const range = requestedRange(req, parcel, isRangeOfThis(req.headers, label.validators));
    if (range === null) {
      sendWhole(res, known, kept);
      return true;
    }
    const { ownerId } = parcel;
    const part = kept.subarray(range.start, range.end + 1);
    res.writeHead(206, rangeHeaders(known, range.start, range.end));
    res.end(part, () => ownerId !== null && useCases.countDelivery(ownerId, part.length));
    return true;
  };

  return {
    /** Remembers what was answered to anyone at an address. */
    note: (address: string, delivery: Delivery, parcel: Parcel): void => {
      if (!delivery.isPublic || parcel.disposition !== null || isText(parcel.file)) return;
      const label = labelOf(parcel, null);
      const { contentType, sizeBytes } = parcel.file;
      const headers = [...label.headers, 'Content-Type', contentType, 'Content-Length', String(sizeBytes)];
      answers.set(address, { delivery, parcel, label, headers });
    },

    /**
     * Answers a GET of an address that was noted; false when it has to be looked up. Throws
     * RANGE_NOT_SATISFIABLE.
     */
    repeat: (req: IncomingMessage, res: ServerResponse, address: string): boolean => {
      const known = answers.get(address);
      if (known === undefined) return false;
      if (useCases.mayRepeatDelivery(known.delivery)) return send(req, res, known);
      answers.delete(address);
      return false;
    },
  };
};
