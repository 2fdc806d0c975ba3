import {
  canonicalName,
  type DomainError,
  invalidField,
  type Role,
  type Suspension,
  type User,
  type UserCredentials,
} from '@safelight/domain';
import type { PurgeBounds, UserChanges, UserRepository } from '@safelight/application/ports';
import { type PlanId, TEXTS } from '@safelight/rules';
import { In, IsNull, Not } from 'typeorm';
import { violatedConstraint } from '../../database-error.ts';
import { UserRecord } from '../../records/user.record.ts';
import { purgeUser } from './user-purge.ts';
import { insertIfNew, isUuid, SqlRepository } from '../sql-repository.ts';

const toUser = ({
  usernameKey: _usernameKey,
  emailKey: _emailKey,
  passwordHash,
  suspendedAt: at,
  suspensionReason: reason,
  ...user
}: UserRecord): User => ({
  ...user,
  hasPassword: passwordHash !== null,
  suspension: at === null || reason === null ? null : { at, reason },
});

const toCredentials = (record: UserRecord): UserCredentials => ({
  user: toUser(record),
  passwordHash: record.passwordHash,
});

const fromUser = (
  { hasPassword: _hasPassword, suspension, ...user }: User,
  passwordHash: string | null,
): UserRecord => ({
  ...user,
  usernameKey: canonicalName(user.username),
  emailKey: canonicalName(user.email),
  passwordHash,
  suspendedAt: suspension?.at ?? null,
  suspensionReason: suspension?.reason ?? null,
});

const emailTaken = (): DomainError => invalidField('email', TEXTS.register.emailTaken, 'EMAIL_TAKEN');

export class SqlUserRepository extends SqlRepository implements UserRepository {
  async insert(user: User, passwordHash: string | null): Promise<void> {
    const record = fromUser(user, passwordHash);
    if (await insertIfNew(this.session, UserRecord, record)) return;
    const { emailKey } = record;
    throw (await this.session.manager.existsBy(UserRecord, { emailKey }))
      ? emailTaken()
      : invalidField('username', TEXTS.register.usernameTaken, 'USERNAME_TAKEN');
  }

  async findById(id: string): Promise<User | null> {
    return isUuid(id) ? this.findOne(UserRecord, toUser, { id }) : null;
  }

  async findByIds(ids: readonly string[]): Promise<readonly User[]> {
    const records = await this.session.manager.findBy(UserRecord, { id: In(ids.filter(isUuid)) });
    return records.map(toUser);
  }

  findByEmail(email: string): Promise<User | null> {
    return this.findOne(UserRecord, toUser, { emailKey: canonicalName(email) });
  }

  findCredentials(username: string): Promise<UserCredentials | null> {
    return this.findOne(UserRecord, toCredentials, { usernameKey: canonicalName(username) });
  }

  async findCredentialsById(id: string): Promise<UserCredentials | null> {
    return isUuid(id) ? this.findOne(UserRecord, toCredentials, { id }) : null;
  }

  async markEmailVerified(id: string, at: Date): Promise<boolean> {
    if (!isUuid(id)) return false;
    const unverified = { id, emailVerifiedAt: IsNull() };
    const { affected } = await this.session.manager.update(UserRecord, unverified, { emailVerifiedAt: at });
    return affected === 1;
  }

  async update(id: string, changes: UserChanges): Promise<User | null> {
    if (!isUuid(id)) return null;
    const given = Object.entries<unknown>(changes).filter(([, value]) => value !== undefined);
    const { email } = changes;
    const set: Partial<UserRecord> = {
      ...Object.fromEntries(given),
      ...(email === undefined ? {} : { emailKey: canonicalName(email) }),
    };
    try {
      if (given.length > 0) await this.session.manager.update(UserRecord, { id }, set);
    } catch (error) {
      throw violatedConstraint(error) === 'user_account_email_key' ? emailTaken() : error;
    }
    return this.findById(id);
  }

  setPassword(id: string, passwordHash: string | null): Promise<void> {
    return this.#set(id, { passwordHash });
  }

  setPlan(id: string, plan: PlanId): Promise<void> {
    return this.#set(id, { plan });
  }

  setRole(id: string, role: Role): Promise<void> {
    return this.#set(id, { role });
  }

  setDeletionRequested(id: string, at: Date | null): Promise<void> {
    return this.#set(id, { deletionRequestedAt: at });
  }

  setSuspension(id: string, suspension: Suspension | null): Promise<void> {
    const { at: suspendedAt, reason: suspensionReason } = suspension ?? { at: null, reason: null };
    return this.#set(id, { suspendedAt, suspensionReason });
  }

  async listSuspended(limit: number): Promise<readonly User[]> {
    return this.findAll(UserRecord, toUser, {
      where: { suspendedAt: Not(IsNull()) },
      order: { suspendedAt: 'DESC', id: 'ASC' },
      take: limit,
    });
  }

  async listDueForPurge({ deletion, unverified }: PurgeBounds, limit: number): Promise<readonly string[]> {
    return this.column(
      `SELECT id FROM user_account
       WHERE deletion_requested_at < $1 OR (email_verified_at IS NULL AND created_at < $2)
       ORDER BY coalesce(deletion_requested_at, created_at), id LIMIT $3`,
      [deletion, unverified, limit],
    );
  }

  async purge(id: string): Promise<void> {
    if (isUuid(id)) await purgeUser(this.session, id);
  }

  /**
   * Locks with NO KEY UPDATE, which conflicts with itself but not with foreign key checks. With a stronger
   * lock, two transactions that insert a row of the user and then lock the user would deadlock.
   */
  async lock(id: string): Promise<void> {
    if (isUuid(id))
      await this.session.query('SELECT FROM user_account WHERE id = $1 FOR NO KEY UPDATE', [id]);
  }

  async #set(
    id: string,
    columns: Partial<
      Pick<
        UserRecord,
        'passwordHash' | 'deletionRequestedAt' | 'plan' | 'role' | 'suspendedAt' | 'suspensionReason'
      >
    >,
  ): Promise<void> {
    if (isUuid(id)) await this.session.manager.update(UserRecord, { id }, columns);
  }
}
