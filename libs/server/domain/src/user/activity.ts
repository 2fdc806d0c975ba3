/**
 * Something that a person did, or that happened to their account. The profile lists such entries, newest
 * first.
 */
export interface Activity {
  readonly kind:
    | 'image-uploaded'
    | 'ai-edit-finished'
    | 'api-key-created'
    | 'signed-in'
    | 'credits-granted'
    | 'export-requested';
  readonly at: Date;
  /** The title, the prompt, the key's name, the device or the reason, as plain text. */
  readonly subject: string;
  /** The image of the entry, if there is one. */
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
