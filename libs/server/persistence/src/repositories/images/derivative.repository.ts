import type { DerivativeRepository, TransformRoom } from '@safelight/application/ports';
import { type Derivative, derivativeName, type DerivativeSpec, type StoredFile } from '@safelight/domain';
import { DerivativeRecord } from '../../records/file.records.ts';
import { isUuid, SqlRepository } from '../sql-repository.ts';

/**
 * Inserts a derivative with values selected from its version. If the version no longer exists, this inserts
 * nothing and causes no error.
 */
const INSERT = `
  INSERT INTO derivative (version_id, name, format, key, sha256, size_bytes, content_type)
  SELECT id, $2, $3, $4, $5, $6, $7 FROM image_version WHERE id = $1 FOR KEY SHARE
  ON CONFLICT (version_id, name, format) DO NOTHING`;

const REMOVE = `
  WITH removed AS (
    DELETE FROM derivative WHERE version_id = $1 AND name = $2 AND format = $3 RETURNING key
  )
  INSERT INTO blob_intent AS intent (key, abandoned_at) SELECT key, now() FROM removed
  ON CONFLICT (key) DO UPDATE SET abandoned_at = coalesce(intent.abandoned_at, excluded.abandoned_at)
  RETURNING key`;

const RECORD_USES = `UPDATE derivative SET used_at = $2 WHERE key = ANY($1) AND used_at < $2`;

/** Deletes evictable derivatives. Their names start with "t", and only they are in the index of uses. */
const EVICT = `
  WITH ranked AS (
    SELECT key, used_at, sum(size_bytes) OVER (ORDER BY used_at DESC, key) AS bytes_until
    FROM derivative WHERE name LIKE 't%'
  ), removed AS (
    DELETE FROM derivative WHERE key IN (
      SELECT key FROM ranked WHERE used_at < $1 OR bytes_until > $2 ORDER BY used_at, key DESC LIMIT $3
    ) RETURNING key, version_id
  ), noted AS (
    INSERT INTO blob_intent AS intent (key, abandoned_at) SELECT key, now() FROM removed
    ON CONFLICT (key) DO UPDATE SET abandoned_at = coalesce(intent.abandoned_at, excluded.abandoned_at)
  )
  SELECT image_uid AS uid FROM removed JOIN image_version ON id = version_id`;

export class SqlDerivativeRepository extends SqlRepository implements DerivativeRepository {
  async find(versionId: string, spec: DerivativeSpec): Promise<StoredFile | null> {
    if (!isUuid(versionId)) return null;
    const id = { versionId, name: derivativeName(spec), format: spec.format };
    return this.findOne(
      DerivativeRecord,
      ({ key, sha256, sizeBytes, contentType }) => ({
        key,
        sha256,
        sizeBytes,
        contentType,
      }),
      id,
    );
  }

  async insert({ versionId, spec, file }: Derivative): Promise<boolean> {
    if (!isUuid(versionId)) return false;
    const { key, sha256, sizeBytes, contentType } = file;
    const values = [versionId, derivativeName(spec), spec.format, key, sha256, sizeBytes, contentType];
    return this.affectsOne(INSERT, values);
  }

  async remove(versionId: string, spec: DerivativeSpec): Promise<string | null> {
    if (!isUuid(versionId)) return null;
    const values = [versionId, derivativeName(spec), spec.format];
    return (await this.column(REMOVE, values))[0] ?? null;
  }

  async recordUses(keys: readonly string[], at: Date): Promise<void> {
    await this.session.query(RECORD_USES, [keys, at]);
  }

  async evictTransforms({ unusedSince, maxBytes }: TransformRoom, limit: number): Promise<readonly string[]> {
    return this.column(EVICT, [unusedSince, maxBytes, limit]);
  }
}
