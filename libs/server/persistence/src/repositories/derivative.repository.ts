import type { DerivativeRepository } from '@safelight/application';
import { derivativeName, type Derivative, type DerivativeSpec, type StoredFile } from '@safelight/domain';
import { DerivativeRecord } from '../records/derivative.record.ts';
import type { Session } from '../session.ts';
import { isUuid } from './is-uuid.ts';

/** Selecting from the version makes a version that is gone, or going, insert nothing rather than fail. */
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

export class SqlDerivativeRepository implements DerivativeRepository {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  async find(versionId: string, spec: DerivativeSpec): Promise<StoredFile | null> {
    if (!isUuid(versionId)) return null;
    const id = { versionId, name: derivativeName(spec), format: spec.format };
    const record = await this.#session.manager.findOneBy(DerivativeRecord, id);
    if (record === null) return null;
    const { key, sha256, sizeBytes, contentType } = record;
    return { key, sha256, sizeBytes: Number(sizeBytes), contentType };
  }

  async insert({ versionId, spec, file }: Derivative): Promise<boolean> {
    if (!isUuid(versionId)) return false;
    const { key, sha256, sizeBytes, contentType } = file;
    const values = [versionId, derivativeName(spec), spec.format, key, sha256, sizeBytes, contentType];
    const { rowCount } = await this.#session.query(INSERT, values);
    return rowCount === 1;
  }

  async remove(versionId: string, spec: DerivativeSpec): Promise<string | null> {
    if (!isUuid(versionId)) return null;
    const values = [versionId, derivativeName(spec), spec.format];
    const { rows } = await this.#session.query<{ key: string }>(REMOVE, values);
    return rows[0]?.key ?? null;
  }
}
