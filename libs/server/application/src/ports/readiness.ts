/** Something this process cannot serve without; `check` rejects when it is not usable now. */
export interface Dependency {
  readonly name: 'database' | 'storage' | 'queue';
  check(): Promise<void>;
}
