import { DomainError, type Client, type ExternalProfile, type User } from '@safelight/domain';
import {
  emailProblem,
  firstCharacters,
  FULL_NAME_MAX_LENGTH,
  suggestUsername,
  TEXTS,
  textProblem,
} from '@safelight/rules';
import type { AdmitUser, SignedIn } from '../accounts/admit-user.ts';
import { confirmAddress } from '../accounts/confirm-address.ts';
import { lockByEmail } from '../accounts/lock-by-email.ts';
import { newUser } from '../accounts/new-user.ts';
import type { Ports, Transaction } from '../ports/index.ts';
import { publishEnded, type EndedSessions } from '../sessions/ended-sessions.ts';

interface Deps extends Pick<Ports, 'unitOfWork' | 'ids' | 'clock'> {
  readonly admitUser: AdmitUser;
  readonly endedSessions: EndedSessions;
}

/**
 * The maximum number of attempts to create the account. An attempt fails if the username is taken, or if
 * another tab of the same person was faster.
 */
const MAX_TRIES = 10;
/**
 * The number of attempts with a short number in the username, as in the sign-up form, before longer numbers are
 * tried.
 */
const SHORT_TRIES = 4;

const failed = (message: string): DomainError => new DomainError('GOOGLE_SIGN_IN_FAILED', message);

const fullNameOf = ({ fullName }: ExternalProfile): string | null =>
  fullName === null || textProblem(fullName) !== null
    ? null
    : firstCharacters(fullName.trim(), FULL_NAME_MAX_LENGTH).trim() || null;

/**
 * Returns the text from which the username is derived: the name, or the address if the name has no letter
 * that a username may contain.
 */
const usernameBaseOf = (profile: ExternalProfile): string => {
  const candidates = [fullNameOf(profile) ?? '', profile.email.split('@')[0] ?? '', 'user'];
  return candidates.find((text) => /[a-z0-9]/i.test(text)) ?? 'user';
};

const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof DomainError && ['USERNAME_TAKEN', 'EMAIL_TAKEN', 'CONFLICT'].includes(error.code);

interface Admission {
  readonly signedIn: SignedIn;
  readonly endedIds: readonly string[];
}

/**
 * Signs in a person whom an identity provider has identified, by issuer and subject. Links an unknown identity
 * to the account with its address, but only if the provider has verified the address. Throws
 * GOOGLE_SIGN_IN_FAILED.
 */
export const admitProfile = (deps: Deps) => {
  const { clock, ids } = deps;

  const link = (tx: Transaction, { issuer, subject }: ExternalProfile, userId: string): Promise<void> =>
    tx.externalIdentities.insert({ issuer, subject, userId, createdAt: clock.now() });

  /**
   * Links the identity to an unverified account and removes its password, because the person who chose it never
   * proved to own the address.
   */
  const takeOver = async (tx: Transaction, userId: string): Promise<readonly string[]> => {
    await tx.users.setPassword(userId, null);
    await tx.oneTimeTokens.voidAll(userId);
    const ended = await tx.sessions.endAll(userId, null, clock.now());
    await publishEnded(tx, ended);
    return ended;
  };

  /** Links the identity to the account with its address, which must be locked. */
  const linkByAddress = async (
    tx: Transaction,
    profile: ExternalProfile,
    { id }: User,
  ): Promise<{ user: User; endedIds: readonly string[] }> => {
    const linked = await tx.externalIdentities.listByUser(id);
    if (linked.some(({ issuer }) => issuer === profile.issuer)) throw failed(TEXTS.google.emailTaken);
    const isFirst = await confirmAddress(tx, id, clock.now());
    const endedIds = isFirst ? await takeOver(tx, id) : [];
    await link(tx, profile, id);
    const user = await tx.users.findById(id);
    if (user === null) throw failed(TEXTS.google.failed);
    return { user, endedIds };
  };

  const createAccount = async (tx: Transaction, profile: ExternalProfile, tried: number): Promise<User> => {
    const numbers = tried < SHORT_TRIES ? 1_000 : 1_000_000;
    const number = Number.parseInt(ids.uuid().slice(0, 8), 16) % numbers;
    const username = suggestUsername(usernameBaseOf(profile), number);
    const fullName = fullNameOf(profile) ?? username;
    const user = newUser(deps, { username, email: profile.email, fullName, hasPassword: false });
    await tx.users.insert(user, null);
    await tx.record({ type: 'account.created', userId: user.id, payload: { by: 'google' } });
    await confirmAddress(tx, user.id, clock.now());
    await link(tx, profile, user.id);
    return { ...user, emailVerifiedAt: clock.now() };
  };

  const admit = async (
    tx: Transaction,
    profile: ExternalProfile,
    client: Client,
    tried: number,
  ): Promise<Admission> => {
    const enter = async (user: User, isFirst: boolean): Promise<SignedIn> => {
      const signedIn = await deps.admitUser(tx, user, client, { isFirst });
      if (signedIn === null) throw failed(TEXTS.google.failed);
      return signedIn;
    };
    const identity = await tx.externalIdentities.find(profile.issuer, profile.subject);
    if (identity !== null) {
      await tx.users.lock(identity.userId);
      const user = await tx.users.findById(identity.userId);
      if (user === null) throw failed(TEXTS.google.failed);
      return { signedIn: await enter(user, false), endedIds: [] };
    }
    if (!profile.isEmailVerified) throw failed(TEXTS.google.unverifiedEmail);
    if (emailProblem(profile.email) !== null) throw failed(TEXTS.google.failed);
    const existing = await lockByEmail(tx, profile.email);
    if (existing === null) {
      return { signedIn: await enter(await createAccount(tx, profile, tried), true), endedIds: [] };
    }
    const { user, endedIds } = await linkByAddress(tx, profile, existing);
    return { signedIn: await enter(user, existing.emailVerifiedAt === null), endedIds };
  };

  return async (profile: ExternalProfile, client: Client): Promise<SignedIn> => {
    for (let tried = 0; ; tried += 1) {
      try {
        const { signedIn, endedIds } = await deps.unitOfWork.transaction((tx) =>
          admit(tx, profile, client, tried),
        );
        deps.endedSessions.add(endedIds);
        return signedIn;
      } catch (error) {
        if (tried >= MAX_TRIES || !isWorthAnotherTry(error)) throw error;
      }
    }
  };
};

export type AdmitProfile = ReturnType<typeof admitProfile>;
