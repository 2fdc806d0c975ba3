import { ANONYMOUS, DomainError, type Viewer } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { AuthenticateApiKey } from '../api-keys/authenticate-api-key.ts';
import type { RequestAllowances } from '../limits/request-allowances.ts';
import type { AccessTokens } from '../ports/index.ts';
import type { EndedSessions } from '../sessions/ended-sessions.ts';

interface Deps {
  readonly accessTokens: AccessTokens;
  readonly endedSessions: EndedSessions;
  readonly authenticateApiKey: AuthenticateApiKey;
  readonly sessionAllowances: RequestAllowances;
  /** Requests in ten minutes with all sessions of an account. */
  readonly sessionRequestLimit: number;
}

/**
 * Who an Authorization header speaks for: `Bearer <access token>`, `Api-Key <key>`, or nobody without one.
 * A header that is there but not valid is an error, never an anonymous viewer; so is a session that has ended.
 * Uses one of the requests of the account, by key or by session: RATE_LIMITED when there is none left.
 */
export const authenticate =
  (deps: Deps) =>
  async (authorization: string | undefined): Promise<Viewer> => {
    if (authorization === undefined || authorization === '') return ANONYMOUS;
    const [, scheme = '', credential = ''] = /^(\S+) +(\S+)$/.exec(authorization) ?? [];
    switch (scheme.toLowerCase()) {
      case 'bearer': {
        const subject = await deps.accessTokens.verify(credential);
        if (subject !== null && !deps.endedSessions.has(subject.familyId)) {
          await deps.sessionAllowances.take(subject.userId, deps.sessionRequestLimit);
          return { kind: 'user', ...subject };
        }
        break;
      }
      case 'api-key':
        return deps.authenticateApiKey(credential);
    }
    throw new DomainError('UNAUTHENTICATED', TEXTS.generic.authenticationFailed);
  };

export type Authenticate = ReturnType<typeof authenticate>;
