import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { AiEditState, EditArea } from '@safelight/domain';
import { UserRecord } from './user.record.ts';

/** Outlives its image, as the ledger refers to it: the image and versions are named, not referenced. */
@Entity('ai_edit_job')
export class AiEditJobRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => UserRecord)
  @Column('uuid')
  userId!: string;

  @Column('text')
  imageUid!: string;

  @Column('uuid')
  parentVersionId!: string;

  /** Named, not referenced: the picture may be removed once nothing shows it. */
  @Column('text', { nullable: true })
  pictureHash!: string | null;

  @Column('text')
  prompt!: string;

  @Column('text', { nullable: true })
  area!: EditArea | null;

  @Column('uuid', { nullable: true })
  referenceVersionId!: string | null;

  /** Edits of a user go ahead in this order, which the database gives them. */
  @Column({ type: 'bigint', insert: false, update: false })
  askedOrder?: number;

  /** When it was handed to the queue; null while it waits for its user's other edits. */
  @Column('timestamptz', { nullable: true })
  dispatchedAt!: Date | null;

  @Column('text')
  state!: AiEditState;

  @Column('text')
  stage!: string;

  @Column('double precision')
  progress!: number;

  @Column('integer')
  fence!: number;

  /** Database time; null unless processing. */
  @Column('timestamptz', { nullable: true })
  leaseExpiresAt!: Date | null;

  /** The process that holds the lease (`ProcessLiveness`). */
  @Column('integer', { nullable: true })
  instanceId!: number | null;

  @Column('uuid', { nullable: true })
  resultVersionId!: string | null;

  @Column('text', { nullable: true })
  errorMessage!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}
