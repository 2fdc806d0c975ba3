import type { OneTimeToken } from '@safelight/domain';
import type { Ports, Transaction } from '../ports/index.ts';

type Deps = Pick<Ports, 'ids' | 'secrets' | 'clock'>;

type TokenRequest = Pick<OneTimeToken, 'userId' | 'purpose' | 'newEmail'> & { readonly ttlMs: number };

/**
 * Creates a single-use secret for a link in an email. The user's earlier secrets for the same purpose stop
 * working.
 */
export const issueToken = async (
  { ids, secrets, clock }: Deps,
  tx: Pick<Transaction, 'oneTimeTokens'>,
  { ttlMs, ...token }: TokenRequest,
): Promise<string> => {
  const secret = ids.secret();
  await tx.oneTimeTokens.insert({
    ...token,
    tokenHash: secrets.hash(secret),
    expiresAt: new Date(clock.now().getTime() + ttlMs),
    usedAt: null,
  });
  return secret;
};
