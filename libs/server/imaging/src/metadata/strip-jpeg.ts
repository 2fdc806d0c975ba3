import { isColorProfile, type Orientation, orientationTiff } from './exif-icc.ts';
import { walkJpeg, type JpegSegment } from './jpeg-segments.ts';

/** A marker that is reserved for extensions. No decoder reads its segment. */
const JPG = 0xc8;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const JFIF_WITHOUT_THUMBNAIL = 14;
const PROFILE_NAME = 'ICC_PROFILE\0';
const ADOBE_LENGTH = 12;

const segmentOf = (marker: number, data: Uint8Array): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

const startsWith = (data: Buffer, text: string): boolean =>
  data.subarray(0, text.length).equals(Buffer.from(text, 'latin1'));

/**
 * The fixed fields of JFIF. Its thumbnail is left out, because it could show parts that were cropped away.
 */
const withoutJfifThumbnail = (data: Buffer): Buffer => {
  const fixed = Buffer.from(data.subarray(0, JFIF_WITHOUT_THUMBNAIL));
  fixed.fill(0, 12);
  return segmentOf(APP0, fixed);
};

/** True for frames, tables, restart intervals, scans, SOI and EOI, whose markers are exactly this range. */
const isNeededToDecode = (marker: number): boolean => marker >= 0xc0 && marker <= 0xdf && marker !== JPG;

/**
 * A profile larger than 64 kB is divided into several segments. Only the first segment contains the profile's
 * header.
 */
const isPartOfProfile = (data: Buffer): boolean =>
  startsWith(data, PROFILE_NAME) &&
  (data[PROFILE_NAME.length] !== 1 || isColorProfile(data.subarray(PROFILE_NAME.length + 2)));

const keep = (segment: JpegSegment, bytes: Buffer): Buffer | null => {
  const { marker, data, start, end } = segment;
  if (isNeededToDecode(marker)) return bytes.subarray(start, end);
  if (marker === APP0 && startsWith(data, 'JFIF\0') && data.length >= JFIF_WITHOUT_THUMBNAIL) {
    return withoutJfifThumbnail(data);
  }
  if (marker === APP2 && isPartOfProfile(data)) return bytes.subarray(start, end);
  if (marker === APP14 && startsWith(data, 'Adobe') && data.length >= ADOBE_LENGTH) {
    return segmentOf(APP14, data.subarray(0, ADOBE_LENGTH));
  }
  return null;
};

const orientationSegment = (orientation: Orientation): Buffer =>
  segmentOf(APP1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationTiff(orientation)]));

/**
 * The same coded picture with only the segments that are needed to show it: tables, frames, scans, color
 * profile and any orientation other than 1. Null when the segments cannot be parsed up to EOI.
 */
export const stripJpeg = (bytes: Buffer, orientation: Orientation): Buffer | null => {
  const { segments, isWhole } = walkJpeg(bytes);
  if (!isWhole) return null;
  const kept = segments.flatMap((segment) => {
    const part = keep(segment, bytes);
    return part ? [{ marker: segment.marker, part }] : [];
  });
  if (orientation === 1) return Buffer.concat(kept.map(({ part }) => part));
  const afterJfif = kept[1]?.marker === APP0 ? 2 : 1;
  const parts = kept.map(({ part }) => part);
  return Buffer.concat([
    ...parts.slice(0, afterJfif),
    orientationSegment(orientation),
    ...parts.slice(afterJfif),
  ]);
};
