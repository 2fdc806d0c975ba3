import type { Project, ShareLink } from '@safelight/domain';

export type ProjectSort = 'newest' | 'oldest' | 'name';

/** A page starts after the project with this sort key and id. */
export interface ProjectCursor {
  readonly sortKey: string;
  readonly id: string;
}

/** Conditions for a list; a project must meet all of them. Null or an empty list means no condition. */
export interface ProjectFilter {
  readonly createdFrom: Date | null;
  /** Exclusive. */
  readonly createdTo: Date | null;
  /** A project must have all of these tags. */
  readonly tags: readonly string[];
}

export interface ProjectListQuery {
  readonly ownerId: string;
  readonly sort: ProjectSort;
  readonly limit: number;
  readonly after: ProjectCursor | null;
  /** Case-insensitive substring of the name; null for all. */
  readonly search: string | null;
  readonly filter: ProjectFilter;
}

export interface ProjectPage {
  readonly projects: readonly Project[];
  readonly hasNext: boolean;
  /** The cursor of the last project; null for an empty page. */
  readonly end: ProjectCursor | null;
}

export interface ProjectPlace {
  readonly position: number;
  readonly uid: string;
}

export interface ProjectImagePage {
  /** In the order of the project, without images in the trash. */
  readonly places: readonly ProjectPlace[];
  readonly hasNext: boolean;
}

/** Images of one project, and the image before which they are placed; null for the end. */
export interface PlacedImages {
  readonly uids: readonly string[];
  readonly beforeUid: string | null;
}

/** The stored fields of a project, without those derived from its images. */
export type NewProject = Omit<Project, 'imageCount' | 'coverUid' | 'previewUids' | 'deletedAt'>;

/**
 * Projects and the order of their images. Methods with an owner and ids ignore projects of others. Deleted
 * projects are excluded, except by `restore`, `listTrashed` and `remove`.
 */
export interface ProjectRepository {
  /** False, without a change, if the id is taken. */
  insert(project: NewProject): Promise<boolean>;
  /** In the order of `ids`. */
  findOwned(ownerId: string, ids: readonly string[]): Promise<readonly Project[]>;
  list(query: ProjectListQuery): Promise<ProjectPage>;
  /** Tags of the owner's projects in alphabetical order. */
  listTags(ownerId: string, limit: number): Promise<readonly string[]>;
  /**
   * Null if this owner has no such project. A null cover removes the choice; NOT_FOUND if the cover is not in
   * the project.
   */
  update(
    ownerId: string,
    id: string,
    changes: {
      readonly name?: string;
      readonly description?: string | null;
      readonly tags?: readonly string[];
      readonly coverUid?: string | null;
    },
    at: Date,
  ): Promise<Project | null>;
  /** Deletes projects; returns the ids of those that were deleted. */
  trash(ownerId: string, ids: readonly string[], at: Date): Promise<readonly string[]>;
  /** Restores projects; returns the ids of those that were restored. */
  restore(ownerId: string, ids: readonly string[]): Promise<readonly string[]>;
  /** The projects that were deleted before a time. */
  listTrashed(
    before: Date,
    limit: number,
  ): Promise<readonly { readonly ownerId: string; readonly id: string }[]>;
  /** Purges a project, deleted or not; its images remain. */
  remove(ownerId: string, id: string): Promise<boolean>;
  /**
   * Adds this owner's images in the given order, except those in the trash; returns those that are new to the
   * project. NOT_FOUND for an unknown project, or if `beforeUid` is not in it. PROJECT_FULL, without a
   * change, beyond the limit.
   */
  addImages(ownerId: string, id: string, images: PlacedImages, at: Date): Promise<readonly string[]>;
  /** Returns the uids that the project contained. NOT_FOUND for an unknown project. */
  removeImages(ownerId: string, id: string, uids: readonly string[], at: Date): Promise<readonly string[]>;
  /**
   * Moves images of the project so that they are adjacent, in the given order; returns those that it
   * contains. NOT_FOUND as for `addImages`.
   */
  moveImages(ownerId: string, id: string, images: PlacedImages, at: Date): Promise<readonly string[]>;
  listImages(
    ownerId: string,
    id: string,
    limit: number,
    after: ProjectPlace | null,
  ): Promise<ProjectImagePage>;
  /** The owner's projects that contain an image, newest first. */
  listHolding(ownerId: string, imageUid: string, limit: number): Promise<readonly string[]>;
}

/** A share link with the project that it shows. */
export interface SharedByLink {
  readonly link: ShareLink;
  readonly project: Project;
}

/** Share links. Revoking a link deletes it. */
export interface ShareLinkRepository {
  /** NOT_FOUND if the project does not exist. */
  insert(link: ShareLink): Promise<void>;
  /** Newest first, including expired ones. */
  list(ownerId: string, projectId: string): Promise<readonly ShareLink[]>;
  /**
   * Null for an unknown token, if the project is deleted, or if its owner is suspended or about to be
   * deleted.
   */
  findByToken(tokenHash: string): Promise<SharedByLink | null>;
  /**
   * True if `findByToken` would find this link, it has not expired at `now`, and its project contains the
   * image.
   */
  shows(linkId: string, imageUid: string, now: Date): Promise<boolean>;
  /** False if this owner has no such link. */
  delete(ownerId: string, id: string): Promise<boolean>;
}
