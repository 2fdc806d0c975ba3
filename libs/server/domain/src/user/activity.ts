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
  /** What the entry is about, as plain text: a title, a prompt, the name of a key, a device or a reason. */
  readonly subject: string;
  /** The image of the entry, if there is one. */
  readonly imageUid: string | null;
}

/** The statistics of one account. Sizes are in bytes. */
export interface AccountStatistics {
  readonly imageCount: number;
  readonly storageBytes: number;
  readonly viewCount: number;
  readonly aiEditCount: number;
  readonly apiKeyCount: number;
  readonly apiRequestCount: number;
  /** The bytes that were delivered in this calendar month (UTC). */
  readonly bandwidthBytes: number;
}
