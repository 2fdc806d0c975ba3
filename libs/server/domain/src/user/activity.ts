/** Something a person did or that happened to their account, newest first on the profile. */
export interface Activity {
  readonly kind:
    | 'image-uploaded'
    | 'ai-edit-finished'
    | 'api-key-created'
    | 'signed-in'
    | 'credits-granted'
    | 'export-requested';
  readonly at: Date;
  /** The title, prompt, key name, device or reason; plain text. */
  readonly subject: string;
  /** The image it is about, where there is one. */
  readonly imageUid: string | null;
}

/** Real counts of one account. Sizes in bytes. */
export interface AccountStatistics {
  readonly imageCount: number;
  readonly storageBytes: number;
  readonly viewCount: number;
  readonly aiEditCount: number;
  readonly apiKeyCount: number;
  readonly apiRequestCount: number;
  /** Delivered this calendar month (UTC). */
  readonly bandwidthBytes: number;
}
