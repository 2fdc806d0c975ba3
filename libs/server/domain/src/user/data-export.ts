export type DataExportState = 'queued' | 'processing' | 'ready' | 'failed';

/** A ZIP archive of all data of one account: images and JSON. */
export interface DataExport {
  readonly id: string;
  readonly userId: string;
  readonly state: DataExportState;
  readonly createdAt: Date;
  /** Null until ready. */
  readonly key: string | null;
  readonly sizeBytes: number | null;
  /** Hash of the secret in the link that is sent by email; null until ready. */
  readonly tokenHash: string | null;
  /** When the archive is removed; null until ready. */
  readonly expiresAt: Date | null;
}
