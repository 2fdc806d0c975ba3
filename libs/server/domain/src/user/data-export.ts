export type DataExportState = 'queued' | 'processing' | 'ready' | 'failed';

/** A ZIP archive of all data of one account: images and JSON. */
export interface DataExport {
  readonly id: string;
  readonly userId: string;
  readonly state: DataExportState;
  readonly createdAt: Date;
  /** The storage key of the archive; null until it is ready. */
  readonly key: string | null;
  readonly sizeBytes: number | null;
  /** The hash of the secret in the emailed link; null until the archive is ready. */
  readonly tokenHash: string | null;
  /** When the archive is deleted; null until it is ready. */
  readonly expiresAt: Date | null;
}
