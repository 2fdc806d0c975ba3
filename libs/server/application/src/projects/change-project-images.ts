import { isImageUid, isProjectId, notFound, requireUser, type Project, type Viewer } from '@safelight/domain';
import { chosenUids, distinctUids } from '../images/chosen-images.ts';
import type { Ports } from '../ports/index.ts';
import { ownProject } from './read-projects.ts';

type Deps = Pick<Ports, 'projects' | 'clock'>;

/**
 * The images to add or move, at most 500, and the image of the project before which they are placed. Null
 * places them at the end.
 */
export interface ChosenImages {
  readonly uids: readonly string[];
  readonly beforeUid?: string | null;
}

/** The project after the change, and the number of changed images. */
export interface ChangedImages {
  readonly project: Project;
  readonly count: number;
}

type Change = (ownerId: string, id: string, uids: readonly string[], at: Date) => Promise<readonly string[]>;

const changeImages = async (
  { projects, clock }: Deps,
  of: { readonly viewer: Viewer; readonly id: string; readonly uids: readonly string[] },
  change: Change,
): Promise<ChangedImages> => {
  const ownerId = requireUser(of.viewer);
  if (!isProjectId(of.id)) throw notFound();
  const changed = await change(ownerId, of.id, of.uids, clock.now());
  return { project: await ownProject({ projects }, ownerId, of.id), count: changed.length };
};

/** Checks the uid of the image before which others are placed; throws NOT_FOUND for an invalid one. */
const placeOf = (beforeUid: string | null): string | null => {
  if (beforeUid !== null && !isImageUid(beforeUid)) throw notFound('image');
  return beforeUid;
};

/**
 * Adds images of the viewer to one of their projects. Images that the project already contains keep their
 * position. Throws INVALID_INPUT, and adds nothing, if a uid is not that of one of the viewer's images; NOT_FOUND
 * if the project is not the viewer's; PROJECT_FULL beyond 10,000 images.
 */
export const addProjectImages =
  (deps: Deps) =>
  async (viewer: Viewer, id: string, { uids, beforeUid = null }: ChosenImages): Promise<ChangedImages> =>
    changeImages(deps, { viewer, id, uids: distinctUids(uids) }, (ownerId, _id, chosen, at) =>
      deps.projects.addImages(ownerId, id, { uids: chosen, beforeUid: placeOf(beforeUid) }, at),
    );

/** Removes images from one of the viewer's projects. The images remain in the library. */
export const removeProjectImages =
  (deps: Deps) =>
  async (viewer: Viewer, id: string, uids: readonly string[]): Promise<ChangedImages> =>
    changeImages(deps, { viewer, id, uids: chosenUids(uids) }, (ownerId, _id, chosen, at) =>
      deps.projects.removeImages(ownerId, id, chosen, at),
    );

/** Moves images of one of the viewer's projects to another position. */
export const moveProjectImages =
  (deps: Deps) =>
  async (viewer: Viewer, id: string, { uids, beforeUid = null }: ChosenImages): Promise<ChangedImages> =>
    changeImages(deps, { viewer, id, uids: chosenUids(uids) }, (ownerId, _id, chosen, at) =>
      deps.projects.moveImages(ownerId, id, { uids: chosen, beforeUid: placeOf(beforeUid) }, at),
    );
