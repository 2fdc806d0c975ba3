import { TEXTS } from '@safelight/rules';
import { DomainError } from '../error/domain-error.ts';

/** A named and ordered collection of one owner's images. An image can be in several projects. */
export interface Project {
  /**
   * The id: `project_` and the time of creation in milliseconds (spec: images §3). It is unique among all
   * projects.
   */
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly description: string | null;
  readonly tags: readonly string[];
  /** The number of images, without those in the trash. */
  readonly imageCount: number;
  /** The image that the owner chose as the cover. Null if none was chosen, or if it is in the trash. */
  readonly coverUid: string | null;
  /**
   * The images on the project's card: the cover, then the first ones, at most `PREVIEW_IMAGES` and none from
   * the trash.
   */
  readonly previewUids: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When the project was deleted. It can be restored until it is purged. */
  readonly deletedAt: Date | null;
}

/** The maximum number of images on the card of a project. */
export const PREVIEW_IMAGES = 4;

/** Returns the id of a project that is created in this millisecond. */
export const projectIdAt = (timeMs: number): string => `project_${timeMs}`;

/** True for a text in the form of a project id. For any other value the API returns NOT_FOUND. */
export const isProjectId = (value: string): boolean => /^project_\d{13,15}$/.test(value);

/**
 * Creates the error for images that cannot be added to a project: they do not exist, are in the trash or belong to
 * somebody else. It does not reveal which. `details.unknownUids` lists them.
 */
export const unknownImages = (uids: readonly string[]): DomainError => {
  const unknownUids = [...new Set(uids)];
  const message = TEXTS.projects.unknownImages(unknownUids);
  return new DomainError('INVALID_INPUT', message, { fields: { uids: [message] }, unknownUids });
};

/**
 * A link that lets everyone who has its address see a project until it expires. Revoking a link deletes it.
 */
export interface ShareLink {
  readonly id: string;
  readonly projectId: string;
  readonly ownerId: string;
  /** The hash of the token in the link's address. */
  readonly tokenHash: string;
  /** The hash of the password; null if the link has none. */
  readonly passwordHash: string | null;
  /** When the link expires; null for never. */
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

export const hasLinkExpired = ({ expiresAt }: Pick<ShareLink, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

/** The size in pixels of the picture for link previews of a shared project. */
export const CONTACT_SHEET_SIZE = { width: 1200, height: 630 } as const;
