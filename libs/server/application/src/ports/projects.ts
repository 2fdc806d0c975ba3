import type { Project, ShareLink } from '@safelight/domain';

export type ProjectSort = 'newest' | 'oldest' | 'name';

/** The position in a list after which a page starts: the sort key and the id of a project. */
export interface ProjectCursor {
  readonly sortKey: string;
  readonly id: string;
}

/** The conditions of a list, all of which a project must meet. Null or an empty list means no condition. */
export interface ProjectFilter {
  readonly createdFrom: Date | null;
  /** The time before which a project must have been created (exclusive); null for no condition. */
  readonly createdTo: Date | null;
  /** The tags, all of which a project must have. */
  readonly tags: readonly string[];
}

export interface ProjectListQuery {
  readonly ownerId: string;
  readonly sort: ProjectSort;
  readonly limit: number;
  readonly after: ProjectCursor | null;
  /** A part of the name, ignoring case; null for all projects. */
  readonly search: string | null;
  readonly filter: ProjectFilter;
}

export interface ProjectPage {
  readonly projects: readonly Project[];
  readonly hasNext: boolean;
  /** The cursor of the last project; null if the page is empty. */
  readonly end: ProjectCursor | null;
}

export interface ProjectPlace {
  readonly position: number;
  readonly uid: string;
}

export interface ProjectImagePage {
  /** The images in the order of the project, without those in the trash. */
  readonly places: readonly ProjectPlace[];
  readonly hasNext: boolean;
}

/** Images of one project, and the image before which they are placed. Null places them at the end. */
export interface PlacedImages {
  readonly uids: readonly string[];
  readonly beforeUid: string | null;
}

/** The stored fields of a project. The other fields are derived from its images. */
export type NewProject = Omit<Project, 'imageCount' | 'coverUid' | 'previewUids' | 'deletedAt'>;

/**
 * Projects and the order of their images. Methods with an owner and ids ignore projects of other people, and
 * deleted ones unless their name or comment says so.
 */
export interface ProjectRepository {
  /** Inserts a project. Returns false and changes nothing if the id is taken. */
  insert(project: NewProject): Promise<boolean>;
  /** Returns the owner's projects with these ids, in the order of `ids`. */
  findOwned(ownerId: string, ids: readonly string[]): Promise<readonly Project[]>;
  list(query: ProjectListQuery): Promise<ProjectPage>;
  /** Returns the tags of the owner's projects in alphabetical order. */
  listTags(ownerId: string, limit: number): Promise<readonly string[]>;
  /**
   * Returns null if this owner has no such project. A null cover removes the chosen cover. Throws NOT_FOUND if
   * the project does not contain the cover.
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
  /** Deletes projects. Returns the ids of those that were deleted. */
  trash(ownerId: string, ids: readonly string[], at: Date): Promise<readonly string[]>;
  /** Restores deleted projects. Returns the ids of those that were restored. */
  restore(ownerId: string, ids: readonly string[]): Promise<readonly string[]>;
  /** Returns the owner's deleted projects, the oldest project first, after the cursor of a list in that order. */
  listTrashedOf(ownerId: string, limit: number, after: ProjectCursor | null): Promise<ProjectPage>;
  /** Returns the projects that were deleted before a time. */
  listTrashed(
    before: Date,
    limit: number,
  ): Promise<readonly { readonly ownerId: string; readonly id: string }[]>;
  /** Purges a project that was deleted before a time; false if there is none. Its images remain. */
  remove(ownerId: string, id: string, deletedBefore: Date): Promise<boolean>;
  /**
   * Adds this owner's images in the given order. Returns those that are new in the project. Throws NOT_FOUND for
   * an unknown project, or if `beforeUid` is not in it; INVALID_INPUT (`unknownImages`) if one of the uids is not
   * that of an image of this owner, or the image is in the trash; PROJECT_FULL beyond the limit. Then nothing is
   * changed.
   */
  addImages(ownerId: string, id: string, images: PlacedImages, at: Date): Promise<readonly string[]>;
  /** Removes images. Returns the uids that the project contained. Throws NOT_FOUND for an unknown project. */
  removeImages(ownerId: string, id: string, uids: readonly string[], at: Date): Promise<readonly string[]>;
  /**
   * Moves images of the project next to each other, in the given order. Returns those that it contains. Throws
   * NOT_FOUND as for `addImages`.
   */
  moveImages(ownerId: string, id: string, images: PlacedImages, at: Date): Promise<readonly string[]>;
  listImages(
    ownerId: string,
    id: string,
    limit: number,
    after: ProjectPlace | null,
  ): Promise<ProjectImagePage>;
  /** Lists images like `listImages`, also those of a deleted project. */
  listImagesWithTrash(
    ownerId: string,
    id: string,
    limit: number,
    after: ProjectPlace | null,
  ): Promise<ProjectImagePage>;
  /** Returns the owner's projects that contain this image, the newest project first. */
  listHolding(ownerId: string, imageUid: string, limit: number): Promise<readonly string[]>;
}

/** A share link and the project that it shows. */
export interface SharedByLink {
  readonly link: ShareLink;
  readonly project: Project;
}

/** Share links. Revoking a link deletes it. */
export interface ShareLinkRepository {
  /** Inserts a share link. Throws NOT_FOUND if the project does not exist. */
  insert(link: ShareLink): Promise<void>;
  /** Returns the share links of a project, newest first, including expired ones. */
  list(ownerId: string, projectId: string): Promise<readonly ShareLink[]>;
  /**
   * Returns null for an unknown token, for a deleted project, and if its owner is suspended or about to be
   * deleted.
   */
  findByToken(tokenHash: string): Promise<SharedByLink | null>;
  /**
   * Returns true if `findByToken` would find this link, the link has not expired at `now`, and its project
   * contains the image.
   */
  shows(linkId: string, imageUid: string, now: Date): Promise<boolean>;
  /** Returns false if this owner has no such link. */
  delete(ownerId: string, id: string): Promise<boolean>;
}
