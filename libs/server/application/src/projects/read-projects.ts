import {
  isImageUid,
  isProjectId,
  notFound,
  requireUser,
  type Image,
  type Project,
  type Viewer,
} from '@safelight/domain';
import type {
  ImageRepository,
  ProjectListQuery,
  ProjectPage,
  ProjectPlace,
  ProjectRepository,
} from '../ports/index.ts';
import { asStored } from '../images/image-fields.ts';

interface Deps {
  readonly projects: ProjectRepository;
  readonly images: Pick<ImageRepository, 'findOwned'>;
}

type ProjectDeps = Pick<Deps, 'projects'>;

/** Returns one project of this owner; throws NOT_FOUND otherwise. */
export const ownProject = async (
  { projects }: ProjectDeps,
  ownerId: string,
  id: string,
): Promise<Project> => {
  const [project] = isProjectId(id) ? await projects.findOwned(ownerId, [id]) : [];
  if (project === undefined) throw notFound();
  return project;
};

/** Returns one of the viewer's own projects; throws NOT_FOUND otherwise. */
export const getProject =
  (deps: ProjectDeps) =>
  async (viewer: Viewer, id: string): Promise<Project> =>
    ownProject(deps, requireUser(viewer), id);

export const listProjects =
  ({ projects }: ProjectDeps) =>
  async (viewer: Viewer, query: Omit<ProjectListQuery, 'ownerId'>): Promise<ProjectPage> =>
    projects.list({ ...asStored(query), ownerId: requireUser(viewer) });

const MAX_LISTED_TAGS = 100;

/** Returns the tags of the viewer's own projects in alphabetical order. */
export const listProjectTags =
  ({ projects }: ProjectDeps) =>
  async (viewer: Viewer): Promise<readonly string[]> =>
    projects.listTags(requireUser(viewer), MAX_LISTED_TAGS);

export interface ProjectPaging {
  readonly limit: number;
  readonly after: ProjectPlace | null;
}

export interface ImagesOfProject {
  readonly images: readonly Image[];
  readonly positions: ReadonlyMap<string, number>;
  readonly hasNext: boolean;
  /** The position of the last image; null if the page is empty. */
  readonly end: ProjectPlace | null;
}

/** Returns a page of the images of one owner's project, in the order of the project. */
export const imagesOfProject = async (
  { projects, images }: Deps,
  { ownerId, id }: Pick<Project, 'ownerId' | 'id'>,
  { limit, after }: ProjectPaging,
): Promise<ImagesOfProject> => {
  const { places, hasNext } = await projects.listImages(ownerId, id, limit, after);
  const positions = new Map(places.map(({ uid, position }) => [uid, position]));
  const found = places.length === 0 ? [] : await images.findOwned(ownerId, [...positions.keys()]);
  return { images: found, positions, hasNext, end: places.at(-1) ?? null };
};

/** Returns a page of the images of one of the viewer's own projects; throws NOT_FOUND otherwise. */
export const listProjectImages =
  (deps: Deps) =>
  async (viewer: Viewer, id: string, paging: ProjectPaging): Promise<ImagesOfProject> =>
    imagesOfProject(deps, await ownProject(deps, requireUser(viewer), id), paging);

const MAX_HOLDING = 500;

/** Returns the ids of the viewer's projects that contain this image, newest first. */
export const listProjectsHolding =
  ({ projects }: ProjectDeps) =>
  async (viewer: Viewer, imageUid: string): Promise<readonly string[]> => {
    const ownerId = requireUser(viewer);
    return isImageUid(imageUid) ? projects.listHolding(ownerId, imageUid, MAX_HOLDING) : [];
  };
