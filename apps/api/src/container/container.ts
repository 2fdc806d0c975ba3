import { wireUseCases } from '@safelight/application/wiring';
import { createStripePayments } from '@safelight/billing';
import { createCachePurger, createRemoteImages } from '@safelight/fetch';
import {
  createAccessTokens,
  createApiKeyFormat,
  createCommonPasswords,
  createGoogleSignIn,
  createIds,
  createPasswordHasher,
  createSecrets,
  deriveKeys,
  systemClock,
} from '@safelight/identity';
import { createImaging } from '@safelight/imaging';
import { createJobQueue, createSignalBus, type SqlExecutor } from '@safelight/jobs';
import { createMailTemplates } from '@safelight/mail';
import {
  checkDatabase,
  closeDatabase,
  createDatabase,
  createRepositories,
  migrate,
  poolStats,
  startEmbeddedPostgres,
} from '@safelight/persistence';
import { ByteCache, createZipArchiver } from '@safelight/storage';
import { join } from 'node:path';
import { createDocumentExaminer } from '../documents/document-examiner.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { measuredStore, type Metrics } from '../metrics.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { createSecurityLog } from '../security-log/create-security-log.ts';
import { closeAll, type Closer } from './close-all.ts';
import { createAi } from './create-ai.ts';
import { drawingFonts } from './drawing-fonts.ts';
import { createMailer } from './create-mailer.ts';
import { createForwarding, createStore, scratchDirOf } from './create-store.ts';
import { makePrivateFolder } from './private-folder.ts';
import { createSiteLinks } from './site-links.ts';
import { boundUnitOfWork } from './unit-of-work.ts';

interface Surroundings {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
}

/** The maximum number of database connections of a process. */
const POOL_SIZE = 16;

/** The path of a bundle of a child process or of the models, which the build puts next to this file. */
const beside = (name: string): string => join(import.meta.dirname, name);

/**
 * Opens every adapter and wires the use cases to them. No other code outside this folder names adapters.
 * `close` closes everything in reverse order; throws the first error after all the rest is closed.
 */
export const createContainer = async (surroundings: Surroundings) => {
  const { config, logger, metrics, tracing } = surroundings;
  const closers: Closer[] = [];
  const close = (): Promise<void> => closeAll(closers);

  try {
    const scratchDir = scratchDirOf(config);
    await makePrivateFolder(scratchDir);

    const security = await createSecurityLog({ logger, clock: systemClock, path: config.auditFile });
    closers.push(security.close);

    const embedded =
      config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
    if (embedded !== null) closers.push(() => embedded.stop());
    const url = config.databaseUrl ?? embedded?.url ?? '';

    const database = await createDatabase({ url, poolSize: POOL_SIZE, logger });
    closers.push(() => closeDatabase(database));
    await migrate(database);
    metrics.watchPool(() => poolStats(database));

    const signals = createSignalBus({ connectionString: url, logger });
    await signals.start();
    closers.push(() => signals.close());
    const queue = createJobQueue({
      connectionString: url,
      logger,
      onJobFinished: (name, outcome, ms) => metrics.jobs.observe({ name, outcome }, ms / 1000),
    });
    await queue.start();
    metrics.watchQueue(() => queue.stats());

    const ids = createIds();
    const enqueuerFor = (sql: SqlExecutor) => tracing.enqueuer(queue.enqueuerFor(sql));
    const repositories = createRepositories(database);
    const unitOfWork = boundUnitOfWork({ config, database, signals, enqueuerFor, ids });

    const store = tracing.store(measuredStore(createStore(config), metrics));
    const bytes = new ByteCache(store);
    const imaging = createImaging({
      scratchDir,
      workerPath: beside('imaging-worker.js'),
      fontSettings: drawingFonts(scratchDir),
      logger,
    });
    closers.push(() => imaging.stop());
    const documentExaminer = createDocumentExaminer({ threadPath: beside('document-thread.js') });
    closers.push(() => documentExaminer.stop());
    const remoteImages = createRemoteImages({
      isProduction: config.isProduction,
      allowedOrigins: config.fetchAllowedOrigins,
    });
    const { editPictures } = imaging;
    const { close: closeAi, ...ai } = createAi({
      config: config.ai,
      editPictures,
      remoteImages,
      scratchDir,
      modelsDir: beside('models'),
      workerPath: beside('ai-worker.js'),
      promptThreadPath: beside('prompt-thread.js'),
      logger,
      metrics,
    });
    closers.push(closeAi);
    const mail = createMailer(config);
    closers.push(mail.close);

    const archiver = createZipArchiver();
    const keys = deriveKeys(config.jwtSecret);
    const secrets = createSecrets({ key: keys.links });
    const wired = wireUseCases({
      repositories,
      unitOfWork,
      signals,
      store,
      imaging,
      editPictures,
      documentExaminer,
      ...ai,
      mailer: mail.mailer,
      secrets,
      publicUrl: config.publicUrl,
      supportEmail: config.supportEmail,
      sessionRequestLimit: config.sessionRequestLimit,
      transformBytes: config.transformBytes,
      accessTokens: createAccessTokens({
        secret: keys.accessTokens,
        issuer: config.publicUrl,
        audience: config.publicUrl,
      }),
      passwords: createPasswordHasher(),
      commonPasswords: createCommonPasswords(),
      format: createApiKeyFormat(secrets),
      google:
        config.google === null
          ? null
          : createGoogleSignIn({ ...config.google, ticketKey: keys.googleTickets }),
      payments: config.stripe === null ? null : createStripePayments(config.stripe),
      templates: createMailTemplates({ productName: 'Safelight' }),
      links: createSiteLinks(config.publicUrl),
      archiver,
      remoteImages,
      cachePurger:
        config.cdnPurgeUrl === null
          ? null
          : createCachePurger({ url: config.cdnPurgeUrl, publicUrl: config.publicUrl }),
      securityLog: security.securityLog,
      ids,
      clock: systemClock,
      checks: [
        { name: 'database', check: () => checkDatabase(database) },
        { name: 'storage', check: () => store.check() },
        { name: 'queue', check: () => queue.check() },
      ],
    });
    closers.push(() => wired.close());
    // The queue is closed first, so that running jobs can finish while everything they use is still open.
    closers.push(() => queue.stop(10_000));
    await wired.services.endedSessions.load();

    return {
      useCases: wired.useCases,
      bytes,
      store,
      forwarding: createForwarding(config),
      archiver,
      queue,
      jobs: wired.jobs,
      /** Writes the counts that are held in memory; call it every second and before `close`. */
      flushCounts: wired.flushCounts,
      outbox: mail.outbox,
      mailGoesTo: mail.goesTo,
      close,
    };
  } catch (error) {
    await close().catch((failed: unknown) => logger.error({ err: failed }, 'not everything was closed'));
    throw error;
  }
};

export type Container = Awaited<ReturnType<typeof createContainer>>;
