import {
  isSettled,
  notFound,
  placeInLine,
  requireUser,
  type AiEditJob,
  type EditsAhead,
  type PlaceInLine,
  type Viewer,
} from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { VersionOfImage } from '../images/read-images.ts';
import type { AiEditListQuery, ImageRepository, Ports } from '../ports/index.ts';

type Deps = Pick<Ports, 'aiEditJobs' | 'signals'>;

/** An AI edit with its position in the queue. The position is null unless the edit is waiting. */
export interface FollowedEdit extends AiEditJob {
  readonly line: PlaceInLine | null;
}

/** Adds the positions in the queue to edits, and writes them into the stage of waiting edits. */
const withPlaces = async (
  { aiEditJobs }: Pick<Deps, 'aiEditJobs'>,
  jobs: readonly AiEditJob[],
): Promise<readonly FollowedEdit[]> => {
  const waiting = jobs.filter(({ state }) => state === 'queued').map(({ id }) => id);
  const ahead = waiting.length === 0 ? new Map<string, EditsAhead>() : await aiEditJobs.ahead(waiting);
  return jobs.map((job) => {
    const before = ahead.get(job.id);
    if (before === undefined) return { ...job, line: null };
    const line = placeInLine(before, job.expectedMs);
    return { ...job, line, stage: TEXTS.ai.inLine(line.position, line.seconds) };
  });
};

/** Returns one of the viewer's edits; throws NOT_FOUND otherwise. */
export const getAiEdit =
  (deps: Pick<Deps, 'aiEditJobs'>) =>
  async (viewer: Viewer, jobId: string): Promise<FollowedEdit> => {
    const job = await deps.aiEditJobs.findOwned(requireUser(viewer), jobId);
    const [followed] = job === null ? [] : await withPlaces(deps, [job]);
    if (followed === undefined) throw notFound();
    return followed;
  };

/** Returns the viewer's edits of an image, newest first. */
export const listAiEdits =
  (deps: Pick<Deps, 'aiEditJobs'>) =>
  async (viewer: Viewer, imageUid: string): Promise<readonly FollowedEdit[]> =>
    withPlaces(deps, await deps.aiEditJobs.listByImage(requireUser(viewer), imageUid));

/** Returns a page of the viewer's edits of all images, newest first. */
export const listAllAiEdits =
  (deps: Pick<Deps, 'aiEditJobs'>) =>
  async (
    viewer: Viewer,
    query: Omit<AiEditListQuery, 'userId'>,
  ): Promise<{ readonly jobs: readonly FollowedEdit[]; readonly hasNext: boolean }> => {
    const { jobs, hasNext } = await deps.aiEditJobs.list({ ...query, userId: requireUser(viewer) });
    return { jobs: await withPlaces(deps, jobs), hasNext };
  };

/** The ids of an edit, of its image and of the version that it made. */
export type MadeVersion = Pick<AiEditJob, 'id' | 'imageUid' | 'resultVersionId'>;

/**
 * Returns the results of these edits by edit id: the image and the version. An edit has no entry if it has no
 * result, or if the image or the version was deleted or is not the viewer's.
 */
export const getAiEditResults =
  ({ images }: { readonly images: Pick<ImageRepository, 'findOwned' | 'findVersions'> }) =>
  async (viewer: Viewer, jobs: readonly MadeVersion[]): Promise<ReadonlyMap<string, VersionOfImage>> => {
    const ownerId = requireUser(viewer);
    const made = jobs.filter(({ resultVersionId }) => resultVersionId !== null);
    if (made.length === 0) return new Map();
    const owned = await images.findOwned(ownerId, [...new Set(made.map(({ imageUid }) => imageUid))]);
    const versions = await images.findVersions(made.flatMap(({ resultVersionId }) => resultVersionId ?? []));
    const imageByUid = new Map(owned.map((image) => [image.uid, image]));
    const versionById = new Map(versions.map((version) => [version.id, version]));
    const results = new Map<string, VersionOfImage>();
    for (const { id, imageUid, resultVersionId } of made) {
      const image = imageByUid.get(imageUid);
      const version = versionById.get(resultVersionId ?? '');
      if (image !== undefined && version !== undefined) results.set(id, { image, version });
    }
    return results;
  };

/**
 * Yields the edit now, and again after every change in any process until it has ended. Reads it from the
 * database when signals may have been lost.
 */
export const watchAiEdit = (deps: Deps) =>
  async function* watch(viewer: Viewer, jobId: string, signal: AbortSignal): AsyncGenerator<FollowedEdit> {
    let changed = true;
    let isWaiting = false;
    // Other edits that run as far as known, of whose progress only the first report is news here.
    const begun = new Set<string>();
    /** True when another edit has begun or ended, so that this one may advance in the queue. */
    const movesLine = (other: string, state: AiEditJob['state']): boolean => {
      if (isSettled(state)) {
        begun.delete(other);
        return true;
      }
      if (state !== 'processing' || begun.has(other)) return false;
      begun.add(other);
      return true;
    };
    let wake: () => void = () => undefined;
    const notice = (): void => {
      changed = true;
      wake();
    };
    const unsubscribe = deps.signals.subscribe((told) => {
      if (told.type !== 'ai-edit-changed') return;
      if (told.jobId === jobId || (isWaiting && movesLine(told.jobId, told.state))) notice();
    }, notice);
    signal.addEventListener('abort', notice);
    try {
      for (;;) {
        if (!changed) await new Promise<void>((resolve) => (wake = resolve));
        if (signal.aborted) return;
        changed = false;
        const job = await getAiEdit(deps)(viewer, jobId);
        isWaiting = job.state === 'queued';
        yield job;
        if (isSettled(job.state)) return;
      }
    } finally {
      unsubscribe();
      signal.removeEventListener('abort', notice);
    }
  };
