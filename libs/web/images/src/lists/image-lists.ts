import type { ApolloCache } from '@apollo/client/cache';
import { type ImageListArgs, imagePageKey } from '@safelight/web-data';
import { HeldPages } from './held-pages.ts';
import {
  appended,
  continued,
  type ImageConnection,
  type ImageList,
  listOf,
  without,
  withPutBack,
} from './image-list.ts';

/** A list as far as it is loaded, and whether it is still current. */
export interface KnownList {
  readonly args: ImageListArgs;
  readonly list: ImageList;
  /** Whether its images or their order have changed since its first page was loaded. */
  readonly isStale: boolean;
  /** The number of times that the list has become stale. */
  readonly timesStale: number;
}

/** A list shows either images of the library or images in the trash. */
type TrashSide = 'library' | 'trash';

const sideOf = ({ filter }: ImageListArgs): TrashSide => (filter?.isTrashed === true ? 'trash' : 'library');

/**
 * The only object that holds which images are in each list, and in what order (see the README). The data of
 * the images near the window is in the cache (`pages`).
 */
class ImageLists {
  readonly pages: HeldPages;
  readonly #known = new Map<string, KnownList>();
  #shown: ImageListArgs | null = null;
  /**
   * The aspect ratio (width over height) of every listed image. It is one number per image, so that the layout
   * does not need the image's data.
   */
  readonly #shapes = new Map<string, number>();
  readonly #listeners = new Set<() => void>();

  constructor(cache: ApolloCache) {
    this.pages = new HeldPages(cache);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the list with these arguments; it is the same object until it changes. */
  get(args: ImageListArgs): KnownList | undefined {
    return this.#known.get(imagePageKey(args, null));
  }

  /** Returns the aspect ratio (width over height) of a listed image. */
  readonly shapeOf = (uid: string): number => this.#shapes.get(uid) ?? 1;

  /** Records which list is on screen: a picture's page uses it to find the previous and next picture. */
  shows(args: ImageListArgs): void {
    this.#shown = args;
  }

  /**
   * Returns an image and those within `reach` places of it in the list that was on screen last. Empty if that list
   * does not contain it.
   */
  around(uid: string, reach: number): readonly string[] {
    const uids = (this.#shown === null ? undefined : this.get(this.#shown))?.list.uids ?? [];
    const index = uids.indexOf(uid);
    return index === -1 ? [] : uids.slice(Math.max(0, index - reach), index + reach + 1);
  }

  /** Stores the first page of a list: the list keeps its other pages if it is unchanged, or starts again. */
  begin(args: ImageListArgs, first: ImageConnection): void {
    this.#learn(first);
    const known = this.get(args);
    const list = known === undefined || known.isStale ? listOf(first) : continued(known.list, first);
    this.#set({ args, list, isStale: false, timesStale: known?.timesStale ?? 0 });
    this.#tell();
  }

  /** Adds the page after `cursor` to a list, unless the list has changed in the meantime. */
  append(args: ImageListArgs, cursor: string, page: ImageConnection): void {
    const known = this.get(args);
    if (known?.list.endCursor !== cursor) return;
    this.#learn(page);
    this.#set({ ...known, list: appended(known.list, page) });
    this.#tell();
  }

  /**
   * Marks lists as stale (all of them by default), so that they are loaded again: at once if they are on
   * screen, otherwise when they are shown.
   */
  expire(isAffected: (known: KnownList) => boolean = () => true): void {
    for (const known of [...this.#known.values()].filter(isAffected)) {
      this.#set({ ...known, isStale: true, timesStale: known.timesStale + 1 });
    }
    this.#tell();
  }

  /**
   * Removes images from the lists of one side of the trash, and marks the lists of the other side as stale.
   * Returns a function that restores the images to their places.
   */
  take(uids: readonly string[], from: TrashSide): () => void {
    const gone = new Set(uids);
    const taken = new Map<string, readonly string[]>();
    for (const [key, known] of this.#known) {
      if (sideOf(known.args) !== from) continue;
      taken.set(
        key,
        known.list.uids.filter((uid) => gone.has(uid)),
      );
      this.#set({ ...known, list: without(known.list, gone) });
    }
    this.expire(({ args }) => sideOf(args) !== from);
    return () => {
      for (const key of taken.keys()) {
        const known = this.#known.get(key);
        if (known !== undefined) this.#set({ ...known, list: withPutBack(known.list, gone) });
      }
      // A list that was loaded since then has no places for the restored images.
      this.expire(({ args, list }) => {
        const shown = new Set(list.uids);
        return taken.get(imagePageKey(args, null))?.every((uid) => shown.has(uid)) !== true;
      });
    };
  }

  #learn({ nodes }: ImageConnection): void {
    for (const { uid, width, height } of nodes) this.#shapes.set(uid, width / height);
  }

  #set(known: KnownList): void {
    this.#known.set(imagePageKey(known.args, null), known);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const listsOfCache = new WeakMap<ApolloCache, ImageLists>();

/** Returns the lists of a cache, which belong to one person. */
export const imageListsOf = (cache: ApolloCache): ImageLists => {
  const lists = listsOfCache.get(cache) ?? new ImageLists(cache);
  listsOfCache.set(cache, lists);
  return lists;
};

/** Marks every list of images as stale, after something changed their images or order. */
export const expireImageLists = (cache: ApolloCache): void => imageListsOf(cache).expire();
