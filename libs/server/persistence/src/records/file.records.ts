import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { TransformFormat } from '@safelight/rules';
import { ImageVersionRecord } from './image-version.record.ts';

@Entity('blob_intent')
export class BlobIntentRecord {
  @PrimaryColumn('text')
  key!: string;

  /** The process that is storing the file. Null if the file was left to the sweeper at once. */
  @Column('integer', { nullable: true })
  instanceId!: number | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  abandonedAt!: Date | null;
}

@Entity('derivative')
export class DerivativeRecord {
  @ForeignKey(() => ImageVersionRecord, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  versionId!: string;

  /** The name of the derivative, which `derivativeName` makes from its spec. */
  @PrimaryColumn('text')
  name!: string;

  @PrimaryColumn('text')
  format!: TransformFormat;

  @Column('text')
  key!: string;

  @Column('text')
  sha256!: string;

  @Column('bigint')
  sizeBytes!: number;

  @Column('text')
  contentType!: string;

  /** When the derivative was last requested, for evictable ones only and exact to the hour. */
  @Column('timestamptz')
  usedAt!: Date;
}
