import type { UserRepository } from '@safelight/application';
import { canonicalName, invalidField, type User, type UserCredentials } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { In, IsNull } from 'typeorm';
import { fromUser, toCredentials, toUser } from '../mappers/user.mapper.ts';
import { UserRecord } from '../records/user.record.ts';
import type { Session } from '../session.ts';
import { isUuid } from './is-uuid.ts';

export class SqlUserRepository implements UserRepository {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  async insert(user: User, passwordHash: string): Promise<void> {
    const record = fromUser(user, passwordHash);
    const { raw } = await this.#session.manager
      .createQueryBuilder()
      .insert()
      .into(UserRecord)
      .values(record)
      .orIgnore()
      .returning(['id'])
      .execute();
    if ((raw as readonly unknown[]).length > 0) return;
    const { emailKey } = record;
    throw (await this.#session.manager.existsBy(UserRecord, { emailKey }))
      ? invalidField('email', TEXTS.register.emailTaken, 'EMAIL_TAKEN')
      : invalidField('username', TEXTS.register.usernameTaken, 'USERNAME_TAKEN');
  }

  async findById(id: string): Promise<User | null> {
    if (!isUuid(id)) return null;
    const record = await this.#session.manager.findOneBy(UserRecord, { id });
    return record === null ? null : toUser(record);
  }

  async findByIds(ids: readonly string[]): Promise<readonly User[]> {
    const records = await this.#session.manager.findBy(UserRecord, { id: In(ids.filter(isUuid)) });
    return records.map(toUser);
  }

  async findCredentials(username: string): Promise<UserCredentials | null> {
    const record = await this.#session.manager.findOneBy(UserRecord, {
      usernameKey: canonicalName(username),
    });
    return record === null ? null : toCredentials(record);
  }

  async markEmailVerified(id: string, at: Date): Promise<boolean> {
    if (!isUuid(id)) return false;
    const unverified = { id, emailVerifiedAt: IsNull() };
    const { affected } = await this.#session.manager.update(UserRecord, unverified, { emailVerifiedAt: at });
    return affected === 1;
  }

  /**
   * NO KEY UPDATE shuts out other lockers but not foreign key checks: two transactions that have each inserted
   * something of this user before locking it would deadlock otherwise.
   */
  async lock(id: string): Promise<void> {
    if (isUuid(id))
      await this.#session.query('SELECT FROM user_account WHERE id = $1 FOR NO KEY UPDATE', [id]);
  }
}
