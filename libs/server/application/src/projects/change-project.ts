import { isProjectId, notFound, requireUser, type Project, type Viewer } from '@safelight/domain';
import { checkedTags } from '../images/image-fields.ts';
import type { Clock, ProjectRepository } from '../ports/index.ts';
import { checkedDescription, checkedName, chosenProjectIds } from './project-fields.ts';

interface Deps {
  readonly projects: ProjectRepository;
  readonly clock: Clock;
}

/** What is absent stays as it is. */
export interface ProjectChanges {
  readonly name?: string;
  /** Null or blank takes it away. */
  readonly description?: string | null;
  readonly tags?: readonly string[];
  /** Uid of one of its images; null lets the first one stand for it again. */
  readonly coverUid?: string | null;
}

/** Changes one of the viewer's projects. NOT_FOUND when it, or the image chosen as its cover, is not there. */
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
 * Deletes the viewer's projects: they, and what they are shared by, are gone at once and can be restored for 30 days.
 * Their images stay in the library. Answers how many went.
 */
export const deleteProjects =
  ({ projects, clock }: Deps) =>
  async (viewer: Viewer, ids: readonly string[]): Promise<number> => {
    const ownerId = requireUser(viewer);
    return (await projects.trash(ownerId, chosenProjectIds(ids), clock.now())).length;
  };

/** The same for one; NOT_FOUND when it is not the viewer's, or deleted already. */
export const deleteProject =
  (deps: Deps) =>
  async (viewer: Viewer, id: string): Promise<void> => {
    if ((await deleteProjects(deps)(viewer, [id])) === 0) throw notFound();
  };

/** Brings deleted projects of the viewer back, with their images and share links; answers how many came back. */
export const restoreProjects =
  ({ projects }: Pick<Deps, 'projects'>) =>
  async (viewer: Viewer, ids: readonly string[]): Promise<number> => {
    const ownerId = requireUser(viewer);
    return (await projects.restore(ownerId, chosenProjectIds(ids))).length;
  };

export type UpdateProject = ReturnType<typeof updateProject>;
export type DeleteProjects = ReturnType<typeof deleteProjects>;
export type DeleteProject = ReturnType<typeof deleteProject>;
export type RestoreProjects = ReturnType<typeof restoreProjects>;
