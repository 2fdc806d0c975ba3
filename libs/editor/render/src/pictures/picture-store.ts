import { pictureKey, type PictureSource } from '@safelight/engine';
import type { Picture } from '@safelight/paint';
import { decodeInWorker } from './decode-in-worker.ts';
import { closePicture, SCREEN_SIDE_PX, type DecodedPicture } from './decode-picture.ts';
import { fetchPicture, type PictureAddress } from './fetch-picture.ts';
import { isCmyk } from './is-cmyk.ts';
import { PictureMissing } from './picture-missing.ts';

/** A picture reduced for the screen, or with all its pixels. */
export type PictureDetail = 'screen' | 'full';

/** Storage in this browser for pictures that the server does not have yet. */
interface KeptPictures {
  readonly read: (sha256: string) => Promise<Blob | null>;
  readonly write: (sha256: string, blob: Blob) => Promise<void>;
}

export interface PictureStoreOptions {
  /** Where a picture's bytes are. Rejects with PictureMissing when there is no such picture. */
  readonly addressOf: (source: PictureSource) => Promise<PictureAddress>;
  /** Fetches with the person's access token. */
  readonly fetch?: (url: string) => Promise<Response>;
  readonly kept?: KeptPictures;
  readonly decode?: (blob: Blob, maxSide?: number) => Promise<DecodedPicture>;
  /** The maximum memory for full pictures, in bytes. */
  readonly fullBytes?: number;
}

/** The pictures of one open document, each fetched once. */
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
  readonly failed: () => readonly PictureSource[];
  /** True once a picture was wanted with all its pixels, for which this device has too little memory. */
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

interface Entry {
  readonly source: PictureSource;
  blob: Promise<Blob>;
  loaded: Promise<void>;
  screen: Picture | null;
  /** `refused` when there is too little memory for it. */
  full: Picture | 'coming' | 'refused' | null;
  /** The original size, known once it was decoded. */
  width: number;
  height: number;
  isFailed: boolean;
  isCmyk: boolean;
}

const MEBIBYTE = 1024 * 1024;

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

const BYTES_PER_PIXEL = 4;

const isPicture = (full: Entry['full']): full is Picture => full !== null && typeof full !== 'string';

export const createPictureStore = ({
  addressOf,
  fetch: load = (url) => fetch(url),
  kept,
  decode = decodeInWorker,
  fullBytes = fullBytesFor(deviceMemory()),
}: PictureStoreOptions): PictureStore => {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let isClosed = false;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const bytesFrom = async (source: PictureSource): Promise<Blob> => {
    const here = source.kind === 'blob' ? await kept?.read(source.sha256) : null;
    if (here) return here;
    return await fetchPicture(await addressOf(source), async (url) => {
      const response = await load(url);
      if (!response.ok) throw new PictureMissing([source], new Error(`HTTP ${String(response.status)}`));
      return await response.blob();
    });
  };

  const begin = (entry: Entry, blob: Promise<Blob>): Promise<void> => {
    entry.blob = blob;
    entry.isFailed = false;
    entry.loaded = (async () => {
      try {
        const bytes = await blob;
        const { picture, width, height } = await decode(bytes, SCREEN_SIDE_PX);
        if (isClosed) {
          closePicture(picture);
          return;
        }
        Object.assign(entry, { screen: picture, width, height, isCmyk: await isCmyk(bytes) });
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
    const known = entries.get(pictureKey(source));
    if (known !== undefined && (blob === undefined || !known.isFailed)) return known;
    const entry = { source, screen: null, full: null, width: 0, height: 0 } as unknown as Entry;
    entries.set(pictureKey(source), entry);
    void begin(entry, blob === undefined ? bytesFrom(source) : Promise.resolve(blob));
    return entry;
  };

  const fullInUse = (): number =>
    [...entries.values()].reduce(
      (sum, { full, width, height }) =>
        sum + (full === null || full === 'refused' ? 0 : width * height * BYTES_PER_PIXEL),
      0,
    );

  const wantFull = (entry: Entry): void => {
    const { width, height } = entry;
    if (entry.full !== null) return;
    const fits = fullInUse() + width * height * BYTES_PER_PIXEL <= fullBytes;
    entry.full = fits ? 'coming' : 'refused';
    void (async () => {
      try {
        const { picture } = fits ? await decode(await entry.blob) : { picture: null };
        if (isClosed && picture !== null) closePicture(picture);
        else entry.full = picture ?? 'refused';
      } catch {
        // The reduced picture is loaded and still shown.
        entry.full = 'refused';
      }
      if (!isClosed) tell();
    })();
  };

  const isReduced = ({ screen, width }: Entry): boolean => screen !== null && screen.width < width;

  return {
    get: (source, detail = 'screen') => {
      if (isClosed) return null;
      const entry = entryOf(source);
      if (detail === 'screen' || !isReduced(entry)) return entry.screen;
      wantFull(entry);
      return isPicture(entry.full) ? entry.full : entry.screen;
    },
    ready: async (sources) => {
      const wanted = [...sources].map((source) => entryOf(source));
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
        entries.delete(pictureKey(source));
        throw error;
      }
      await kept?.write(sha256, bytes);
      return { width: entry.width, height: entry.height };
    },
    failed: () => [...entries.values()].filter(({ isFailed }) => isFailed).map(({ source }) => source),
    lacksMemory: () => [...entries.values()].some(({ full }) => full === 'refused'),
    hasCmyk: () => [...entries.values()].some((entry) => entry.isCmyk),
    retry: () => {
      const failed = [...entries.values()].filter(({ isFailed }) => isFailed);
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
      for (const { screen, full } of entries.values()) {
        if (screen !== null) closePicture(screen);
        if (isPicture(full)) closePicture(full);
      }
      entries.clear();
    },
  };
};
