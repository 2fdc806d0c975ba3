import { isProjectId, notFound, requireUser, type Project, type Viewer } from '@safelight/domain';
import { checkedTags } from '../images/image-fields.ts';
import type { Ports } from '../ports/index.ts';
import { checkedDescription, checkedName, chosenProjectIds } from './project-fields.ts';

type Deps = Pick<Ports, 'projects' | 'clock'>;

/** The changes of a project. Fields that are absent keep their value. */
export interface ProjectChanges {
  readonly name?: string;
  /** The description. Null or a blank text removes it. */
  readonly description?: string | null;
  readonly tags?: readonly string[];
  /** The uid of the image that becomes the cover. Null makes the first image the cover. */
  readonly coverUid?: string | null;
}

/**
 * Changes one of the viewer's projects. Throws NOT_FOUND if the project or the image for its cover does not
 * exist.
 */
export const updateProject =
  ({ projects, clock }: Deps) =>
  async (
    viewer: Viewer,
    id: string,
    { name, description, tags, coverUid }: ProjectChanges,
  ): Promise<Project> => {
    const ownerId = requireUser(viewer);
    const changes = {
      ...(name === undefined ? {} : { name: checkedName(name) }),
      ...(description === undefined ? {} : { description: checkedDescription(description) }),
      ...(tags === undefined ? {} : { tags: checkedTags(tags) }),
      ...(coverUid === undefined ? {} : { coverUid }),
    };
    const changed = isProjectId(id) ? await projects.update(ownerId, id, changes, clock.now()) : null;
    if (changed === null) throw notFound();
    return changed;
  };

/**
 * Deletes the viewer's projects. They and their share links disappear at once, and can be restored for 30
 * days. Their images remain in the library. Returns the ids of the deleted projects.
 */
export const deleteProjects =
  ({ projects, clock }: Deps) =>
  async (viewer: Viewer, ids: readonly string[]): Promise<readonly string[]> => {
    const ownerId = requireUser(viewer);
    return projects.trash(ownerId, chosenProjectIds(ids), clock.now());
  };

/** Deletes one project; throws NOT_FOUND if it is not the viewer's or is deleted already. */
export const deleteProject =
  (deps: Deps) =>
  async (viewer: Viewer, id: string): Promise<void> => {
    if ((await deleteProjects(deps)(viewer, [id])).length === 0) throw notFound();
  };

/**
 * Restores deleted projects of the viewer with their images and share links. Returns those that were
 * restored.
 */
export const restoreProjects =
  ({ projects }: Pick<Deps, 'projects'>) =>
  async (viewer: Viewer, ids: readonly string[]): Promise<readonly Project[]> => {
    const ownerId = requireUser(viewer);
    return projects.findOwned(ownerId, await projects.restore(ownerId, chosenProjectIds(ids)));
  };
