import type { JobHandlers } from '@safelight/application/ports';

/** Handlers that do nothing, one for each job name. */
export const IDLE: JobHandlers = {
  'ai-edit': async () => undefined,
  'give-up-ai-edit': async () => undefined,
  'send-mail': async () => undefined,
  'deliver-event': async () => undefined,
  'sweep-blobs': async () => undefined,
  'purge-cache': async () => undefined,
  'evict-transforms': async () => undefined,
  'expire-images': async () => undefined,
  'send-password-reset': async () => undefined,
  'resend-verification': async () => undefined,
  'stop-renewals': async () => undefined,
  'undo-subscription': async () => undefined,
  'catch-up-payments': async () => undefined,
  'export-account': async () => undefined,
  'tidy-up': async () => undefined,
};
