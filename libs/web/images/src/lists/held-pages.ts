import type { ApolloCache } from '@apollo/client/cache';
import { type ImageListArgs, imagePageKey } from '@safelight/web-data';
import type { ImageConnection } from './image-list.ts';

/** The number of pages whose images stay in the cache, so that a person can scroll back without waiting. */
const MOST_PAGES = 30;

/** The pages whose images are in the cache, so that the memory used does not grow with the size of the library. */
export class HeldPages {
  readonly #cache: ApolloCache;
  /** The uids of each page by its key in the cache; the page used last is at the end. */
  readonly #held = new Map<string, readonly string[]>();

  constructor(cache: ApolloCache) {
    this.#cache = cache;
  }

  /** Returns whether the page's images are in the cache, and marks the page as the most recently used one. */
  use(args: ImageListArgs, after: string | null): boolean {
    const field = imagePageKey(args, after);
    const uids = this.#held.get(field);
    if (uids === undefined) return false;
    this.#held.delete(field);
    this.#held.set(field, uids);
    return true;
  }

  /** Records that images of a page have been removed from the cache. */
  lose(args: ImageListArgs, after: string | null): void {
    this.#held.delete(imagePageKey(args, after));
  }

  /** Records that a page has come into the cache, and removes the pages that were not used for the longest time. */
  hold(args: ImageListArgs, after: string | null, { nodes }: ImageConnection): void {
    const field = imagePageKey(args, after);
    this.#held.delete(field);
    this.#held.set(
      field,
      nodes.map(({ uid }) => uid),
    );
    for (const [oldest, uids] of this.#held) {
      if (this.#held.size <= MOST_PAGES) return;
      this.#held.delete(oldest);
      this.#drop(oldest, uids);
    }
  }

  #drop(field: string, uids: readonly string[]): void {
    const kept = new Set([...this.#held.values()].flat());
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
}
