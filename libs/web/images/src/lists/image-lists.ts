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

/** A list that was asked for, and what is known of it. */
export interface KnownList {
  readonly args: ImageListArgs;
  readonly list: ImageList;
  /** True once something changed who is in it or in what order, until its first page is asked for again. */
  readonly isStale: boolean;
  /** How often it became stale. */
  readonly timesStale: number;
}

/** The two sides of the trash: a list shows images of one of them. */
export type TrashSide = 'library' | 'trash';

const sideOf = ({ filter }: ImageListArgs): TrashSide => (filter?.isTrashed === true ? 'trash' : 'library');

/**
 * What is in each list of images and in what order: the one place that knows (see the README). The data of the
 * images themselves is in the cache, for the pages near the window (`pages`).
 */
export class ImageLists {
  readonly pages: HeldPages;
  readonly #known = new Map<string, KnownList>();
  #shown: ImageListArgs | null = null;
  /** Width over height of every image that was listed: a number each, so that its place is known without its data. */
  readonly #shapes = new Map<string, number>();
  readonly #listeners = new Set<() => void>();

  constructor(cache: ApolloCache) {
    this.pages = new HeldPages(cache);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The list asked for with these arguments; the same object until it changes. */
  get(args: ImageListArgs): KnownList | undefined {
    return this.#known.get(imagePageKey(args, null));
  }

  /** Width over height of an image that was listed. */
  readonly shapeOf = (uid: string): number => this.#shapes.get(uid) ?? 1;

  /** Notes which list a person looks at: its images are what they walk among. */
  shows(args: ImageListArgs): void {
    this.#shown = args;
  }

  /** The images before and after one in the list that was on screen last; null where there is none. */
  neighboursOf(uid: string): { readonly previous: string | null; readonly next: string | null } {
    const uids = (this.#shown === null ? undefined : this.get(this.#shown))?.list.uids ?? [];
    const index = uids.indexOf(uid);
    if (index === -1) return { previous: null, next: null };
    return { previous: uids[index - 1] ?? null, next: uids[index + 1] ?? null };
  }

  /** Takes in what the server says of a list's first page: the list goes on from it, or starts again. */
  begin(args: ImageListArgs, first: ImageConnection): void {
    this.#learn(first);
    const known = this.get(args);
    const list = known === undefined || known.isStale ? listOf(first) : continued(known.list, first);
    this.#set({ args, list, isStale: false, timesStale: known?.timesStale ?? 0 });
    this.#tell();
  }

  /** Adds the page after `cursor` to a list, unless the list went on or started again meanwhile. */
  append(args: ImageListArgs, cursor: string, page: ImageConnection): void {
    const known = this.get(args);
    if (known?.list.endCursor !== cursor) return;
    this.#learn(page);
    this.#set({ ...known, list: appended(known.list, page) });
    this.#tell();
  }

  /** Makes lists be asked for again when they are next on screen, or at once where they are; else all of them. */
  expire(isAffected: (known: KnownList) => boolean = () => true): void {
    for (const known of [...this.#known.values()].filter(isAffected)) {
      this.#set({ ...known, isStale: true, timesStale: known.timesStale + 1 });
    }
    this.#tell();
  }

  /**
   * Takes images that leave one side of the trash out of that side's lists; the other side's lists are asked for
   * again. Answers the way to put them back where they stood.
   */
  take(uids: readonly string[], from: TrashSide): () => void {
    const gone = new Set(uids);
    const before = new Map([...this.#known].filter(([, { args }]) => sideOf(args) === from));
    for (const known of before.values()) this.#set({ ...known, list: without(known.list, gone) });
    this.expire(({ args }) => sideOf(args) !== from);
    return () => {
      for (const [key, { list }] of before) {
        const known = this.#known.get(key);
        if (known !== undefined) this.#set({ ...known, list: withPutBack(known.list, list) });
      }
      // A list that was first asked for meanwhile came without them.
      this.expire(({ args }) => !before.has(imagePageKey(args, null)));
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

/** The lists that belong to a cache, and so to one person. */
export const imageListsOf = (cache: ApolloCache): ImageLists => {
  const lists = listsOfCache.get(cache) ?? new ImageLists(cache);
  listsOfCache.set(cache, lists);
  return lists;
};

/** Makes every list of images load anew, after something that changes who is in it or in what order. */
export const expireImageLists = (cache: ApolloCache): void => {
  imageListsOf(cache).expire();
};
