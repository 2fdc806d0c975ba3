import type { Project, ShareLink } from '@safelight/domain';

export type ProjectSort = 'newest' | 'oldest' | 'name';

/** Where a page begins: after the project with this sort key and id. */
export interface ProjectCursor {
  readonly sortKey: string;
  readonly id: string;
}

/** Conditions for a list. All must be met; null or an empty list means any. */
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

/** The position of an image in its project. */
export interface ProjectPlace {
  readonly position: number;
  readonly uid: string;
}

export interface ProjectImagePage {
  /** In the order of the project, without images in the trash. */
  readonly places: readonly ProjectPlace[];
  readonly hasNext: boolean;
}

/** Images of one project, and the image to put them before; null for the end. */
export interface PlacedImages {
  readonly uids: readonly string[];
  readonly beforeUid: string | null;
}

/** The columns of a project, without what is derived from its images. */
export type NewProject = Omit<Project, 'imageCount' | 'coverUid' | 'previewUids' | 'deletedAt'>;

/**
 * Projects and the order of their images. Methods that take an owner and ids ignore projects of others.
 * Deleted projects are left out except by `restore`, `listTrashed` and `remove`.
 */
export interface ProjectRepository {
  /** False, without a change, when the id is taken. */
  insert(project: NewProject): Promise<boolean>;
  /** In the order of `ids`. */
  findOwned(ownerId: string, ids: readonly string[]): Promise<readonly Project[]>;
  list(query: ProjectListQuery): Promise<ProjectPage>;
  /** Tags of the owner's projects in alphabetical order. */
  listTags(ownerId: string, limit: number): Promise<readonly string[]>;
  /**
   * Null when this owner has no such project. A null cover removes the choice; NOT_FOUND for a cover that is
   * not in the project.
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
  /** Removes a project for good, deleted or not; its images stay. */
  remove(ownerId: string, id: string): Promise<boolean>;
  /**
   * Adds this owner's images in the order given, without those in the trash; returns the ones that the
   * project did not contain. NOT_FOUND for an unknown project and for a `beforeUid` that is not in it.
   * PROJECT_FULL, without a change, when the limit would be exceeded.
   */
  addImages(ownerId: string, id: string, images: PlacedImages, at: Date): Promise<readonly string[]>;
  /** Returns the uids that the project contained. NOT_FOUND for an unknown project. */
  removeImages(ownerId: string, id: string, uids: readonly string[], at: Date): Promise<readonly string[]>;
  /**
   * Moves images of the project, so that they follow each other in the order given; returns those that it
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

/** Share links. A revoked link is removed. */
export interface ShareLinkRepository {
  /** NOT_FOUND when the project does not exist. */
  insert(link: ShareLink): Promise<void>;
  /** Newest first, including expired ones. */
  list(ownerId: string, projectId: string): Promise<readonly ShareLink[]>;
  /** Null when there is none, or its project is deleted, or its owner requested the deletion of the account. */
  findByToken(tokenHash: string): Promise<SharedByLink | null>;
  /**
   * True when this link exists, has not expired at `now`, and its project contains the image, by the same
   * rules.
   */
  shows(linkId: string, imageUid: string, now: Date): Promise<boolean>;
  /** False when this owner has no such link. */
  delete(ownerId: string, id: string): Promise<boolean>;
}
