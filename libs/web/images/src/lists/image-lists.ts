import type { ApolloCache } from '@apollo/client/cache';
import { type ImageListArgs, imagePageKey } from '@safelight/web-data';
import { appended, type ImageConnection, type ImageList } from './image-list.ts';

/** Pages kept in the cache beyond the first of each list: as many as a person may scroll back without waiting. */
const MOST_PAGES = 30;

/** A page that is in the cache, and the way to name it there. */
interface HeldPage {
  readonly field: string;
  readonly uids: readonly string[];
}

/**
 * The order of the images in each list, beside the cache that has their data. The cache holds the pages near the
 * window only; of the others no more is kept than their uids, so that a library may be as large as it likes.
 */
export class ImageLists {
  readonly #cache: ApolloCache;
  readonly #lists = new Map<string, ImageList>();
  readonly #held = new Map<string, HeldPage>();
  readonly #listeners = new Set<() => void>();

  constructor(cache: ApolloCache) {
    this.#cache = cache;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What is known of the list whose first page has this key. */
  get(key: string): ImageList | undefined {
    return this.#lists.get(key);
  }

  set(key: string, list: ImageList): void {
    this.#lists.set(key, list);
    this.#tell();
  }

  /** Forgets the lists that `isGone` picks by their keys. */
  forget(isGone: (key: string) => boolean): void {
    for (const key of this.#lists.keys()) if (isGone(key)) this.#lists.delete(key);
    this.#tell();
  }

  keys(): readonly string[] {
    return [...this.#lists.keys()];
  }

  /** Adds the page after `cursor` to a list, unless the list went on or was forgotten meanwhile. */
  append(key: string, cursor: string, page: ImageConnection): void {
    const list = this.get(key);
    if (list?.endCursor === cursor) this.set(key, appended(list, page));
  }

  /** True when the page's images are in the cache; it is then the last to leave. */
  use(args: ImageListArgs, after: string): boolean {
    const field = imagePageKey(args, after);
    const page = this.#held.get(field);
    if (page === undefined) return false;
    this.#held.delete(field);
    this.#held.set(field, page);
    return true;
  }

  /** Notes that a page's images are gone from the cache, whoever removed them. */
  lose(args: ImageListArgs, after: string): void {
    this.#held.delete(imagePageKey(args, after));
  }

  /** Notes that a page has come into the cache; the ones not used for longest leave it. */
  hold(args: ImageListArgs, after: string, { nodes }: ImageConnection): void {
    const field = imagePageKey(args, after);
    this.#held.delete(field);
    this.#held.set(field, { field, uids: nodes.map(({ uid }) => uid) });
    while (this.#held.size > MOST_PAGES) {
      const [oldest] = this.#held.values();
      if (oldest === undefined) return;
      this.#held.delete(oldest.field);
      this.#drop(oldest);
    }
  }

  #drop({ field, uids }: HeldPage): void {
    const firsts = [...this.#lists.values()].map(({ pages }) => pages[0]?.uids ?? []);
    const kept = new Set([...[...this.#held.values()].map((page) => page.uids), ...firsts].flat());
    this.#cache.batch({
      update: (cache) => {
        cache.modify({
          id: 'ROOT_QUERY',
          fields: {
            images: (page: unknown, { storeFieldName, DELETE }) => (storeFieldName === field ? DELETE : page),
          },
        });
        for (const uid of uids) {
          const id = cache.identify({ __typename: 'Image', uid });
          if (id !== undefined && !kept.has(uid)) cache.evict({ id, broadcast: false });
        }
      },
    });
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const known = new WeakMap<ApolloCache, ImageLists>();

/** The lists that belong to a cache. */
export const imageListsOf = (cache: ApolloCache): ImageLists => {
  const lists = known.get(cache) ?? new ImageLists(cache);
  known.set(cache, lists);
  return lists;
};
