/**
 * Removes images from the shared caches in front of the server after they changed or stopped being public.
 */
export interface CachePurger {
  /** Throws if the cache refuses the request. The caller then retries. */
  purge(imageUids: readonly string[]): Promise<void>;
}
