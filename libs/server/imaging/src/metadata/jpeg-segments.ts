/** A marker segment. The segment of a scan includes its entropy-coded data. */
export interface JpegSegment {
  readonly marker: number;
  readonly start: number;
  readonly end: number;
  /** The content after the length field; empty for SOI and EOI. */
  readonly data: Buffer;
}

export interface JpegWalk {
  readonly segments: readonly JpegSegment[];
  /** False when the data ends or is malformed before EOI. */
  readonly isWhole: boolean;
}

export const SOI = 0xd8;
export const EOI = 0xd9;
export const SOS = 0xda;

/** A marker without content. 0x00 after 0xFF, which is stuffing, has no content either. */
const TEM = 0x01;

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/**
 * The offset of the next marker's 0xFF. It skips entropy-coded data, stray bytes, stuffing, restart markers
 * and fill bytes, as decoders do. −1 when there is no marker.
 */
const nextMarker = (bytes: Buffer, from: number): number => {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next === 0xff) at += 1;
    else if (next <= TEM || isRestart(next)) at = bytes.indexOf(0xff, at + 2);
    else return at;
  }
  return -1;
};

const segmentAt = (bytes: Buffer, start: number): JpegSegment | null => {
  const marker = bytes[start + 1] ?? 0;
  if (marker === SOI || marker === EOI) return { marker, start, end: start + 2, data: bytes.subarray(0, 0) };
  if (start + 4 > bytes.length) return null;
  const dataEnd = start + 2 + bytes.readUInt16BE(start + 2);
  if (dataEnd < start + 4 || dataEnd > bytes.length) return null;
  const end = marker === SOS ? nextMarker(bytes, dataEnd) : dataEnd;
  return end === -1 ? null : { marker, start, end, data: bytes.subarray(start + 4, dataEnd) };
};

/** Parses the segments from SOI to EOI. Stops at the first malformed segment. */
export const walkJpeg = (bytes: Buffer): JpegWalk => {
  const segments: JpegSegment[] = [];
  let at = 0;
  for (;;) {
    const start = nextMarker(bytes, at);
    const segment = start === -1 ? null : segmentAt(bytes, start);
    const isFirst = at === 0;
    if (!segment || (segment.marker === SOI) !== isFirst || (isFirst && start !== 0)) {
      return { segments, isWhole: false };
    }
    segments.push(segment);
    if (segment.marker === EOI) return { segments, isWhole: true };
    at = segment.end;
  }
};
