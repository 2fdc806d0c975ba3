import { ANONYMOUS, DomainError, type Viewer } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { AuthenticateApiKey } from './authenticate-api-key.ts';
import type { RequestAllowances } from '../limits/request-allowances.ts';
import type { AccessSubject, Ports } from '../ports/index.ts';
import type { EndedSessions } from '../sessions/ended-sessions.ts';

interface Deps extends Pick<Ports, 'accessTokens' | 'format' | 'sessionRequestLimit'> {
  readonly endedSessions: EndedSessions;
  readonly authenticateApiKey: AuthenticateApiKey;
  readonly sessionAllowances: RequestAllowances;
}

const viewerFor = ({ isSuspended, role, ...session }: AccessSubject): Viewer =>
  isSuspended ? { kind: 'suspended', ...session } : { kind: 'user', ...session, role };

/**
 * Returns the viewer of an Authorization header: `Bearer <access token>`, `Api-Key <key>`, or anonymous
 * without a header. `Bearer <key>` works too, because many clients know no other scheme; no access token has the
 * form of a key. Throws for an invalid header and for a session that has ended, so that neither becomes an
 * anonymous viewer. Counts one request of the account, by key or by session: RATE_LIMITED.
 */
export const authenticate =
  (deps: Deps) =>
  async (authorization: string | undefined): Promise<Viewer> => {
    if (authorization === undefined || authorization === '') return ANONYMOUS;
    const [, scheme = '', credential = ''] = /^(\S+) +(\S+)$/.exec(authorization) ?? [];
    switch (scheme.toLowerCase()) {
      case 'bearer': {
        if (deps.format.parse(credential) !== null) return deps.authenticateApiKey(credential);
        const subject = await deps.accessTokens.verify(credential);
        if (subject !== null && !deps.endedSessions.has(subject.familyId)) {
          await deps.sessionAllowances.take(subject.userId, deps.sessionRequestLimit);
          return viewerFor(subject);
        }
        break;
      }
      case 'api-key':
        return deps.authenticateApiKey(credential);
      default:
        throw new DomainError('UNAUTHENTICATED', TEXTS.generic.sendCredentials);
    }
    throw new DomainError('UNAUTHENTICATED', TEXTS.generic.authenticationFailed);
  };
