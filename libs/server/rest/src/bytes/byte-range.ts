import type { ByteRange } from '@safelight/application';

const SINGLE_RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/;

/**
 * The part of `sizeBytes` bytes that a Range header requests. `whole` for headers that may be ignored
 * (several ranges, another unit), `unsatisfiable` for a range outside the file or an invalid one (RFC 9110
 * §14.2).
 */
export const byteRangeOf = (header: string, sizeBytes: number): ByteRange | 'whole' | 'unsatisfiable' => {
  if (!header.startsWith('bytes=') || header.includes(',')) return 'whole';
  const match = SINGLE_RANGE.exec(header);
  if (match === null) return 'unsatisfiable';
  const [, first, last, suffix] = match;
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { start: sizeBytes - length, end: sizeBytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  return start > end ? 'unsatisfiable' : { start, end };
};
