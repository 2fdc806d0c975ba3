import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { DerivativeFormat } from '@safelight/domain';
import { ImageVersionRecord } from './image-version.record.ts';

@Entity('derivative')
export class DerivativeRecord {
  @ForeignKey(() => ImageVersionRecord, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  versionId!: string;

  /** Pixels as text, or `master`. */
  @PrimaryColumn('text')
  width!: string;

  @PrimaryColumn('text')
  format!: DerivativeFormat;

  @Column('text')
  key!: string;

  @Column('text')
  sha256!: string;

  @Column('bigint')
  sizeBytes!: number;

  @Column('text')
  contentType!: string;
}
