export interface ArchiveEntry {
  /** The path inside of the archive, with `/` between folders. */
  readonly name: string;
  readonly modifiedAt: Date;
  /** Opens the content when the archive reaches this entry. */
  readonly open: () => Promise<AsyncIterable<Uint8Array>>;
}

/** Writes ZIP archives in constant memory. If an entry fails, the archive fails. */
export interface Archiver {
  zip(entries: AsyncIterable<ArchiveEntry>): AsyncIterable<Uint8Array>;
}
