import {
  DomainError,
  judgeRefresh,
  shownName,
  type Client,
  type RefreshToken,
  type SessionTokens,
} from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports, Transaction } from '../ports/index.ts';
import { publishEnded, type EndedSessions } from '../sessions/ended-sessions.ts';
import { issueAccess, type StartSession } from './start-session.ts';

interface Deps extends Pick<
  Ports,
  'unitOfWork' | 'accessTokens' | 'secrets' | 'ids' | 'clock' | 'links' | 'templates'
> {
  readonly endedSessions: EndedSessions;
  readonly startSession: StartSession;
}

export interface RefreshInput {
  readonly refresh: string;
  readonly client: Client;
}

type Outcome =
  | { readonly kind: 'tokens'; readonly tokens: SessionTokens }
  | { readonly kind: 'refused' }
  | { readonly kind: 'stolen'; readonly userId: string; readonly familyId: string };

const refused: Outcome = { kind: 'refused' };

/**
 * Replaces a refresh token with a new one, its successor. A client that repeats the request within a moment
 * gets the same successor, because the response may have been lost. Any other reuse of a token ends the session
 * and notifies the owner. Throws SESSION_EXPIRED whenever no tokens are returned.
 */
export const refreshSession = (deps: Deps) => {
  /**
   * Derives the new refresh token from the old one with the server's key, so that it can be returned again
   * without being stored.
   */
  const successorOf = (refresh: string): string => deps.secrets.sign(`refresh token after ${refresh}`);

  const endStolen = async (tx: Transaction, { userId, familyId }: RefreshToken): Promise<Outcome> => {
    const at = deps.clock.now();
    if (!(await tx.sessions.end(userId, familyId, at))) return refused;
    await publishEnded(tx, [familyId]);
    const user = await tx.users.findById(userId);
    if (user !== null) {
      const settingsLink = deps.links.settings();
      const notice = { to: user.email, name: shownName(user), at, settingsLink };
      await queueMail(tx, deps.ids, deps.templates.sessionStolen(notice));
    }
    return { kind: 'stolen', userId, familyId };
  };

  const repeat = async (
    tx: Transaction,
    token: RefreshToken,
    { refresh, client }: RefreshInput,
  ): Promise<Outcome> => {
    const successor = successorOf(refresh);
    const next = await tx.refreshTokens.findByHash(deps.secrets.hash(successor));
    // Another client has received the successor of this token.
    if (next !== null && next.clientHash !== client.hash) return endStolen(tx, token);
    if (next === null || next.usedAt !== null || next.expiresAt <= deps.clock.now()) return refused;
    const { userId, familyId } = token;
    const access = await issueAccess(deps, tx, { userId, familyId });
    return { kind: 'tokens', tokens: { access, refresh: successor } };
  };

  const rotate = async (tx: Transaction, token: RefreshToken, input: RefreshInput): Promise<Outcome> => {
    if (!(await tx.refreshTokens.markUsed(token.id, deps.clock.now()))) return repeat(tx, token, input);
    const { userId, familyId, familyStartedAt: startedAt } = token;
    const continued = { familyId, startedAt, refresh: successorOf(input.refresh) };
    const { client } = input;
    return { kind: 'tokens', tokens: await deps.startSession(tx, { userId, client, continued }) };
  };

  return async (input: RefreshInput): Promise<SessionTokens> => {
    const outcome = await deps.unitOfWork.transaction(async (tx): Promise<Outcome> => {
      const token = await tx.refreshTokens.findByHash(deps.secrets.hash(input.refresh));
      if (token === null) return refused;
      switch (judgeRefresh(token, deps.clock.now())) {
        case 'rotate':
          return rotate(tx, token, input);
        case 'repeat':
          return repeat(tx, token, input);
        case 'theft':
          return endStolen(tx, token);
        case 'dead':
          return refused;
      }
    });
    if (outcome.kind === 'tokens') return outcome.tokens;
    if (outcome.kind === 'stolen') deps.endedSessions.add([outcome.familyId]);
    const theft = outcome.kind === 'stolen' ? { undisclosed: { userId: outcome.userId, isTheft: true } } : {};
    throw new DomainError('SESSION_EXPIRED', TEXTS.generic.sessionExpired, {}, theft);
  };
};
