/** Caches between us and readers that are told when an image is another, or nobody's any more. */
export interface CachePurger {
  /** Throws when the cache did not accept it, so that it is told again. */
  purge(imageUids: readonly string[]): Promise<void>;
}
