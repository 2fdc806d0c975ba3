import { pictureKey, type PictureSource, type Size } from '@safelight/engine';
import type { Picture } from '@safelight/paint';
import { closePicture } from './decode-picture.ts';

const MEBIBYTE = 1024 * 1024;
const BYTES_PER_PIXEL = 4;

/**
 * The memory for full pictures on a device with this much memory in gibibytes, as far as the browser says it: with
 * 8 or more the largest hosted picture fits, which has 100 megapixels.
 */
export const fullBytesFor = (deviceGibibytes: number | undefined): number =>
  (deviceGibibytes ?? 0) >= 8 ? 448 * MEBIBYTE : 256 * MEBIBYTE;

const deviceMemory = (): number | undefined =>
  typeof navigator === 'undefined'
    ? undefined
    : (navigator as { readonly deviceMemory?: number }).deviceMemory;

/** The memory for reduced pictures that are not in use: about five results of AI edits. */
const UNUSED_BYTES = 128 * MEBIBYTE;

export interface PictureMemoryOptions {
  /**
   * The pictures that are on the canvas now. The others may be closed to free memory. Without it all of them count as
   * being on the canvas.
   */
  readonly inUse?: () => readonly PictureSource[];
  /** The maximum memory for full pictures, in bytes. */
  readonly fullBytes?: number;
  /** The maximum memory for reduced pictures that are not in use, in bytes. */
  readonly unusedBytes?: number;
}

/** What is in memory of one picture. */
export interface PictureEntry {
  screen: Picture | null;
  /** `refused` while there is no room for it, and `failed` when the browser has too little memory for it. */
  full: Picture | 'coming' | 'refused' | 'failed' | null;
  /** The width of the original in pixels; 0 until the picture has been decoded. */
  width: number;
  /** The height of the original in pixels; 0 until the picture has been decoded. */
  height: number;
  /** True after it was closed to free memory, until it is decoded again. */
  isReleased: boolean;
}

const bytesOf = ({ width, height }: Size): number => width * height * BYTES_PER_PIXEL;

export const isPicture = (full: PictureEntry['full']): full is Picture =>
  full !== null && typeof full !== 'string';

const closeFull = (entry: PictureEntry): void => {
  if (!isPicture(entry.full)) return;
  closePicture(entry.full);
  entry.full = null;
};

const release = (entry: PictureEntry): void => {
  if (entry.screen !== null) closePicture(entry.screen);
  closeFull(entry);
  entry.screen = null;
  entry.isReleased = true;
};

/** The pictures of a store. Those that are not in use are closed where others need their memory. */
export class PictureMemory<Entry extends PictureEntry> {
  /** By the keys of the pictures, the least recently requested first. */
  private readonly entries = new Map<string, Entry>();
  private readonly inUse: PictureMemoryOptions['inUse'];
  private readonly fullBytes: number;
  private readonly unusedBytes: number;

  constructor({
    inUse,
    fullBytes = fullBytesFor(deviceMemory()),
    unusedBytes = UNUSED_BYTES,
  }: PictureMemoryOptions) {
    this.inUse = inUse;
    this.fullBytes = fullBytes;
    this.unusedBytes = unusedBytes;
  }

  get all(): readonly Entry[] {
    return [...this.entries.values()];
  }

  /** Returns the entry of a picture, which is then the most recently requested one. */
  find(source: PictureSource): Entry | null {
    const entry = this.entries.get(pictureKey(source));
    if (entry === undefined) return null;
    this.put(source, entry);
    return entry;
  }

  put(source: PictureSource, entry: Entry): void {
    this.delete(source);
    this.entries.set(pictureKey(source), entry);
  }

  delete(source: PictureSource): void {
    this.entries.delete(pictureKey(source));
  }

  /** Releases reduced pictures that are not in use, as far as they take more memory than they may. */
  releaseUnused(): void {
    let bytes = 0;
    for (const entry of this.unused().toReversed()) {
      if (entry.screen === null) continue;
      bytes += bytesOf(entry.screen);
      if (bytes > this.unusedBytes) release(entry);
    }
  }

  /** Closes full pictures that are not in use until there is room for one more. False if there is not enough. */
  makeRoomFor(entry: Entry): boolean {
    const fits = (): boolean => this.bytesOfFull() + bytesOf(entry) <= this.fullBytes;
    return (
      fits() ||
      this.unused().some((other) => {
        closeFull(other);
        return fits();
      })
    );
  }

  close(): void {
    for (const entry of this.entries.values()) release(entry);
    this.entries.clear();
  }

  /** The entries that are not in use, the least recently requested first. */
  private unused(): readonly Entry[] {
    if (this.inUse === undefined) return [];
    const used = new Set(this.inUse().map(pictureKey));
    return [...this.entries].flatMap(([key, entry]) => (used.has(key) ? [] : [entry]));
  }

  private bytesOfFull(): number {
    return this.all
      .filter(({ full }) => full === 'coming' || isPicture(full))
      .reduce((sum, entry) => sum + bytesOf(entry), 0);
  }
}
