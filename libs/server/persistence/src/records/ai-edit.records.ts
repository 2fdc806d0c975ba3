import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { AiEditFailure, AiEditState, EditArea } from '@safelight/domain';
import { UserRecord } from './user.record.ts';

/**
 * An edit has no foreign keys to images and versions. It remains after its image is deleted, because the
 * ledger refers to it.
 */
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

  /** Has no foreign key, because a layer picture is deleted when no edit needs it, but the edit keeps the hash. */
  @Column('text', { nullable: true })
  pictureHash!: string | null;

  @Column('text')
  prompt!: string;

  @Column('text', { nullable: true })
  area!: EditArea | null;

  @Column('uuid', { nullable: true })
  referenceVersionId!: string | null;

  /** The order in which a user requested edits; the database assigns it. */
  @Column({ type: 'bigint', insert: false, update: false })
  askedOrder?: number;

  /** When the edit was handed to the queue; null while it waits for other edits of its user. */
  @Column('timestamptz', { nullable: true })
  dispatchedAt!: Date | null;

  @Column('text', { nullable: true })
  workKind!: string | null;

  @Column('integer')
  workMs!: number;

  @Column('integer')
  expectedMs!: number;

  /** The position in the queue, lowest first, which is assigned when the edit is handed to the queue. */
  @Column({ type: 'bigint', nullable: true, insert: false, update: false })
  turn?: string | null;

  /** When a worker last claimed the edit. */
  @Column({ type: 'timestamptz', nullable: true, insert: false, update: false })
  claimedAt?: Date | null;

  @Column('text')
  state!: AiEditState;

  @Column('text')
  stage!: string;

  @Column('double precision')
  progress!: number;

  @Column('integer')
  fence!: number;

  /**
   * When the edit was claimed; null unless it is being processed. Only the previous release reads it
   * (docs/adr/0063).
   */
  @Column({ type: 'timestamptz', nullable: true, insert: false, update: false })
  leaseExpiresAt?: Date | null;

  /** The process of the previous release that claimed the edit (docs/adr/0063). */
  @Column({ type: 'integer', nullable: true, insert: false, update: false })
  instanceId?: number | null;

  @Column('uuid', { nullable: true })
  resultVersionId!: string | null;

  @Column('text', { nullable: true })
  errorMessage!: string | null;

  @Column('text', { nullable: true })
  failure!: AiEditFailure | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;

  /** When the owner took the edit back; null for any other edit. */
  @Column({ type: 'timestamptz', nullable: true, insert: false, update: false })
  takenBackAt!: Date | null;
}

/** The mask of an edit, in a table of its own because edits are read more often than masks. */
@Entity('ai_edit_mask')
export class AiEditMaskRecord {
  @ForeignKey(() => AiEditJobRecord, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  jobId!: string;

  @Column('bytea')
  png!: Buffer;
}
