import type { ApolloCache } from '@apollo/client/cache';
import { type ImageListArgs, imagePageKey } from '@safelight/web-data';
import type { ImageConnection } from './image-list.ts';

/** Pages whose images stay in the cache: as many as a person may scroll back without waiting. */
const MOST_PAGES = 30;

/** The pages whose images have their data in the cache. What a library shows must not grow with its size. */
export class HeldPages {
  readonly #cache: ApolloCache;
  /** The uids of each page by its name in the cache, the one used last at the end. */
  readonly #held = new Map<string, readonly string[]>();

  constructor(cache: ApolloCache) {
    this.#cache = cache;
  }

  /** True when the page's images are in the cache; it is then the last to leave. */
  use(args: ImageListArgs, after: string | null): boolean {
    const field = imagePageKey(args, after);
    const uids = this.#held.get(field);
    if (uids === undefined) return false;
    this.#held.delete(field);
    this.#held.set(field, uids);
    return true;
  }

  /** Notes that images of a page are gone from the cache, whoever removed them. */
  lose(args: ImageListArgs, after: string | null): void {
    this.#held.delete(imagePageKey(args, after));
  }

  /** Notes that a page has come into the cache; the ones not used for longest leave it. */
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
