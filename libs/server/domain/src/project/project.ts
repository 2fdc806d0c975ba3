/** A named collection of one owner's images, in an order of its own. An image may be in several projects. */
export interface Project {
  /** `project_` and the milliseconds of when it was created (spec: images §3); unique among all projects. */
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly description: string | null;
  readonly tags: readonly string[];
  /** The number of images that are not in the trash. */
  readonly imageCount: number;
  /** The image that the owner chose as the cover; null when none was chosen or when it is in the trash. */
  readonly coverUid: string | null;
  /**
   * The images that cards show: the cover, then the first images, `PREVIEW_IMAGES` at most, none from the
   * trash.
   */
  readonly previewUids: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When it was deleted. It can be restored until it is removed for good. */
  readonly deletedAt: Date | null;
}

/** The number of images that the card of a project shows. */
export const PREVIEW_IMAGES = 4;

/** The id of a project created at this millisecond. */
export const projectIdAt = (timeMs: number): string => `project_${timeMs}`;

/** Anything else cannot be a project and is answered as not found. */
export const isProjectId = (value: string): boolean => /^project_\d{13,15}$/.test(value);

/** Shows a project to anyone who has its address, until it expires. Revoking it deletes it. */
export interface ShareLink {
  readonly id: string;
  readonly projectId: string;
  readonly ownerId: string;
  /** Hash of the token in its address. */
  readonly tokenHash: string;
  /** Null when the link has no password. */
  readonly passwordHash: string | null;
  /** Null when it does not expire. */
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

export const hasLinkExpired = ({ expiresAt }: Pick<ShareLink, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

/** Pixels of the picture that previews of a shared project use. */
export const CONTACT_SHEET_SIZE = { width: 1200, height: 630 } as const;
