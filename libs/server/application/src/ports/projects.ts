import type { Project, ShareLink } from '@safelight/domain';

export type ProjectSort = 'newest' | 'oldest' | 'name';

/** Where a page begins: the sort key and id of the last project of the page before. */
export interface ProjectCursor {
  readonly sortKey: string;
  readonly id: string;
}

/** What a list is narrowed to; every condition must hold, null (or none) means any. */
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
  /** Of the last project; null for an empty page. */
  readonly end: ProjectCursor | null;
}

/** Where an image stands in its project. */
export interface ProjectPlace {
  readonly position: number;
  readonly uid: string;
}

export interface ProjectImagePage {
  /** In the project's order; none of the trash. */
  readonly uids: readonly string[];
  readonly hasNext: boolean;
  /** Of the last image; null for an empty page. */
  readonly end: ProjectPlace | null;
}

/** Images of one project that a change names, and the image they are put before; null: at the end. */
export interface PlacedImages {
  readonly uids: readonly string[];
  readonly beforeUid: string | null;
}

/** A project's own facts, without what follows from its images. */
export type NewProject = Omit<Project, 'imageCount' | 'coverUid' | 'previewUids' | 'deletedAt'>;

/**
 * Projects and the order of their images. Methods that take an owner and ids leave out what is not that owner's, and
 * all but `restore`, `listTrashed` and `remove` leave out deleted projects.
 */
export interface ProjectRepository {
  /** False, changing nothing, when the id is taken. */
  insert(project: NewProject): Promise<boolean>;
  /** In the order given. */
  findOwned(ownerId: string, ids: readonly string[]): Promise<readonly Project[]>;
  list(query: ProjectListQuery): Promise<ProjectPage>;
  /** Tags of the owner's projects in alphabetical order. */
  listTags(ownerId: string, limit: number): Promise<readonly string[]>;
  /** Null when there is none of this owner's. A cover of null takes the choice back; one that is not in the project is NOT_FOUND. */
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
  /** Answers the ids that went. */
  trash(ownerId: string, ids: readonly string[], at: Date): Promise<readonly string[]>;
  /** Answers the ids that came back. */
  restore(ownerId: string, ids: readonly string[]): Promise<readonly string[]>;
  /** Those deleted before a moment. */
  listTrashed(
    before: Date,
    limit: number,
  ): Promise<readonly { readonly ownerId: string; readonly id: string }[]>;
  /** Removes one for good, deleted or not; its images stay. */
  remove(ownerId: string, id: string): Promise<boolean>;
  /**
   * Adds living images of this owner, in the order given; answers those that were not in it. NOT_FOUND for a project
   * that is not there and for a `beforeUid` that is not in it, PROJECT_FULL, changing nothing, over the limit.
   */
  addImages(ownerId: string, id: string, images: PlacedImages, at: Date): Promise<readonly string[]>;
  /** Answers the uids that were in it. NOT_FOUND for a project that is not there. */
  removeImages(ownerId: string, id: string, uids: readonly string[], at: Date): Promise<readonly string[]>;
  /** Moves images of the project, which come to stand in the order given; answers those that are in it. NOT_FOUND as `addImages`. */
  moveImages(ownerId: string, id: string, images: PlacedImages, at: Date): Promise<readonly string[]>;
  listImages(
    ownerId: string,
    id: string,
    limit: number,
    after: ProjectPlace | null,
  ): Promise<ProjectImagePage>;
  /** Those of the owner's projects that hold an image, newest first. */
  listHolding(ownerId: string, imageUid: string, limit: number): Promise<readonly string[]>;
}

/** A link with the project it opens. */
export interface SharedByLink {
  readonly link: ShareLink;
  readonly project: Project;
}

/** Share links. What is revoked is removed. */
export interface ShareLinkRepository {
  /** NOT_FOUND when the project is not there. */
  insert(link: ShareLink): Promise<void>;
  /** Newest first, expired ones too. */
  list(ownerId: string, projectId: string): Promise<readonly ShareLink[]>;
  /** Null when there is none, or its project is deleted, or its owner asked to be deleted. */
  findByToken(tokenHash: string): Promise<SharedByLink | null>;
  /** True when this link exists, has not expired at `now`, and its project holds the image, by the same rules. */
  shows(linkId: string, imageUid: string, now: Date): Promise<boolean>;
  /** False when there was none of this owner's. */
  delete(ownerId: string, id: string): Promise<boolean>;
}
