import { type DataExport, DomainError } from '@safelight/domain';
import type { DataExportRepository } from '@safelight/application/ports';
import { TEXTS } from '@safelight/rules';
import { LessThanOrEqual } from 'typeorm';
import { DataExportRecord } from '../../records/data-export.record.ts';
import type { Session } from '../../session.ts';
import { isUuid } from '../is-uuid.ts';

const toDataExport = (record: DataExportRecord): DataExport => ({ ...record });

type ExportChanges = Parameters<DataExportRepository['update']>[1];

export class SqlDataExportRepository implements DataExportRepository {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** A second unfinished export inserts nothing. A database error would make the transaction unusable. */
  async insert(dataExport: DataExport): Promise<void> {
    const inserted = await this.#session.manager
      .createQueryBuilder()
      .insert()
      .into(DataExportRecord)
      .values(dataExport)
      .orIgnore()
      .returning(['id'])
      .execute();
    if ((inserted.raw as readonly unknown[]).length === 0) {
      throw new DomainError('CONFLICT', TEXTS.account.exportRunning);
    }
  }

  async find(id: string): Promise<DataExport | null> {
    if (!isUuid(id)) return null;
    const record = await this.#session.manager.findOneBy(DataExportRecord, { id });
    return record === null ? null : toDataExport(record);
  }

  async listByUser(userId: string): Promise<readonly DataExport[]> {
    if (!isUuid(userId)) return [];
    const records = await this.#session.manager.find(DataExportRecord, {
      where: { userId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return records.map(toDataExport);
  }

  async update(id: string, changes: ExportChanges): Promise<DataExport | null> {
    if (!isUuid(id)) return null;
    if (Object.values<unknown>(changes).some((value) => value !== undefined)) {
      await this.#session.manager.update(DataExportRecord, { id }, changes);
    }
    return this.find(id);
  }

  async listExpired(now: Date, limit: number): Promise<readonly DataExport[]> {
    const records = await this.#session.manager.find(DataExportRecord, {
      where: { expiresAt: LessThanOrEqual(now) },
      order: { expiresAt: 'ASC' },
      take: limit,
    });
    return records.map(toDataExport);
  }

  async delete(id: string): Promise<void> {
    if (isUuid(id)) await this.#session.manager.delete(DataExportRecord, { id });
  }
}
