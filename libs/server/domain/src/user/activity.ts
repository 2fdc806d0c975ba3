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
  /** The title, prompt, name of the key, device or reason, as plain text. */
  readonly subject: string;
  /** The image that the entry is about, if there is one. */
  readonly imageUid: string | null;
}

/** Figures about one account. Sizes are in bytes. */
export interface AccountStatistics {
  readonly imageCount: number;
  readonly storageBytes: number;
  readonly viewCount: number;
  readonly aiEditCount: number;
  readonly apiKeyCount: number;
  readonly apiRequestCount: number;
  /** Bytes delivered in this calendar month (UTC). */
  readonly bandwidthBytes: number;
}
