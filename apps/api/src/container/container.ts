import { createLocalEditor } from '@safelight/ai';
import * as app from '@safelight/application';
import {
  createAccessTokens,
  createApiKeyFormat,
  createIds,
  createPasswordHasher,
  createSecrets,
  deriveKeys,
  systemClock,
} from '@safelight/identity';
import { createImaging } from '@safelight/imaging';
import { createEventBus, createJobQueue } from '@safelight/jobs';
import { createMailTemplates, createOutboxMailer, createSmtpMailer } from '@safelight/mail';
import {
  checkDatabase,
  closeDatabase,
  createDatabase,
  createRepositories,
  createUnitOfWork,
  migrate,
  poolStats,
  startEmbeddedPostgres,
} from '@safelight/persistence';
import { ByteCache } from '@safelight/storage';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { measuredStore, type Metrics } from '../metrics.ts';
import { createStore, scratchDirOf } from './create-store.ts';

interface Surroundings {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** Connections a process keeps to the database. */
const POOL_SIZE = 16;

/** Uploads whose bodies are read at a time, and how many more may wait before one is refused. */
const UPLOAD_TURNS = { limit: 32, maxWaiting: 5_000 };

/** Something opened at start that must be closed, in reverse order, at the end. */
type Closer = () => Promise<void> | void;

/** Where the bundles of the child processes and the models lie: beside this one, when built. */
const beside = (name: string): string => join(import.meta.dirname, name);

const createMailer = ({ config }: Surroundings): { mailer: app.Mailer; close: Closer; goesTo: string } => {
  if (config.smtpUrl === null) {
    const dir = join(config.dataDir, 'mail');
    return {
      mailer: createOutboxMailer({ dir, from: config.mailFrom }),
      close: () => undefined,
      goesTo: dir,
    };
  }
  const mailer = createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom });
  return { mailer, close: () => mailer.close(), goesTo: new URL(config.smtpUrl).host };
};

/**
 * Opens every adapter and wires the use cases: the only file that names adapters. `close` undoes it, in
 * reverse order.
 */
export const createContainer = async (surroundings: Surroundings) => {
  const { config, logger, metrics } = surroundings;
  const closers: Closer[] = [];
  const close = async (): Promise<void> => {
    for (const closer of closers.reverse()) await closer();
  };

  try {
    const scratchDir = scratchDirOf(config);
    await mkdir(scratchDir, { recursive: true });

    const embedded =
      config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
    if (embedded !== null) closers.push(() => embedded.stop());
    const url = config.databaseUrl ?? embedded?.url ?? '';

    const database = await createDatabase({ url, poolSize: POOL_SIZE, logger });
    closers.push(() => closeDatabase(database));
    await migrate(database);
    metrics.watchPool(() => poolStats(database));

    const events = createEventBus({ connectionString: url, logger });
    await events.start();
    closers.push(() => events.close());
    const queue = createJobQueue({
      connectionString: url,
      logger,
      onJobFinished: (name, outcome, ms) => metrics.jobs.observe({ name, outcome }, ms / 1000),
    });
    await queue.start();
    closers.push(() => queue.stop(10_000));

    const repositories = createRepositories(database);
    const unitOfWork = createUnitOfWork({
      database,
      bindJobs: (sql) => queue.enqueuerFor(sql),
      bindEvents: (sql) => events.publisherFor(sql),
    });

    const store = measuredStore(createStore(config), metrics);
    const bytes = new ByteCache(store);
    const imaging = createImaging({ scratchDir, workerPath: beside('imaging-worker.js'), logger });
    closers.push(() => imaging.stop());
    const editor = createLocalEditor({
      scratchDir,
      modelsDir: beside('models'),
      workerPath: beside('ai-worker.js'),
      logger,
    });
    closers.push(() => editor.stop());
    const { mailer, close: closeMailer, goesTo } = createMailer(surroundings);
    closers.push(closeMailer);

    const keys = deriveKeys(config.jwtSecret);
    const secrets = createSecrets({ key: keys.links });
    const accessTokens = createAccessTokens({
      secret: keys.accessTokens,
      issuer: config.publicUrl,
      audience: config.publicUrl,
    });
    const passwords = createPasswordHasher();
    const format = createApiKeyFormat(secrets);
    const usage = new app.ApiKeyUsage(repositories.apiKeys, systemClock);

    const base = {
      ...repositories,
      unitOfWork,
      store,
      imaging,
      events,
      secrets,
      ids: createIds(),
      clock: systemClock,
    };
    const index = new app.DeliveryIndex(base);
    closers.push(() => index.close());
    const newBlobs = app.newBlobs(base);
    const storePicture = app.storePicture({ ...base, newBlobs });
    const startSession = app.startSession({ ...base, accessTokens });
    const sendVerification = app.sendVerification({
      ...base,
      templates: createMailTemplates({ productName: 'Safelight' }),
      links: {
        verifyEmail: (userId, token) =>
          `${config.publicUrl}/verify-email?${new URLSearchParams({ uid: userId, token })}`,
      },
    });
    const account = { ...base, passwords, startSession, sendVerification };
    const apiKeys = { ...base, format, usage };
    const images = { ...base, index, newBlobs, storePicture };

    const useCases: app.UseCases = {
      authenticate: app.authenticate({ accessTokens, authenticateApiKey: app.authenticateApiKey(apiKeys) }),
      registerUser: app.registerUser(account),
      verifyEmail: app.verifyEmail(account),
      resendVerification: app.resendVerification(account),
      logIn: app.logIn(account),
      logOut: app.logOut(account),
      refreshSession: app.refreshSession(account),
      getAccount: app.getAccount(base),
      getCreditBalance: app.getCreditBalance(base),
      createApiKey: app.createApiKey(apiKeys),
      listApiKeys: app.listApiKeys(apiKeys),
      getApiKey: app.getApiKey(apiKeys),
      updateApiKey: app.updateApiKey(apiKeys),
      deleteApiKey: app.deleteApiKey(apiKeys),
      grantUpload: app.grantUpload(base),
      inUploadTurn: app.createConcurrencyLimit(UPLOAD_TURNS),
      uploadImage: app.uploadImage(images),
      getImage: app.getImage(base),
      getOwnImage: app.getOwnImage(base),
      listImages: app.listImages(base),
      countImages: app.countImages(base),
      listVersions: app.listVersions(base),
      updateImage: app.updateImage(images),
      useVersion: app.useVersion(images),
      deleteImage: app.deleteImage(images),
      deliverImage: app.deliverImage({ ...images, makeDerivative: app.makeDerivative(images) }),
      imageAddresses: app.imageAddresses(base),
      requestAiEdit: app.requestAiEdit(base),
      cancelAiEdit: app.cancelAiEdit(base),
      getAiEdit: app.getAiEdit(base),
      listAiEdits: app.listAiEdits(base),
      watchAiEdit: app.watchAiEdit(base),
      checkReadiness: app.checkReadiness([
        { name: 'database', check: () => checkDatabase(database) },
        { name: 'storage', check: () => store.check() },
        { name: 'queue', check: () => queue.check() },
      ]),
    };

    return {
      useCases,
      bytes,
      store,
      queue,
      usage,
      mailGoesTo: goesTo,
      jobs: {
        runAiEdit: app.runAiEdit({ ...images, editor }),
        deliverMail: app.deliverMail({ mailer }),
        sweepBlobs: app.sweepBlobs(base),
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};

export type Container = Awaited<ReturnType<typeof createContainer>>;
