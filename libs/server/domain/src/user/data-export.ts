export type DataExportState = 'queued' | 'processing' | 'ready' | 'failed';

/** A ZIP of everything of one account: images and JSON. */
export interface DataExport {
  readonly id: string;
  readonly userId: string;
  readonly state: DataExportState;
  readonly createdAt: Date;
  /** Null until ready. */
  readonly key: string | null;
  readonly sizeBytes: number | null;
  /** Hash of the secret in the mailed link; null until ready. */
  readonly tokenHash: string | null;
  /** When the bytes are removed; null until ready. */
  readonly expiresAt: Date | null;
}
