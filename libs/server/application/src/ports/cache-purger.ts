/** Tells the shared caches in front of the server that an image changed or is not public any more. */
export interface CachePurger {
  /** Throws when the cache does not accept the request, so that it is sent again. */
  purge(imageUids: readonly string[]): Promise<void>;
}
