export interface ArchiveEntry {
  /** Path inside the archive, `/` between folders. */
  readonly name: string;
  readonly modifiedAt: Date;
  /** Called when the entry is about to be written. */
  readonly open: () => Promise<AsyncIterable<Uint8Array>>;
}

/** Writes ZIP archives in constant memory. An entry that fails to open or to be read makes the archive fail. */
export interface Archiver {
  zip(entries: AsyncIterable<ArchiveEntry>): AsyncIterable<Uint8Array>;
}
