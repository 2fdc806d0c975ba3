import type { OneTimeTokenRepository } from '@safelight/application/ports';
import type { OneTimeToken, OneTimeTokenPurpose } from '@safelight/domain';
import { IsNull, MoreThan, MoreThanOrEqual, Not } from 'typeorm';
import { toOneTimeToken } from '../../mappers/session.mapper.ts';
import { OneTimeTokenRecord } from '../../records/session.records.ts';
import type { Session } from '../../session.ts';
import { isUuid } from '../is-uuid.ts';

export class SqlOneTimeTokenRepository implements OneTimeTokenRepository {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  insert(token: OneTimeToken): Promise<void> {
    const { userId, purpose } = token;
    return this.#session.atomically(async ({ manager }) => {
      if (purpose !== 'undo-email')
        await manager.delete(OneTimeTokenRecord, { userId, purpose, usedAt: IsNull() });
      await manager.insert(OneTimeTokenRecord, token);
    });
  }

  async find(userId: string, purpose: OneTimeTokenPurpose, tokenHash: string): Promise<OneTimeToken | null> {
    if (!isUuid(userId)) return null;
    const record = await this.#session.manager.findOneBy(OneTimeTokenRecord, { userId, purpose, tokenHash });
    return record === null ? null : toOneTimeToken(record);
  }

  async findPending(userId: string, purpose: OneTimeTokenPurpose, now: Date): Promise<OneTimeToken | null> {
    if (!isUuid(userId)) return null;
    const pending = { userId, purpose, usedAt: IsNull(), expiresAt: MoreThan(now) };
    const record = await this.#session.manager.findOneBy(OneTimeTokenRecord, pending);
    return record === null ? null : toOneTimeToken(record);
  }

  async markUsed(tokenHash: string, at: Date): Promise<boolean> {
    const unused = { tokenHash, usedAt: IsNull() };
    const { affected } = await this.#session.manager.update(OneTimeTokenRecord, unused, { usedAt: at });
    return affected === 1;
  }

  async voidAll(userId: string): Promise<void> {
    if (!isUuid(userId)) return;
    const doomed = { userId, usedAt: IsNull(), purpose: Not<OneTimeTokenPurpose>('undo-email') };
    await this.#session.manager.delete(OneTimeTokenRecord, doomed);
  }

  async voidSince(userId: string, purpose: OneTimeTokenPurpose, since: Date): Promise<void> {
    if (!isUuid(userId)) return;
    const doomed = { userId, purpose, usedAt: IsNull(), expiresAt: MoreThanOrEqual(since) };
    await this.#session.manager.delete(OneTimeTokenRecord, doomed);
  }
}
