import { DomainError, notFound, shownName, type DataExport, type User } from '@safelight/domain';
import { DATA_EXPORT_TTL_DAYS } from '@safelight/rules';
import type { NewBlobs, OwnedBlobs } from '../images/new-blobs.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports, Repositories } from '../ports/index.ts';
import { exportEntries, type ExportEntriesDeps } from './export-entries.ts';

interface Deps
  extends
    Omit<ExportEntriesDeps, 'store'>,
    Pick<Repositories, 'users' | 'dataExports'>,
    Pick<Ports, 'archiver' | 'store' | 'unitOfWork' | 'ids' | 'secrets' | 'clock' | 'links' | 'templates'> {
  readonly newBlobs: NewBlobs;
}

const TTL_MS = DATA_EXPORT_TTL_DAYS * 24 * 60 * 60 * 1000;
/** The maximum size of an archive, which no plan's storage reaches. */
const ARCHIVE_MAX_BYTES = 1024 ** 4;

/** True for the error that another export of the same account was started in the meantime and replaces this one. */
const isOvertaken = (error: unknown): boolean => error instanceof DomainError && error.code === 'CONFLICT';

/**
 * Writes the archive of an export and emails the link to it. If this fails, marks the export as failed and
 * rethrows the error, so that the queue retries. Does nothing if the export is ready already.
 */
export const runExport = (deps: Deps) => {
  const finish = (
    { id }: DataExport,
    user: User,
    blobs: OwnedBlobs,
    file: { readonly key: string; readonly sizeBytes: number },
  ): Promise<void> =>
    deps.unitOfWork.transaction(async (tx) => {
      await tx.users.lock(user.id);
      if ((await tx.dataExports.find(id))?.state === 'ready') throw notFound();
      const token = deps.ids.secret();
      const tokenHash = deps.secrets.hash(token);
      const expiresAt = new Date(deps.clock.now().getTime() + TTL_MS);
      const ready = { ...file, state: 'ready', tokenHash, expiresAt } as const;
      if ((await tx.dataExports.update(id, ready)) === null) throw notFound();
      await blobs.settle(tx);
      const { email: to } = user;
      const name = shownName(user);
      const link = deps.links.dataExport(id, token);
      await queueMail(tx, deps.ids, deps.templates.exportReady({ to, name, link, expiresAt }));
    });

  const archive = async (dataExport: DataExport, user: User, signal: AbortSignal): Promise<void> => {
    await using blobs = await deps.newBlobs(1);
    const [key = ''] = blobs.keys;
    const entries = exportEntries(deps, user, dataExport);
    const options = { contentType: 'application/zip', maxBytes: ARCHIVE_MAX_BYTES, signal };
    const { sizeBytes } = await deps.store.put(key, deps.archiver.zip(entries()), options);
    await finish(dataExport, user, blobs, { key, sizeBytes });
  };

  return async (exportId: string, signal: AbortSignal): Promise<void> => {
    const dataExport = await deps.dataExports.find(exportId);
    if (dataExport === null || dataExport.state === 'ready') return;
    const user = await deps.users.findById(dataExport.userId);
    if (user === null) return;
    try {
      await deps.dataExports.update(exportId, { state: 'processing' });
    } catch (error) {
      if (isOvertaken(error)) return;
      throw error;
    }
    try {
      await archive(dataExport, user, signal);
    } catch (error) {
      const current = await deps.dataExports.find(exportId);
      if (current === null || current.state === 'ready') return;
      await deps.dataExports.update(exportId, { state: signal.aborted ? 'queued' : 'failed' });
      throw error;
    }
  };
};
