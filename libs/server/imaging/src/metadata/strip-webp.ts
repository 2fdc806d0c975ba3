import { isColorProfile, type Orientation, orientationTiff } from './exif-icc.ts';
import { ANMF_HEADER_LENGTH, walkChunks, walkWebp, type RiffChunk } from './riff-chunks.ts';

const HAS_PROFILE = 0x20;
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;
const CANVAS_LENGTH = 10;
const TIMING_LENGTH = 6;
const PICTURE: readonly string[] = ['ALPH', 'VP8 ', 'VP8L'];

const chunkOf = ({ type, data }: RiffChunk): Buffer => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

const fileOf = (chunks: readonly RiffChunk[]): Buffer => {
  const body = Buffer.concat(chunks.map(chunkOf));
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
};

/** A frame with only its pixels. Null when its chunks cannot be parsed. */
const stripFrame = ({ type, data }: RiffChunk): RiffChunk | null => {
  const { chunks, isWhole } = walkChunks(data.subarray(ANMF_HEADER_LENGTH));
  if (!isWhole || data.length < ANMF_HEADER_LENGTH) return null;
  const picture = chunks.filter((chunk) => PICTURE.includes(chunk.type)).map(chunkOf);
  return { type, data: Buffer.concat([data.subarray(0, ANMF_HEADER_LENGTH), ...picture]) };
};

const canvasWithFlags = (canvas: RiffChunk, hasProfile: boolean, isTurned: boolean): RiffChunk => {
  const data = Buffer.from(canvas.data.subarray(0, CANVAS_LENGTH));
  const flags = (data[0] ?? 0) & ~(HAS_PROFILE | HAS_EXIF | HAS_XMP);
  data[0] = flags | (hasProfile ? HAS_PROFILE : 0) | (isTurned ? HAS_EXIF : 0);
  return { type: 'VP8X', data };
};

/** The frames of an animation, or a single picture with its alpha. Null when a frame is malformed. */
const picturesOf = (rest: readonly RiffChunk[], isAnimated: boolean): RiffChunk[] | null => {
  if (!isAnimated) {
    const picture = rest.find(({ type }) => type === 'VP8 ' || type === 'VP8L');
    const alpha = rest.find(({ type }) => type === 'ALPH');
    return [...(alpha ? [alpha] : []), ...(picture ? [picture] : [])];
  }
  const frames = rest.filter(({ type }) => type === 'ANMF').map(stripFrame);
  return frames.every((frame) => frame !== null) ? frames : null;
};

/** The chunks of the extended layout in the order of the specification. Null when a frame is malformed. */
const stripExtended = (
  canvas: RiffChunk,
  rest: readonly RiffChunk[],
  orientation: Orientation,
): Buffer | null => {
  const isTurned = orientation !== 1;
  const profile = rest.find(({ type, data }) => type === 'ICCP' && isColorProfile(data));
  const timing = rest.find(({ type }) => type === 'ANIM');
  const pictures = picturesOf(rest, timing !== undefined);
  if (!pictures) return null;
  return fileOf([
    canvasWithFlags(canvas, profile !== undefined, isTurned),
    ...(profile ? [profile] : []),
    ...(timing ? [{ type: timing.type, data: timing.data.subarray(0, TIMING_LENGTH) }] : []),
    ...pictures,
    ...(isTurned ? [{ type: 'EXIF', data: orientationTiff(orientation) }] : []),
  ]);
};

/**
 * The same coded picture without EXIF, XMP, unknown chunks and trailing bytes. An orientation other than 1 is
 * kept. Null when the chunks cannot be parsed or the layout cannot store the orientation.
 */
export const stripWebp = (bytes: Buffer, orientation: Orientation): Buffer | null => {
  const { chunks, isWhole } = walkWebp(bytes);
  const [first, ...rest] = chunks;
  if (!isWhole || !first) return null;
  if (first.type === 'VP8X') {
    return first.data.length < CANVAS_LENGTH ? null : stripExtended(first, rest, orientation);
  }
  return PICTURE.includes(first.type) && orientation === 1 ? fileOf([first]) : null;
};
