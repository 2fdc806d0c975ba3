import type { Context } from 'graphql-ws';
import type { Extra } from 'graphql-ws/use/ws';
import type { UseCases } from '@safelight/application';
import { ANONYMOUS, DomainError, userIdOf, type Viewer } from '@safelight/domain';
import type { ErrorCode } from '@safelight/rules';
import type { TransportLogger } from '@safelight/transport';

/** The state of one connection. */
export interface ConnectionState extends Record<PropertyKey, unknown> {
  viewer: Viewer;
  recheck: NodeJS.Timeout;
}

export type Connection = Context<Record<string, unknown> | undefined, Extra & Partial<ConnectionState>>;

interface Deps {
  readonly useCases: Pick<UseCases, 'authenticate' | 'getAccount' | 'watchAccess'>;
  readonly logger: TransportLogger;
  /** The milliseconds between two checks of a connection's token. */
  readonly recheckMs: number;
}

/** The most connections that one account may have open to one process, with all of its sessions and API keys. */
export const MAX_CONNECTIONS_OF_ACCOUNT = 100;

/**
 * Close codes of graphql-transport-ws. After FORBIDDEN clients reconnect with a new token; after UNAUTHORIZED
 * they do not reconnect.
 */
const FORBIDDEN = 4403;
const UNAUTHORIZED = 4401;
/** The close code "Try Again Later" (IANA registry of RFC 6455). */
const TRY_AGAIN = 1013;
/** What a client reads beside a close code. */
const REASONS: Readonly<Record<number, string>> = {
  [FORBIDDEN]: 'Send a valid token or API key as "authorization" in the payload of connection_init.',
  [UNAUTHORIZED]: 'The account of this token does not exist any more.',
  [TRY_AGAIN]: 'Try again later.',
};
/** What a client reads beside TRY_AGAIN when its account has too many connections. */
const FULL_ACCOUNT = `Open at most ${MAX_CONNECTIONS_OF_ACCOUNT} connections of one account.`;
const REFUSALS: readonly ErrorCode[] = ['UNAUTHENTICATED', 'INVALID_API_KEY', 'ACCOUNT_SUSPENDED'];
/**
 * Tokens of API keys are checked this many times less often, because each check counts as a request of the
 * key.
 */
const API_KEY_RECHECK_FACTOR = 20;

const close = ({ extra }: Connection, code: number, reason = REASONS[code]): void =>
  extra.socket.close(code, reason);

/**
 * Admits connections by their token, at most `MAX_CONNECTIONS_OF_ACCOUNT` of each account. Closes them at once when
 * any process reports that a session has ended or an account's keys no longer work, and otherwise at the next
 * periodic check of the token.
 */
export const connectionGuard = ({ useCases, logger, recheckMs }: Deps) => {
  const admitted = new Set<Connection>();
  const accountOf = ({ extra }: Connection): string | null => userIdOf(extra.viewer ?? ANONYMOUS);
  const isFull = (userId: string | null): boolean =>
    [...admitted].filter((one) => accountOf(one) === userId).length >= MAX_CONNECTIONS_OF_ACCOUNT;

  const unsubscribe = useCases.watchAccess((isConcerned) => {
    for (const connection of admitted) {
      const { viewer } = connection.extra;
      if (viewer !== undefined && isConcerned(viewer)) close(connection, FORBIDDEN);
    }
  });

  const refusal = async (viewer: Viewer): Promise<number | null> => {
    if (viewer.kind === 'anonymous' || viewer.kind === 'suspended') return FORBIDDEN;
    return (await useCases.getAccount(viewer)) === null ? UNAUTHORIZED : null;
  };

  /** The viewer of a token, or the code with which to close the connection. */
  const judge = async (authorization: unknown): Promise<Viewer | number> => {
    try {
      const viewer = await useCases.authenticate(
        typeof authorization === 'string' ? authorization : undefined,
      );
      return (await refusal(viewer)) ?? viewer;
    } catch (error) {
      if (error instanceof DomainError && REFUSALS.includes(error.code)) return FORBIDDEN;
      if (error instanceof DomainError && error.code === 'RATE_LIMITED') return TRY_AGAIN;
      logger.warn({ err: error }, 'a connection could not be authenticated');
      return TRY_AGAIN;
    }
  };

  const verdictOn = ({ connectionParams }: Connection): Promise<Viewer | number> =>
    judge(connectionParams?.['authorization'] ?? connectionParams?.['Authorization']);

  return {
    /**
     * Returns false, and closes the connection, for an invalid token, and beyond the limit of the account with the code
     * of RATE_LIMITED, after which clients try again later.
     */
    admit: async (connection: Connection): Promise<boolean> => {
      const { extra } = connection;
      const verdict = await verdictOn(connection);
      if (typeof verdict === 'number') {
        close(connection, verdict);
        return false;
      }
      // `release` has already been called for a connection that closed meanwhile, and will not be again.
      if (extra.socket.readyState !== extra.socket.OPEN) return false;
      if (isFull(userIdOf(verdict))) {
        close(connection, TRY_AGAIN, FULL_ACCOUNT);
        return false;
      }
      extra.viewer = verdict;
      admitted.add(connection);
      const everyMs = verdict.kind === 'api-key' ? recheckMs * API_KEY_RECHECK_FACTOR : recheckMs;
      const recheck = async (): Promise<void> => {
        const later = await verdictOn(connection);
        if (typeof later === 'number' && later !== TRY_AGAIN) close(connection, later);
      };
      extra.recheck = setInterval(() => void recheck(), everyMs).unref();
      return true;
    },
    release: (connection: Connection): void => {
      admitted.delete(connection);
      clearInterval(connection.extra.recheck);
    },
    /** Stops listening for ended sessions; open connections stay. */
    stop: unsubscribe,
  };
};
