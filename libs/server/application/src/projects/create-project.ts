import { projectIdAt, requireUser, type Project, type Viewer } from '@safelight/domain';
import { distinctUids } from '../images/chosen-images.ts';
import { checkedTags } from '../images/image-fields.ts';
import type { Ports } from '../ports/index.ts';
import { checkedDescription, checkedName } from './project-fields.ts';
import { ownProject } from './read-projects.ts';

export interface ProjectInput {
  readonly name: string;
  readonly description?: string | null;
  readonly tags?: readonly string[];
  /** The uids of the project's images in their order, at most 500. */
  readonly uids?: readonly string[];
}

type Deps = Pick<Ports, 'unitOfWork' | 'clock'>;

/**
 * Creates a project of the viewer. Its id is the time in milliseconds. Of projects in the same millisecond, the
 * later ones get the next free id. Throws INVALID_INPUT for a blank or long name, a long description, too many
 * or too long tags, too many images, and uids that are not those of the viewer's images; then nothing is created.
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
    const chosen = uids.length === 0 ? [] : distinctUids(uids);
    return unitOfWork.transaction(async (tx) => {
      let timeMs = now.getTime();
      while (!(await tx.projects.insert({ id: projectIdAt(timeMs), ...facts }))) timeMs += 1;
      const id = projectIdAt(timeMs);
      if (chosen.length > 0) await tx.projects.addImages(ownerId, id, { uids: chosen, beforeUid: null }, now);
      return ownProject(tx, ownerId, id);
    });
  };
