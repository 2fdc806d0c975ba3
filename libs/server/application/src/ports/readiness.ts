/** A service that this process depends on; `check` rejects while it is unavailable. */
export interface Dependency {
  readonly name: 'database' | 'storage' | 'queue';
  check(): Promise<void>;
}
