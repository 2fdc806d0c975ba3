import { isRole } from '@safelight/domain';
import type { AccessTokens, ApiKeyFormat, CommonPasswords, Ids, PasswordHasher } from '../ports/index.ts';
import { plainSecrets } from './fakes.ts';

export const plainPasswords: PasswordHasher = {
  hash: async (password) => `hashed ${password}`,
  verify: async (hash, password) => hash === `hashed ${password}`,
};

/** A list with a single common password, which is recognized in upper and lower case. */
export const plainCommonPasswords: CommonPasswords = {
  has: (password) => password.toLowerCase() === 'password1',
};

/** Readable access tokens: `access.<user>.<session>.<role>`, with `.suspended` for a suspended account. */
export const plainAccessTokens: AccessTokens = {
  issue: async ({ userId, familyId, role, isSuspended }) =>
    `access.${userId}.${familyId}.${role}${isSuspended ? '.suspended' : ''}`,
  verify: async (token) => {
    const [, userId, familyId, role, standing] =
      /^access\.([^.]+)\.([^.]+)\.([^.]+)(\.suspended)?$/.exec(token) ?? [];
    return userId === undefined || familyId === undefined || !isRole(role)
      ? null
      : { userId, familyId, role, isSuspended: standing !== undefined };
  },
};

/** API keys of 43 characters, without the checks of the real format. */
export const plainApiKeys = (ids: Pick<Ids, 'secret'>): ApiKeyFormat => ({
  create: () => {
    const key = ids.secret();
    return { key, prefix: key.slice(0, 8), lastFour: key.slice(-4), secretHash: plainSecrets.hash(key) };
  },
  parse: (text) =>
    text.length === 43 ? { prefix: text.slice(0, 8), secretHash: plainSecrets.hash(text) } : null,
});
