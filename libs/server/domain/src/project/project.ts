/** Images of one owner, gathered under a name and in an order of their own. An image may be in several projects. */
export interface Project {
  /** `project_` and the milliseconds of when it was created (spec: images §3); unique among all projects. */
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly description: string | null;
  readonly tags: readonly string[];
  /** Images that are not in the trash. */
  readonly imageCount: number;
  /** The image its owner chose to stand for it; null when none was chosen, or it is in the trash. */
  readonly coverUid: string | null;
  /** What cards show: the cover, then the first images, `PREVIEW_IMAGES` at most; none of the trash. */
  readonly previewUids: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Deleted, and to be brought back until it is removed for good. */
  readonly deletedAt: Date | null;
}

/** Images a card of a project shows. */
export const PREVIEW_IMAGES = 4;

/** The id of a project created at this millisecond. */
export const projectIdAt = (timeMs: number): string => `project_${timeMs}`;

/** Anything else cannot be a project and is answered as not found. */
export const isProjectId = (value: string): boolean => /^project_\d{13,15}$/.test(value);

/** Lets whoever holds its address see a project, until it expires or is revoked, which removes it. */
export interface ShareLink {
  readonly id: string;
  readonly projectId: string;
  readonly ownerId: string;
  /** Of the token in its address. */
  readonly tokenHash: string;
  /** Null when the address alone opens it. */
  readonly passwordHash: string | null;
  /** Null when it does not expire. */
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

export const hasLinkExpired = ({ expiresAt }: Pick<ShareLink, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

/** Pixels of the picture that previews of a shared project are shown with. */
export const CONTACT_SHEET_SIZE = { width: 1200, height: 630 } as const;
