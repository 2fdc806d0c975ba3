import type { SharedByLink, ShareLinkRepository } from '@safelight/application/ports';
import type { ShareLink } from '@safelight/domain';
import { toShareLink } from '../../mappers/project.mapper.ts';
import { asJson, recordReader } from '../../mappers/record-reader.ts';
import { ShareLinkRecord } from '../../records/project.record.ts';
import { projectRows } from './project-list.ts';
import { isUuid, SqlRepository } from '../sql-repository.ts';

/**
 * Selects links to projects that are not deleted, of accounts that are neither suspended nor about to be
 * deleted.
 */
const OPEN = `FROM share_link l
  JOIN project p ON p.id = l.project_id AND p.deleted_at IS NULL
  JOIN user_account o ON o.id = l.owner_id AND o.deletion_requested_at IS NULL
    AND o.suspended_at IS NULL`;

export class SqlShareLinkRepository extends SqlRepository implements ShareLinkRepository {
  readonly #links = recordReader(this.session.manager, ShareLinkRecord, { alias: 'l' });
  readonly #projects = projectRows(this.session);

  async insert(link: ShareLink): Promise<void> {
    await this.session.manager.insert(ShareLinkRecord, { ...link });
  }

  async list(ownerId: string, projectId: string): Promise<readonly ShareLink[]> {
    if (!isUuid(ownerId)) return [];
    const text = asJson(`SELECT ${this.#links.columns} FROM share_link l
      WHERE l.project_id = $1 AND l.owner_id = $2 ORDER BY l.created_at DESC, l.id DESC`);
    const rows = await this.session.queryJson({ text, values: [projectId, ownerId] });
    return rows.map((row) => toShareLink(this.#links.read(row)));
  }

  async findByToken(tokenHash: string): Promise<SharedByLink | null> {
    const text = asJson(
      `SELECT ${this.#links.columns}, ${this.#projects.columns} ${OPEN} WHERE l.token_hash = $1`,
    );
    const [row] = await this.session.queryJson({ name: 'share-link-by-token', text, values: [tokenHash] });
    if (row === undefined) return null;
    return { link: toShareLink(this.#links.read(row)), project: this.#projects.toProject(row) };
  }

  async shows(linkId: string, imageUid: string, now: Date): Promise<boolean> {
    if (!isUuid(linkId)) return false;
    return this.affectsOne(
      `SELECT ${OPEN} JOIN project_image i ON i.project_id = p.id
       WHERE l.id = $1 AND i.image_uid = $2 AND NOT i.is_hidden AND (l.expires_at IS NULL OR l.expires_at > $3)`,
      [linkId, imageUid, now],
    );
  }

  async delete(ownerId: string, id: string): Promise<boolean> {
    if (!isUuid(ownerId) || !isUuid(id)) return false;
    return this.affectsOne('DELETE FROM share_link WHERE id = $1 AND owner_id = $2', [id, ownerId]);
  }
}
