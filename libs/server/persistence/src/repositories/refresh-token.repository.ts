import type { RefreshTokenRepository } from '@safelight/application/ports';
import type { RefreshToken } from '@safelight/domain';
import { IsNull } from 'typeorm';
import { fromRefreshToken, toRefreshToken } from '../mappers/session.mapper.ts';
import { RefreshTokenRecord } from '../records/refresh-token.record.ts';
import { SessionFamilyRecord } from '../records/session-family.record.ts';
import type { Session } from '../session.ts';
import { isUuid } from './is-uuid.ts';

export class SqlRefreshTokenRepository implements RefreshTokenRepository {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  async insert(token: RefreshToken): Promise<void> {
    await this.#session.manager.insert(RefreshTokenRecord, fromRefreshToken(token));
  }

  async findByHash(tokenHash: string): Promise<RefreshToken | null> {
    const { manager } = this.#session;
    const token = await manager.findOneBy(RefreshTokenRecord, { tokenHash });
    if (token === null) return null;
    const family = await manager.findOneByOrFail(SessionFamilyRecord, { id: token.familyId });
    return toRefreshToken(token, family);
  }

  async markUsed(id: string, at: Date): Promise<boolean> {
    if (!isUuid(id)) return false;
    const unused = { id, usedAt: IsNull() };
    const { affected } = await this.#session.manager.update(RefreshTokenRecord, unused, { usedAt: at });
    return affected === 1;
  }
}
