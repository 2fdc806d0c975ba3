import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { DataExportState } from '@safelight/domain';
import { UserRecord } from './user.record.ts';

@Entity('data_export')
export class DataExportRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => UserRecord)
  @Column('uuid')
  userId!: string;

  @Column('text')
  state!: DataExportState;

  @Column('timestamptz')
  createdAt!: Date;

  /** The storage key of the archive. Like the next three columns, it is null until the archive is ready. */
  @Column('text', { nullable: true })
  key!: string | null;

  @Column('bigint', { nullable: true })
  sizeBytes!: number | null;

  @Column('text', { nullable: true })
  tokenHash!: string | null;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;
}
