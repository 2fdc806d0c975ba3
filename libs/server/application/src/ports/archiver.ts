export interface ArchiveEntry {
  /** Path inside the archive, `/` between folders. */
  readonly name: string;
  readonly modifiedAt: Date;
  /** Opened when its turn comes. */
  readonly open: () => Promise<AsyncIterable<Uint8Array>>;
}

/** Writes ZIP archives in flat memory. An entry that fails to open or read fails the archive. */
export interface Archiver {
  zip(entries: AsyncIterable<ArchiveEntry>): AsyncIterable<Uint8Array>;
}
