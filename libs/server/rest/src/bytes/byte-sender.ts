import type { ByteRange, ImageStore } from '@safelight/application';
import { DomainError, type StoredFile } from '@safelight/domain';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { compressText } from '../http/compress-text.ts';
import { contentCodingOf, type ContentCoding } from '../http/content-coding.ts';
import { createLabels, isText, type Label, type LabelRequest } from './byte-headers.ts';
import { byteRangeOf } from './byte-range.ts';
import type { ForwardedFiles } from './forwarded-files.ts';
import { isNotModified, isRangeOfThis } from './preconditions.ts';

/** A cache of whole files in memory, limited by their size. */
export interface ByteCache {
  /**
   * Null when a file of this size is not kept in memory. Throws NOT_FOUND and STORAGE_UNAVAILABLE like the
   * store.
   */
  read(key: string, sizeBytes: number): Promise<Buffer | null>;
}

/** The file of an answer to GET or HEAD, and its headers. */
export interface Parcel extends LabelRequest {
  /** The Content-Disposition, or null to show the file in place. */
  readonly disposition: string | null;
  /** The user whose bandwidth the delivery counts towards; null when it counts towards nobody's. */
  readonly ownerId: string | null;
}

interface Deps {
  readonly bytes: ByteCache;
  readonly store: Pick<ImageStore, 'open'>;
  /** Called with the number of body bytes that were really sent. Must not throw. */
  readonly countDelivery: (ownerId: string, sentBytes: number) => void;
  /** Hands files over to the proxy in front of the server, if that proxy sends them. */
  readonly forward?: ForwardedFiles['forward'];
}

/**
 * The sizes in bytes between which SVGs are compressed. Smaller ones fit into one packet anyway; larger ones
 * are streamed uncompressed, so that they are never held in memory.
 */
const MIN_COMPRESSED_BYTES = 1_024;
const MAX_COMPRESSED_BYTES = 1_000_000;

const codingOf = (req: IncomingMessage, { file }: Parcel): ContentCoding | null => {
  const { sizeBytes } = file;
  if (!isText(file) || req.headers.range !== undefined) return null;
  if (sizeBytes < MIN_COMPRESSED_BYTES || sizeBytes > MAX_COMPRESSED_BYTES) return null;
  return contentCodingOf(req.headers);
};

const unsatisfiable = ({ sizeBytes }: StoredFile): DomainError =>
  new DomainError('RANGE_NOT_SATISFIABLE', 'The requested range is not in the file.', { sizeBytes });

/**
 * The part to send, null for the whole file; throws RANGE_NOT_SATISFIABLE for a part that the file does not
 * have.
 */
export const requestedRange = (
  req: IncomingMessage,
  parcel: Pick<Parcel, 'file'>,
  isOfThis: boolean,
): ByteRange | null => {
  const header = req.headers.range;
  if (header === undefined || req.method !== 'GET' || !isOfThis) return null;
  const range = byteRangeOf(header, parcel.file.sizeBytes);
  if (range === 'unsatisfiable') throw unsatisfiable(parcel.file);
  return range === 'whole' ? null : range;
};

/** The headers of a file, whole or in part, except Content-Length and Content-Range. */
export const fileHeaders = (label: Label['headers'], { file, disposition }: Parcel): string[] => {
  const headers = [...label, 'Content-Type', file.contentType];
  return disposition === null ? headers : [...headers, 'Content-Disposition', disposition];
};

/** The Content-Range of a part of a file. */
export const contentRange = ({ start, end }: ByteRange, { sizeBytes }: StoredFile): string =>
  `bytes ${start}-${end}/${sizeBytes}`;

/**
 * Makes a function that sends files with validators, conditional requests and single ranges, and SVGs
 * compressed if the client accepts that. Small files come from memory, others are streamed from the store at
 * the client's pace. The bytes sent are counted for the owner. Errors before the first byte are thrown; later
 * ones abort the answer.
 */
export const createByteSender = ({ bytes, store, countDelivery, forward }: Deps) => {
  const labelOf = createLabels();

  const count = (ownerId: string | null, sentBytes: number): void => {
    if (ownerId !== null && sentBytes > 0) countDelivery(ownerId, sentBytes);
  };

  const stream = async (
    res: ServerResponse,
    { file, ownerId }: Parcel,
    range: ByteRange | null,
    writeHead: () => void,
  ) => {
    const source = await store.open(file.key, range ?? undefined);
    if (res.destroyed) {
      source.destroy();
      return;
    }
    writeHead();
    let sentBytes = 0;
    source.on('data', (chunk: Buffer) => void (sentBytes += chunk.length));
    try {
      await pipeline(source, res);
    } catch (error) {
      const hasClientLeft = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
      if (!hasClientLeft) throw error;
    } finally {
      count(ownerId, sentBytes);
    }
  };

  const sendCompressed = async (
    res: ServerResponse,
    parcel: Parcel,
    coding: ContentCoding,
    head: string[],
  ) => {
    const { key, sizeBytes } = parcel.file;
    const whole = (await bytes.read(key, sizeBytes)) ?? (await buffer(await store.open(key)));
    const body = await compressText(whole, coding);
    res.writeHead(200, [...head, 'Content-Length', String(body.length)]);
    res.end(body, () => count(parcel.ownerId, body.length));
  };

  return async (req: IncomingMessage, res: ServerResponse, parcel: Parcel): Promise<void> => {
    const { file } = parcel;
    const coding = codingOf(req, parcel);
    const { validators, headers } = labelOf(parcel, coding);
    if (isNotModified(req.headers, validators)) {
      res.writeHead(304, headers as string[]).end();
      return;
    }
    const range = requestedRange(req, parcel, isRangeOfThis(req.headers, validators));
    const length = range === null ? file.sizeBytes : range.end - range.start + 1;
    const head = fileHeaders(headers, parcel);
    const writeHead = (): void => {
      const all = coding === null ? [...head, 'Content-Length', String(length)] : head;
      if (range !== null) all.push('Content-Range', contentRange(range, file));
      res.writeHead(range === null ? 200 : 206, all);
    };
    if (req.method === 'HEAD') {
      writeHead();
      res.end();
      return;
    }
    if (coding !== null) return sendCompressed(res, parcel, coding, head);
    if ((await forward?.(req, res, { parcel, range, headers: head })) === true) return;
    const kept = await bytes.read(file.key, file.sizeBytes);
    if (kept === null) return stream(res, parcel, range, writeHead);
    writeHead();
    const body = range === null ? kept : kept.subarray(range.start, range.end + 1);
    res.end(body, () => count(parcel.ownerId, length));
  };
};
