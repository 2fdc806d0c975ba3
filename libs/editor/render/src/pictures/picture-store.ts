import { pictureKey, type PictureSource } from '@safelight/engine';
import type { Picture } from '@safelight/paint';
import { decodeInWorker } from './decode-in-worker.ts';
import { closePicture, SCREEN_SIDE_PX, type DecodedPicture } from './decode-picture.ts';
import { type PictureOrigin, picturesFrom } from './fetch-picture.ts';
import { isCmyk } from './is-cmyk.ts';
import { isPicture, type PictureEntry, PictureMemory, type PictureMemoryOptions } from './picture-memory.ts';
import { PictureMissing } from './picture-missing.ts';

/** A picture reduced for the screen, or with all its pixels. */
export type PictureDetail = 'screen' | 'full';

export interface PictureStoreOptions extends PictureMemoryOptions, PictureOrigin {
  /** Keeps a picture in this browser that the server does not have yet, for `readKept`. */
  readonly keep?: (sha256: string, blob: Blob) => Promise<void>;
  readonly decode?: (blob: Blob, maxSide?: number) => Promise<DecodedPicture>;
}

/** The pictures of one open document, each fetched once and decoded while it is in use. */
export interface PictureStore {
  /**
   * Returns a decoded picture to draw immediately; request it again for every drawing. Returns null and
   * starts loading when the picture is not loaded. Returns the reduced picture while the full one is not
   * available or does not fit into memory.
   */
  readonly get: (source: PictureSource, detail?: PictureDetail) => Picture | null;
  /**
   * Resolves when all of the pictures can be drawn. Rejects with PictureMissing when one of them cannot be
   * loaded.
   */
  readonly ready: (sources: Iterable<PictureSource>) => Promise<void>;
  /**
   * Adds a picture that has not been uploaded, under the hash of its bytes. Rejects when the browser cannot
   * show it.
   */
  readonly add: (sha256: string, bytes: Blob) => Promise<{ readonly width: number; readonly height: number }>;
  /** Those of the pictures that could not be loaded. */
  readonly failed: (sources: Iterable<PictureSource>) => readonly PictureSource[];
  /** True if a picture was wanted with all its pixels, for which this device has too little memory. */
  readonly lacksMemory: () => boolean;
  /** True if a picture is in CMYK, which each browser converts in its own way. */
  readonly hasCmyk: () => boolean;
  /** Requests the pictures that failed again. */
  readonly retry: () => void;
  /** Calls the listener when a picture was loaded or failed. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly bytes: (source: PictureSource) => Promise<Blob>;
  readonly close: () => void;
}

interface Entry extends PictureEntry {
  readonly source: PictureSource;
  blob: Promise<Blob>;
  loaded: Promise<void>;
  isFailed: boolean;
  isCmyk: boolean;
}

export const createPictureStore = ({
  keep,
  decode = decodeInWorker,
  ...options
}: PictureStoreOptions): PictureStore => {
  const memory = new PictureMemory<Entry>(options);
  const bytesFrom = picturesFrom(options);
  const listeners = new Set<() => void>();
  let isClosed = false;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const begin = (entry: Entry, blob: Promise<Blob>): Promise<void> => {
    Object.assign(entry, { blob, isFailed: false, isReleased: false });
    entry.loaded = (async () => {
      try {
        const bytes = await blob;
        const { picture, width, height } = await decode(bytes, SCREEN_SIDE_PX);
        if (isClosed) {
          closePicture(picture);
          return;
        }
        Object.assign(entry, { screen: picture, width, height, isCmyk: await isCmyk(bytes) });
        memory.releaseUnused();
      } catch (error) {
        entry.isFailed = true;
        throw error;
      } finally {
        if (!isClosed) tell();
      }
    })();
    // Callers of `ready` get the error; this only avoids an unhandled rejection.
    entry.loaded.catch(() => undefined);
    return entry.loaded;
  };

  const entryOf = (source: PictureSource, blob?: Blob): Entry => {
    const known = memory.find(source);
    if (known !== null && (blob === undefined || !known.isFailed)) return known;
    const entry = { source, screen: null, full: null, width: 0, height: 0 } as unknown as Entry;
    memory.put(source, entry);
    void begin(entry, blob === undefined ? bytesFrom(source) : Promise.resolve(blob));
    return entry;
  };

  const decodedEntryOf = (source: PictureSource): Entry => {
    const entry = entryOf(source);
    if (entry.isReleased) void begin(entry, entry.blob);
    return entry;
  };

  const decodeFull = async (entry: Entry): Promise<void> => {
    entry.full = 'coming';
    try {
      const { picture } = await decode(await entry.blob);
      if (isClosed) closePicture(picture);
      else entry.full = picture;
    } catch {
      // The reduced picture is loaded and still shown.
      entry.full = 'failed';
    }
    if (!isClosed) tell();
  };

  const wantFull = (entry: Entry): void => {
    if (entry.full !== null && entry.full !== 'refused') return;
    if (memory.makeRoomFor(entry)) void decodeFull(entry);
    else if (entry.full === null) {
      entry.full = 'refused';
      tell();
    }
  };

  const isReduced = ({ screen, width }: Entry): boolean => screen !== null && screen.width < width;

  return {
    get: (source, detail = 'screen') => {
      if (isClosed) return null;
      const entry = decodedEntryOf(source);
      if (detail === 'screen' || !isReduced(entry)) return entry.screen;
      wantFull(entry);
      return isPicture(entry.full) ? entry.full : entry.screen;
    },
    ready: async (sources) => {
      const wanted = [...sources].map(decodedEntryOf);
      const results = await Promise.allSettled(wanted.map(({ loaded }) => loaded));
      const missing = wanted.filter((_, index) => results[index]?.status === 'rejected');
      if (missing.length === 0) return;
      const first = results.find((result) => result.status === 'rejected');
      throw new PictureMissing(
        missing.map(({ source }) => source),
        first?.reason,
      );
    },
    add: async (sha256, bytes) => {
      const source = { kind: 'blob', sha256 } as const;
      const entry = entryOf(source, bytes);
      try {
        await entry.loaded;
      } catch (error) {
        memory.delete(source);
        throw error;
      }
      await keep?.(sha256, bytes);
      return { width: entry.width, height: entry.height };
    },
    failed: (sources) => {
      const failed = new Set(
        memory.all.filter(({ isFailed }) => isFailed).map((entry) => pictureKey(entry.source)),
      );
      return [...sources].filter((source) => failed.has(pictureKey(source)));
    },
    lacksMemory: () => memory.all.some(({ full }) => full === 'refused' || full === 'failed'),
    hasCmyk: () => memory.all.some((entry) => entry.isCmyk),
    retry: () => {
      const failed = memory.all.filter(({ isFailed }) => isFailed);
      for (const entry of failed) void begin(entry, bytesFrom(entry.source)).catch(() => undefined);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    bytes: (source) => entryOf(source).blob,
    close: () => {
      isClosed = true;
      listeners.clear();
      memory.close();
    },
  };
};
