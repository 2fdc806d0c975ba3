import { loggedNetwork, type Clock, type SecurityLog } from '@safelight/application';
import { ConfigError } from '../setting-kinds.ts';
import type { Logger } from '../logger.ts';
import { currentRequest } from '../request-context.ts';
import { openAuditFile } from './audit-file.ts';

interface Surroundings {
  /** The log of the server; null in operators' commands, which write only to the file. */
  readonly logger: Logger | null;
  readonly clock: Clock;
  /** The path of the file; null to write only to the log. */
  readonly path: string | null;
}

export interface OpenSecurityLog {
  readonly securityLog: SecurityLog;
  /** Resolves when every event has been written. */
  readonly close: () => Promise<void>;
}

/**
 * Creates the only writer of security events: to the log and, as lines of JSON, to the configured file. Each
 * event contains the id of its request and the network of the client instead of the whole address. Throws
 * ConfigError when the file cannot be opened.
 */
export const createSecurityLog = async ({ logger, clock, path }: Surroundings): Promise<OpenSecurityLog> => {
  const onError = (error: unknown): void => {
    if (logger === null) process.stderr.write(`AUDIT_FILE cannot be written. ${String(error)}\n`);
    else logger.error({ err: error }, 'AUDIT_FILE cannot be written: its newest events wait in memory');
  };
  const openFile = (name: string) =>
    openAuditFile({ path: name, onError }).catch((error: unknown) => {
      throw new ConfigError(`AUDIT_FILE: ${error instanceof Error ? error.message : String(error)}`);
    });
  const file = path === null ? null : await openFile(path);
  return {
    securityLog: {
      note: ({ event, userId, details, ...result }) => {
        const request = currentRequest();
        const fields = {
          event,
          ...result,
          userId,
          network: request === null ? null : loggedNetwork(request.client().address),
          requestId: request?.requestId ?? null,
          details,
        };
        logger?.[result.outcome === 'ok' ? 'info' : 'warn'](fields, 'security');
        file?.append(JSON.stringify({ time: clock.now().toISOString(), ...fields }));
      },
    },
    close: async () => file?.close(),
  };
};
