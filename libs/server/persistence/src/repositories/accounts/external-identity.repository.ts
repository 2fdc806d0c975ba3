import type { ExternalIdentityRepository } from '@safelight/application/ports';
import { DomainError, type ExternalIdentity } from '@safelight/domain';
import { ExternalIdentityRecord } from '../../records/session.records.ts';
import { insertIfNew, isUuid, SqlRepository } from '../sql-repository.ts';

export class SqlExternalIdentityRepository extends SqlRepository implements ExternalIdentityRepository {
  async find(issuer: string, subject: string): Promise<ExternalIdentity | null> {
    return this.findOne(ExternalIdentityRecord, (record) => ({ ...record }), { issuer, subject });
  }

  async listByUser(userId: string): Promise<readonly ExternalIdentity[]> {
    if (!isUuid(userId)) return [];
    return this.findAll(ExternalIdentityRecord, (record) => ({ ...record }), {
      where: { userId },
      order: { createdAt: 'ASC', issuer: 'ASC', subject: 'ASC' },
    });
  }

  async insert(identity: ExternalIdentity): Promise<void> {
    if (!(await insertIfNew(this.session, ExternalIdentityRecord, identity)))
      throw new DomainError('CONFLICT', 'This identity is linked already.');
  }
}
