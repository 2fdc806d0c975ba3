import type { DataExport } from '@safelight/domain';
import type { DataExportRecord } from '../records/data-export.record.ts';

/** TypeORM reads 64-bit numbers as text. */
export const toDataExport = (record: DataExportRecord): DataExport => ({
  ...record,
  sizeBytes: record.sizeBytes === null ? null : Number(record.sizeBytes),
});
