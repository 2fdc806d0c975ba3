/**
 * Purges images from the shared caches in front of the server, because they changed or are no longer public.
 */
export interface CachePurger {
  /** Throws if the cache does not accept the request, so that it is retried. */
  purge(imageUids: readonly string[]): Promise<void>;
}
