export interface ArchiveEntry {
  /** The path inside the archive, with `/` between folders. */
  readonly name: string;
  readonly modifiedAt: Date;
  /** Called when the entry is about to be written. */
  readonly open: () => Promise<AsyncIterable<Uint8Array>>;
}

/** Writes ZIP archives in constant memory. If an entry fails, the archive fails. */
export interface Archiver {
  zip(entries: AsyncIterable<ArchiveEntry>): AsyncIterable<Uint8Array>;
}
