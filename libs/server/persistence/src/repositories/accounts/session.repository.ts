import type { RefreshTokenRepository, SessionRepository } from '@safelight/application/ports';
import type { RefreshToken, SessionFamily, StoredSession } from '@safelight/domain';
import { IsNull } from 'typeorm';
import { asJson, recordReader } from '../../mappers/record-reader.ts';
import {
  fromRefreshToken,
  fromSessionFamily,
  toRefreshToken,
  toSessionFamily,
} from '../../mappers/session.mapper.ts';
import { RefreshTokenRecord, SessionFamilyRecord } from '../../records/session.records.ts';
import { isUuid, SqlRepository } from '../sql-repository.ts';

export class SqlSessionRepository extends SqlRepository implements SessionRepository {
  readonly #families = recordReader(this.session.manager, SessionFamilyRecord, { alias: 'f' });

  async insert(family: SessionFamily): Promise<void> {
    await this.session.manager.insert(SessionFamilyRecord, fromSessionFamily(family));
  }

  /**
   * Records a use of a session. The stored time never decreases, because two processes may report uses in any
   * order.
   */
  async touch(familyId: string, at: Date): Promise<void> {
    if (!isUuid(familyId)) return;
    await this.session.query(
      'UPDATE session_family SET last_used_at = $2 WHERE id = $1 AND last_used_at < $2',
      [familyId, at],
    );
  }

  async listLiving(userId: string, now: Date): Promise<readonly SessionFamily[]> {
    if (!isUuid(userId)) return [];
    const text = asJson(`SELECT ${this.#families.columns} FROM session_family f
      WHERE f.user_id = $1 AND f.ended_at IS NULL AND EXISTS (
        SELECT FROM refresh_token t WHERE t.family_id = f.id AND t.used_at IS NULL AND t.expires_at > $2)
      ORDER BY f.last_used_at DESC, f.id`);
    const rows = await this.session.queryJson({ text, values: [userId, now] });
    return rows.map((row) => toSessionFamily(this.#families.read(row)));
  }

  async listAll(userId: string): Promise<readonly StoredSession[]> {
    if (!isUuid(userId)) return [];
    return this.session.manager.find(SessionFamilyRecord, {
      where: { userId },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
  }

  async listUserAgents(userId: string): Promise<readonly string[]> {
    if (!isUuid(userId)) return [];
    return this.column('SELECT DISTINCT user_agent AS "userAgent" FROM session_family WHERE user_id = $1', [
      userId,
    ]);
  }

  async knowsAddress(userId: string, address: string): Promise<boolean> {
    return isUuid(userId) && this.session.manager.existsBy(SessionFamilyRecord, { userId, address });
  }

  async end(userId: string, familyId: string, at: Date): Promise<boolean> {
    if (!isUuid(userId) || !isUuid(familyId)) return false;
    const living = { id: familyId, userId, endedAt: IsNull() };
    const { affected } = await this.session.manager.update(SessionFamilyRecord, living, { endedAt: at });
    return affected === 1;
  }

  async endAll(userId: string, exceptFamilyId: string | null, at: Date): Promise<readonly string[]> {
    if (!isUuid(userId)) return [];
    return this.column(
      `UPDATE session_family SET ended_at = $3
       WHERE user_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $2::uuid RETURNING id`,
      [userId, exceptFamilyId !== null && isUuid(exceptFamilyId) ? exceptFamilyId : null, at],
    );
  }

  async listEndedSince(since: Date): Promise<readonly string[]> {
    return this.column('SELECT id FROM session_family WHERE ended_at >= $1', [since]);
  }
}

export class SqlRefreshTokenRepository extends SqlRepository implements RefreshTokenRepository {
  async insert(token: RefreshToken): Promise<void> {
    await this.session.manager.insert(RefreshTokenRecord, fromRefreshToken(token));
  }

  async findByHash(tokenHash: string): Promise<RefreshToken | null> {
    const { manager } = this.session;
    const token = await manager.findOneBy(RefreshTokenRecord, { tokenHash });
    if (token === null) return null;
    const family = await manager.findOneByOrFail(SessionFamilyRecord, { id: token.familyId });
    return toRefreshToken(token, family);
  }

  async markUsed(id: string, at: Date): Promise<boolean> {
    if (!isUuid(id)) return false;
    const unused = { id, usedAt: IsNull() };
    const { affected } = await this.session.manager.update(RefreshTokenRecord, unused, { usedAt: at });
    return affected === 1;
  }
}
