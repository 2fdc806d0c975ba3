import type { ExternalIdentityRepository } from '@safelight/application/ports';
import { DomainError, type ExternalIdentity } from '@safelight/domain';
import { ExternalIdentityRecord } from '../../records/session.records.ts';
import type { Session } from '../../session.ts';
import { isUuid } from '../is-uuid.ts';

export class SqlExternalIdentityRepository implements ExternalIdentityRepository {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  async find(issuer: string, subject: string): Promise<ExternalIdentity | null> {
    const record = await this.#session.manager.findOneBy(ExternalIdentityRecord, { issuer, subject });
    return record === null ? null : { ...record };
  }

  async listByUser(userId: string): Promise<readonly ExternalIdentity[]> {
    if (!isUuid(userId)) return [];
    const records = await this.#session.manager.find(ExternalIdentityRecord, {
      where: { userId },
      order: { createdAt: 'ASC', issuer: 'ASC', subject: 'ASC' },
    });
    return records.map((record) => ({ ...record }));
  }

  /**
   * An identity that exists already inserts nothing. A database error would make the transaction unusable.
   */
  async insert({ issuer, subject, userId, createdAt }: ExternalIdentity): Promise<void> {
    const { rowCount } = await this.#session.query(
      `INSERT INTO external_identity (issuer, subject, user_id, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [issuer, subject, userId, createdAt],
    );
    if (rowCount === 0) throw new DomainError('CONFLICT', 'This identity is linked already.');
  }
}
