import { isImageUid, isProjectId, notFound, requireUser, type Project, type Viewer } from '@safelight/domain';
import { chosenUids } from '../images/chosen-images.ts';
import type { ImageRepository, Ports } from '../ports/index.ts';
import { ownProject } from './read-projects.ts';

interface Deps extends Pick<Ports, 'projects' | 'clock'> {
  readonly images: Pick<ImageRepository, 'findOwned'>;
}

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
  { projects, clock }: Pick<Deps, 'projects' | 'clock'>,
  of: { readonly viewer: Viewer; readonly id: string; readonly uids: readonly string[] },
  change: Change,
): Promise<ChangedImages> => {
  const ownerId = requireUser(of.viewer);
  const uids = chosenUids(of.uids);
  if (!isProjectId(of.id)) throw notFound();
  const changed = await change(ownerId, of.id, uids, clock.now());
  return { project: await ownProject({ projects }, ownerId, of.id), count: changed.length };
};

/** Checks the uid of the image before which others are placed; throws NOT_FOUND for an invalid one. */
const placeOf = (beforeUid: string | null): string | null => {
  if (beforeUid !== null && !isImageUid(beforeUid)) throw notFound();
  return beforeUid;
};

/**
 * Adds images of the viewer to one of their projects. Images that the project already contains keep their
 * position. Uids of other people's images are ignored. Throws NOT_FOUND if no uid is left or the project is not
 * the viewer's, PROJECT_FULL beyond 10,000 images.
 */
export const addProjectImages =
  (deps: Deps) =>
  async (viewer: Viewer, id: string, { uids, beforeUid = null }: ChosenImages): Promise<ChangedImages> =>
    changeImages(deps, { viewer, id, uids }, async (ownerId, _id, chosen, at) => {
      const place = placeOf(beforeUid);
      if ((await deps.images.findOwned(ownerId, chosen)).length === 0) throw notFound();
      return deps.projects.addImages(ownerId, id, { uids: chosen, beforeUid: place }, at);
    });

/** Removes images from one of the viewer's projects. The images remain in the library. */
export const removeProjectImages =
  (deps: Deps) =>
  async (viewer: Viewer, id: string, uids: readonly string[]): Promise<ChangedImages> =>
    changeImages(deps, { viewer, id, uids }, (ownerId, _id, chosen, at) =>
      deps.projects.removeImages(ownerId, id, chosen, at),
    );

/** Moves images of one of the viewer's projects to another position. */
export const moveProjectImages =
  (deps: Deps) =>
  async (viewer: Viewer, id: string, { uids, beforeUid = null }: ChosenImages): Promise<ChangedImages> =>
    changeImages(deps, { viewer, id, uids }, (ownerId, _id, chosen, at) =>
      deps.projects.moveImages(ownerId, id, { uids: chosen, beforeUid: placeOf(beforeUid) }, at),
    );
