import { projectIdAt, requireUser, type Project, type Viewer } from '@safelight/domain';
import { distinctUids } from '../images/chosen-images.ts';
import { checkedTags } from '../images/image-fields.ts';
import type { Ports, Transaction } from '../ports/index.ts';
import { answerOnce } from '../repeats/answer-once.ts';
import { checkedDescription, checkedName } from './project-fields.ts';
import { ownProject } from './read-projects.ts';

export interface ProjectInput {
  readonly name: string;
  readonly description?: string | null;
  readonly tags?: readonly string[];
  /** The uids of the project's images in their order, at most 500. */
  readonly uids?: readonly string[];
  /** Repeated requests with the same key and parameters return the first project. By default there is no key. */
  readonly idempotencyKey?: string | null;
}

type Deps = Pick<Ports, 'unitOfWork' | 'secrets' | 'clock'>;

/**
 * Creates a project of the viewer. Its id is the time in milliseconds. Of projects in the same millisecond, the
 * later ones get the next free id. Throws INVALID_INPUT for a blank or long name, a long description, too many
 * or too long tags, too many images, and uids that are not those of the viewer's images; then nothing is created. Throws
 * IDEMPOTENCY_CONFLICT if the key was used for another request.
 */
export const createProject =
  ({ unitOfWork, secrets, clock }: Deps) =>
  async (
    viewer: Viewer,
    { name, description = null, tags = [], uids = [], idempotencyKey = null }: ProjectInput,
  ): Promise<Project> => {
    const ownerId = requireUser(viewer);
    const now = clock.now();
    const texts = {
      name: checkedName(name),
      description: checkedDescription(description),
      tags: checkedTags(tags),
    };
    const facts = { ownerId, ...texts, createdAt: now, updatedAt: now };
    const chosen = uids.length === 0 ? [] : distinctUids(uids);
    const create = async (tx: Transaction): Promise<Project> => {
      let timeMs = now.getTime();
      while (!(await tx.projects.insert({ id: projectIdAt(timeMs), ...facts }))) timeMs += 1;
      const id = projectIdAt(timeMs);
      if (chosen.length > 0) await tx.projects.addImages(ownerId, id, { uids: chosen, beforeUid: null }, now);
      return ownProject(tx, ownerId, id);
    };
    const repeatable = { userId: ownerId, idempotencyKey, request: ['create-project', texts, chosen] };
    return unitOfWork.transaction((tx) =>
      answerOnce(tx, secrets, repeatable, {
        create: () => create(tx),
        resultOf: ({ id }) => id,
        find: async (id) => (await tx.projects.findOwned(ownerId, [id]))[0] ?? null,
      }),
    );
  };
