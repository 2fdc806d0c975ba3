import { type DataExport, DomainError } from '@safelight/domain';
import type { DataExportRepository } from '@safelight/application/ports';
import { TEXTS } from '@safelight/rules';
import { LessThanOrEqual } from 'typeorm';
import { DataExportRecord } from '../../records/data-export.record.ts';
import { insertIfNew, isUuid, NEWEST_FIRST, SqlRepository } from '../sql-repository.ts';

const toDataExport = (record: DataExportRecord): DataExport => ({ ...record });

type ExportChanges = Parameters<DataExportRepository['update']>[1];

export class SqlDataExportRepository extends SqlRepository implements DataExportRepository {
  /** Inserts an export. Throws CONFLICT if the account has an unfinished one already. */
  async insert(dataExport: DataExport): Promise<void> {
    if (!(await insertIfNew(this.session, DataExportRecord, dataExport)))
      throw new DomainError('CONFLICT', TEXTS.account.exportRunning);
  }

  async find(id: string): Promise<DataExport | null> {
    return isUuid(id) ? this.findOne(DataExportRecord, toDataExport, { id }) : null;
  }

  async listByUser(userId: string): Promise<readonly DataExport[]> {
    if (!isUuid(userId)) return [];
    return this.findAll(DataExportRecord, toDataExport, { where: { userId }, order: NEWEST_FIRST });
  }

  async update(id: string, changes: ExportChanges): Promise<DataExport | null> {
    if (!isUuid(id)) return null;
    if (Object.values<unknown>(changes).some((value) => value !== undefined)) {
      await this.session.manager.update(DataExportRecord, { id }, changes);
    }
    return this.find(id);
  }

  async listExpired(now: Date, limit: number): Promise<readonly DataExport[]> {
    return this.findAll(DataExportRecord, toDataExport, {
      where: { expiresAt: LessThanOrEqual(now) },
      order: { expiresAt: 'ASC' },
      take: limit,
    });
  }

  async delete(id: string): Promise<void> {
    if (isUuid(id)) await this.session.manager.delete(DataExportRecord, { id });
  }
}
