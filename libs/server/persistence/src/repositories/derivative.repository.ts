import type { DerivativeRepository } from '@safelight/application';
import type { Derivative, DerivativeSpec } from '@safelight/domain';
import { toDerivative } from '../mappers/derivative.mapper.ts';
import { DerivativeRecord } from '../records/derivative.record.ts';
import type { Session } from '../session.ts';
import { isUuid } from './is-uuid.ts';

/** Selecting from the version makes a version that is gone, or going, insert nothing rather than fail. */
const INSERT = `
  INSERT INTO derivative (version_id, width, format, key, sha256, size_bytes, content_type)
  SELECT id, $2, $3, $4, $5, $6, $7 FROM image_version WHERE id = $1 FOR KEY SHARE
  ON CONFLICT (version_id, width, format) DO NOTHING`;

const REMOVE = `
  WITH removed AS (
    DELETE FROM derivative WHERE version_id = $1 AND width = $2 AND format = $3 RETURNING key
  )
  INSERT INTO blob_intent AS intent (key, abandoned_at) SELECT key, now() FROM removed
  ON CONFLICT (key) DO UPDATE SET abandoned_at = coalesce(intent.abandoned_at, excluded.abandoned_at)
  RETURNING key`;

export class SqlDerivativeRepository implements DerivativeRepository {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  async find(versionId: string, { width, format }: DerivativeSpec): Promise<Derivative | null> {
    if (!isUuid(versionId)) return null;
    const key = { versionId, width: String(width), format };
    const record = await this.#session.manager.findOneBy(DerivativeRecord, key);
    return record === null ? null : toDerivative(record);
  }

  async insert({ versionId, width, format, file }: Derivative): Promise<boolean> {
    if (!isUuid(versionId)) return false;
    const values = [
      versionId,
      String(width),
      format,
      file.key,
      file.sha256,
      file.sizeBytes,
      file.contentType,
    ];
    const { rowCount } = await this.#session.query(INSERT, values);
    return rowCount === 1;
  }

  async remove(versionId: string, { width, format }: DerivativeSpec): Promise<string | null> {
    if (!isUuid(versionId)) return null;
    const { rows } = await this.#session.query<{ key: string }>(REMOVE, [versionId, String(width), format]);
    return rows[0]?.key ?? null;
  }
}
