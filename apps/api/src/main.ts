import 'reflect-metadata';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from './config.ts';
import { closeAll } from './container/close-all.ts';
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

/** Starts everything; returns a function that stops it. */
const start = async (config: Config, logger: Logger): Promise<() => Promise<void>> => {
  const metrics = createMetrics();
  const tracing = await createTracing(config.traces);
  const container = await createContainer({ config, logger, metrics, tracing });
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
  if (config.worker !== 'off') await startWork(container, { logger, tracing });
  const { useCases } = container;
  const metricsServer = server === null ? await serveMetrics({ config, useCases, logger, metrics }) : null;

  const flush = (): Promise<void> =>
    container
      .flushCounts()
      .catch((error: unknown) => logger.warn({ err: error }, 'usage is not written yet'));
  const flushing = setInterval(() => void flush(), COUNTS_FLUSH_MS);

  for (const warning of startWarnings(config, container)) logger.warn(warning);
  announce(config, container.mailGoesTo, servesMail({ config, container }));
  // In the order in which it is opened: `closeAll` begins at the end, so the counts are written while the database is open.
  const opened = [
    () => tracing.stop(),
    () => container.close(),
    flush,
    () => (metricsServer === null ? undefined : drain(metricsServer, 0)),
    () => server?.stop(DRAIN_MS),
    () => clearInterval(flushing),
  ];
  return () => closeAll(opened);
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
  const started = start(config, logger);
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
