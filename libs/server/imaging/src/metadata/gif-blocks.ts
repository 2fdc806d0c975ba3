/**
 * The kind of a block: timing of the next frame, a frame, text drawn as a frame, the loop count, or anything
 * else.
 */
export type GifBlockKind = 'control' | 'image' | 'plain-text' | 'loop' | 'other';

export interface GifBlock {
  readonly kind: GifBlockKind;
  readonly start: number;
  readonly end: number;
}

export interface GifWalk {
  /** The offset after the header, the logical screen and the global color table. */
  readonly headerEnd: number;
  readonly blocks: readonly GifBlock[];
  /** False when the data ends or is malformed before the trailer. */
  readonly isWhole: boolean;
}

const SCREEN_END = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const APPLICATION_LENGTH = 11;
const LOOP_APPLICATIONS: readonly string[] = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

const colorTableLength = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/**
 * The offset after the sub-blocks that begin at `from` and after their terminator. −1 without a terminator.
 */
const endOfSubBlocks = (bytes: Buffer, from: number): number => {
  let at = from;
  for (;;) {
    const length = bytes[at];
    if (length === undefined) return -1;
    at += length + 1;
    if (length === 0) return at;
  }
};

const extensionKind = (bytes: Buffer, start: number): GifBlockKind => {
  const label = bytes[start + 1];
  if (label === 0xf9) return 'control';
  if (label === 0x01) return 'plain-text';
  const name = bytes.toString('latin1', start + 3, start + 3 + APPLICATION_LENGTH);
  const hasCount = bytes[start + 14] === 3 && bytes[start + 15] === 1;
  return label === 0xff && LOOP_APPLICATIONS.includes(name) && hasCount ? 'loop' : 'other';
};

const blockAt = (bytes: Buffer, start: number): GifBlock | null => {
  const introducer = bytes[start];
  if (introducer === EXTENSION) {
    return { kind: extensionKind(bytes, start), start, end: endOfSubBlocks(bytes, start + 2) };
  }
  if (introducer !== IMAGE) return null;
  const dataStart = start + 10 + colorTableLength(bytes[start + 9] ?? 0) + 1;
  return { kind: 'image', start, end: endOfSubBlocks(bytes, dataStart) };
};

/** Parses the blocks from the header to the trailer. Stops at the first malformed block. */
export const walkGif = (bytes: Buffer): GifWalk => {
  const blocks: GifBlock[] = [];
  const isGif = bytes.length >= SCREEN_END && /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6));
  const headerEnd = SCREEN_END + colorTableLength(bytes[10] ?? 0);
  if (!isGif) return { headerEnd, blocks, isWhole: false };
  let at = headerEnd;
  while (bytes[at] !== TRAILER) {
    const block = blockAt(bytes, at);
    if (!block || block.end === -1) return { headerEnd, blocks, isWhole: false };
    blocks.push(block);
    at = block.end;
  }
  return { headerEnd, blocks, isWhole: true };
};
