import 'reflect-metadata';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from './config.ts';
import { type Closer, openAll } from './container/close-all.ts';
import { createContainer } from './container/container.ts';
import { MAIL_PATH, servesMail } from './dev-mail.ts';
import { collectBuffersEarly } from './garbage-collection.ts';
import { createLogger, type Logger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import { drain } from './listening.ts';
import { startServer } from './serve.ts';
import { startWarnings } from './start-warnings.ts';
import { serveMetrics } from './serve-metrics.ts';
import { createTracing } from './tracing/create-tracing.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { startWork } from './work.ts';

/** The time that running requests have to finish after SIGTERM. */
const DRAIN_MS = 15_000;
const COUNTS_FLUSH_MS = 1_000;

/** Starts everything, and adds to `opened` how it is stopped. `closeAll` begins at the end of this list. */
const start = async (config: Config, logger: Logger, opened: Closer[]): Promise<void> => {
  const metrics = createMetrics();
  const tracing = await createTracing(config.traces);
  opened.push(() => tracing.stop());
  const container = await createContainer({ config, logger, metrics, tracing });
  const flush = (): Promise<void> =>
    container
      .flushCounts()
      .catch((error: unknown) => logger.warn({ err: error }, 'usage is not written yet'));
  // The counts are written after the last request has ended, while the database is open.
  opened.push(() => container.close(), flush);
  const server =
    config.worker === 'only'
      ? null
      : await startServer({
          config,
          container,
          logger,
          metrics,
          tracing,
          webRoot: join(import.meta.dirname, '../web'),
          graphiqlRoot: join(import.meta.dirname, '../graphiql'),
        });
  opened.push(() => server?.stop(DRAIN_MS));
  if (config.worker !== 'off') await startWork(container, { logger, tracing });
  const { useCases } = container;
  const metricsServer = server === null ? await serveMetrics({ config, useCases, logger, metrics }) : null;
  opened.push(() => (metricsServer === null ? undefined : drain(metricsServer, 0)));

  const flushing = setInterval(() => void flush(), COUNTS_FLUSH_MS);
  opened.push(() => clearInterval(flushing));

  for (const warning of startWarnings(config, container)) logger.warn(warning);
  announce(config, container.mailGoesTo, servesMail({ config, container }));
};

const announce = ({ worker, publicUrl, port }: Config, mailGoesTo: string, hasMailPage: boolean): void => {
  const lines =
    worker === 'only'
      ? ['Safelight is working on jobs.']
      : [
          `Safelight is ready at ${publicUrl}`,
          `Mail goes to ${mailGoesTo}`,
          ...(hasMailPage ? [`Read it at http://localhost:${port}${MAIL_PATH}`] : []),
        ];
  process.stdout.write(`${lines.join('\n')}\n`);
};

const run = async (): Promise<void> => {
  collectBuffersEarly();
  const config = readConfig();
  const logger = createLogger(config);
  const started = openAll(
    (opened) => start(config, logger, opened),
    (error) => logger.error({ err: error }, 'not everything was closed'),
  );
  stopOnSignals({ process, logger, started });
  await started;
};

run().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const message =
    error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`Safelight cannot start. ${message}\n`);
  process.exit(1);
});
