import type { SecurityLog } from '@safelight/application';
import { systemClock } from '@safelight/identity';
import type { Config } from '../config.ts';
import { createSecurityLog } from '../security-log/create-security-log.ts';

/** Runs an operator's command with a security log, and flushes its file before the command ends. */
export const withSecurityLog = async <T>(
  { auditFile }: Pick<Config, 'auditFile'>,
  work: (securityLog: SecurityLog) => Promise<T>,
): Promise<T> => {
  const { securityLog, close } = await createSecurityLog({
    logger: null,
    clock: systemClock,
    path: auditFile,
  });
  try {
    return await work(securityLog);
  } finally {
    await close();
  }
};
