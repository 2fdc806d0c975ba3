import { DomainError, notFound, requireAnySession, type DataExport, type Viewer } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { confirmOwner, type ConfirmOwnerDeps } from '../accounts/confirm-owner.ts';
import type { Ports, Secrets } from '../ports/index.ts';

type Deps = ConfirmOwnerDeps & Pick<Ports, 'dataExports' | 'unitOfWork' | 'ids'>;

/**
 * The time after which an unfinished export counts as abandoned by its worker, and no longer prevents another
 * one.
 */
const STALE_MS = 24 * 60 * 60 * 1000;

const isRunning = ({ state }: DataExport): boolean => state === 'queued' || state === 'processing';

/**
 * Queues an export of all data of the viewer. Throws CONFLICT while another one is being prepared,
 * RATE_LIMITED, and the errors of `confirmOwner`.
 */
export const requestExport =
  (deps: Deps) =>
  async (viewer: Viewer, password: string | null): Promise<DataExport> => {
    const { id: userId } = (await confirmOwner(deps, viewer, password, { alsoSuspended: true })).user;
    const now = deps.clock.now();
    const running = (await deps.dataExports.listByUser(userId)).filter(isRunning);
    for (const { id, createdAt } of running) {
      if (now.getTime() - createdAt.getTime() < STALE_MS) throw alreadyRunning();
      await deps.dataExports.update(id, { state: 'failed' });
    }
    await deps.limits.dataExport(userId);
    const dataExport: DataExport = {
      id: deps.ids.uuid(),
      userId,
      state: 'queued',
      createdAt: now,
      key: null,
      sizeBytes: null,
      tokenHash: null,
      expiresAt: null,
    };
    try {
      await deps.unitOfWork.transaction(async (tx) => {
        await tx.dataExports.insert(dataExport);
        await tx.jobs.enqueue('export-account', { exportId: dataExport.id });
      });
    } catch (error) {
      throw error instanceof DomainError && error.code === 'CONFLICT' ? alreadyRunning() : error;
    }
    return dataExport;
  };

const alreadyRunning = (): DomainError => new DomainError('CONFLICT', TEXTS.account.exportRunning);

/** Returns the viewer's exports, newest first. */
export const listExports =
  (deps: Pick<Deps, 'dataExports'>) =>
  async (viewer: Viewer): Promise<readonly DataExport[]> =>
    deps.dataExports.listByUser(requireAnySession(viewer).userId);

/** The archive of an export, ready to be downloaded. */
export interface ExportFile {
  readonly key: string;
  readonly sizeBytes: number;
  readonly filename: string;
}

/**
 * Returns the archive of a link in an email to anyone who has the link; throws NOT_FOUND for a wrong or expired
 * one.
 */
export const openExport =
  (deps: Pick<Deps, 'dataExports' | 'clock'> & { readonly secrets: Secrets }) =>
  async ({ id, token }: { readonly id: string; readonly token: string }): Promise<ExportFile> => {
    const found = await deps.dataExports.find(id);
    if (found?.state !== 'ready') throw notFound();
    const { key, sizeBytes, tokenHash, expiresAt, createdAt } = found;
    if (key === null || sizeBytes === null || tokenHash === null || expiresAt === null) throw notFound();
    if (expiresAt <= deps.clock.now() || !deps.secrets.equal(tokenHash, deps.secrets.hash(token))) {
      throw notFound();
    }
    return { key, sizeBytes, filename: `safelight-export-${createdAt.toISOString().slice(0, 10)}.zip` };
  };
