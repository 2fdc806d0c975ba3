import { isSettled, notFound, requireUser, type AiEditJob, type Viewer } from '@safelight/domain';
import type { VersionOfImage } from '../images/read-images.ts';
import type {
  AiEditJobRepository,
  AiEditListQuery,
  AiEditPage,
  SignalBus,
  ImageRepository,
} from '../ports/index.ts';

interface Deps {
  readonly aiEditJobs: AiEditJobRepository;
  readonly signals: SignalBus;
}

/** One of the viewer's edits; NOT_FOUND otherwise. */
export const getAiEdit =
  (deps: Pick<Deps, 'aiEditJobs'>) =>
  async (viewer: Viewer, jobId: string): Promise<AiEditJob> => {
    const job = await deps.aiEditJobs.findOwned(requireUser(viewer), jobId);
    if (job === null) throw notFound();
    return job;
  };

/** The viewer's edits of an image, newest first. */
export const listAiEdits =
  (deps: Pick<Deps, 'aiEditJobs'>) =>
  async (viewer: Viewer, imageUid: string): Promise<readonly AiEditJob[]> =>
    deps.aiEditJobs.listByImage(requireUser(viewer), imageUid);

/** A page of the viewer's edits of any image, newest first. */
export const listAllAiEdits =
  (deps: Pick<Deps, 'aiEditJobs'>) =>
  async (viewer: Viewer, query: Omit<AiEditListQuery, 'userId'>): Promise<AiEditPage> =>
    deps.aiEditJobs.list({ ...query, userId: requireUser(viewer) });

/**
 * The results of these edits by their ids: the image and the version that each made. Edits are left out that
 * have no result, or whose result or image was deleted or is not the viewer's.
 */
export const getAiEditResults =
  ({ images }: { readonly images: Pick<ImageRepository, 'findOwned' | 'findVersions'> }) =>
  async (viewer: Viewer, jobs: readonly AiEditJob[]): Promise<ReadonlyMap<string, VersionOfImage>> => {
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
 * The edit as it is now, and again after every change in any process, until it has ended. Changes during
 * which signals were lost are read from the database.
 */
export const watchAiEdit = (deps: Deps) =>
  async function* watch(viewer: Viewer, jobId: string, signal: AbortSignal): AsyncGenerator<AiEditJob> {
    let changed = true;
    let wake: () => void = () => undefined;
    const notice = (): void => {
      changed = true;
      wake();
    };
    const unsubscribe = deps.signals.subscribe((told) => {
      if (told.type === 'ai-edit-changed' && told.jobId === jobId) notice();
    }, notice);
    signal.addEventListener('abort', notice);
    try {
      while (!signal.aborted) {
        if (!changed) await new Promise<void>((resolve) => (wake = resolve));
        if (signal.aborted) return;
        changed = false;
        const job = await getAiEdit(deps)(viewer, jobId);
        yield job;
        if (isSettled(job.state)) return;
      }
    } finally {
      unsubscribe();
      signal.removeEventListener('abort', notice);
    }
  };

export type GetAiEdit = ReturnType<typeof getAiEdit>;
export type ListAiEdits = ReturnType<typeof listAiEdits>;
export type GetAiEditResults = ReturnType<typeof getAiEditResults>;
export type ListAllAiEdits = ReturnType<typeof listAllAiEdits>;
export type WatchAiEdit = ReturnType<typeof watchAiEdit>;
