import type { OneTimeTokenRepository } from '@safelight/application/ports';
import type { OneTimeToken, OneTimeTokenPurpose } from '@safelight/domain';
import { IsNull, MoreThan, MoreThanOrEqual, Not } from 'typeorm';
import { toOneTimeToken } from '../../mappers/session.mapper.ts';
import { OneTimeTokenRecord } from '../../records/session.records.ts';
import { isUuid, SqlRepository } from '../sql-repository.ts';

export class SqlOneTimeTokenRepository extends SqlRepository implements OneTimeTokenRepository {
  insert(token: OneTimeToken): Promise<void> {
    const { userId, purpose } = token;
    return this.session.atomically(async ({ manager }) => {
      if (purpose !== 'undo-email')
        await manager.delete(OneTimeTokenRecord, { userId, purpose, usedAt: IsNull() });
      await manager.insert(OneTimeTokenRecord, token);
    });
  }

  async find(userId: string, purpose: OneTimeTokenPurpose, tokenHash: string): Promise<OneTimeToken | null> {
    if (!isUuid(userId)) return null;
    return this.findOne(OneTimeTokenRecord, toOneTimeToken, { userId, purpose, tokenHash });
  }

  async findPending(userId: string, purpose: OneTimeTokenPurpose, now: Date): Promise<OneTimeToken | null> {
    if (!isUuid(userId)) return null;
    const pending = { userId, purpose, usedAt: IsNull(), expiresAt: MoreThan(now) };
    return this.findOne(OneTimeTokenRecord, toOneTimeToken, pending);
  }

  async markUsed(tokenHash: string, at: Date): Promise<boolean> {
    const unused = { tokenHash, usedAt: IsNull() };
    const { affected } = await this.session.manager.update(OneTimeTokenRecord, unused, { usedAt: at });
    return affected === 1;
  }

  async voidAll(userId: string): Promise<void> {
    if (!isUuid(userId)) return;
    const doomed = { userId, usedAt: IsNull(), purpose: Not<OneTimeTokenPurpose>('undo-email') };
    await this.session.manager.delete(OneTimeTokenRecord, doomed);
  }

  async voidSince(userId: string, purpose: OneTimeTokenPurpose, since: Date): Promise<void> {
    if (!isUuid(userId)) return;
    const doomed = { userId, purpose, usedAt: IsNull(), expiresAt: MoreThanOrEqual(since) };
    await this.session.manager.delete(OneTimeTokenRecord, doomed);
  }
}
