import { randomBytes, randomUUID } from 'node:crypto';
import type { Ids } from '@safelight/application/ports';

/** Generates identifiers and secrets from the system's source of randomness. */
export const createIds = (): Ids => ({
  uuid: () => randomUUID(),
  uid: () => randomBytes(16).toString('base64url'),
  secret: () => randomBytes(32).toString('base64url'),
});
