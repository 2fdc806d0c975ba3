import { projectIdAt, requireUser, type Project, type Viewer } from '@safelight/domain';
import { chosenUids } from '../images/chosen-images.ts';
import { checkedTags } from '../images/image-fields.ts';
import type { Clock, UnitOfWork } from '../ports/index.ts';
import { checkedDescription, checkedName } from './project-fields.ts';
import { ownProject } from './read-projects.ts';

export interface ProjectInput {
  readonly name: string;
  readonly description?: string | null;
  readonly tags?: readonly string[];
  /** Images of the viewer to begin with, in this order; 500 at most. */
  readonly uids?: readonly string[];
}

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
}

/**
 * A new project of the viewer. Its id is the time it was created at, in milliseconds; of several created in one, the
 * later ones take the next that is free. INVALID_INPUT for a blank or long name, a long description, tags over the
 * limits and too many images.
 */
export const createProject =
  ({ unitOfWork, clock }: Deps) =>
  async (
    viewer: Viewer,
    { name, description = null, tags = [], uids = [] }: ProjectInput,
  ): Promise<Project> => {
    const ownerId = requireUser(viewer);
    const now = clock.now();
    const facts = {
      ownerId,
      name: checkedName(name),
      description: checkedDescription(description),
      tags: checkedTags(tags),
      createdAt: now,
      updatedAt: now,
    };
    const chosen = uids.length === 0 ? [] : chosenUids(uids);
    return unitOfWork.transaction(async (tx) => {
      let timeMs = now.getTime();
      while (!(await tx.projects.insert({ id: projectIdAt(timeMs), ...facts }))) timeMs += 1;
      const id = projectIdAt(timeMs);
      if (chosen.length > 0) await tx.projects.addImages(ownerId, id, { uids: chosen, beforeUid: null }, now);
      return ownProject(tx, ownerId, id);
    });
  };

export type CreateProject = ReturnType<typeof createProject>;
