import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { OneTimeTokenPurpose } from '@safelight/domain';
import { UserRecord } from './user.record.ts';

@Entity('one_time_token')
export class OneTimeTokenRecord {
  @PrimaryColumn('text')
  tokenHash!: string;

  @ForeignKey(() => UserRecord)
  @Column('uuid')
  userId!: string;

  @Column('text')
  purpose!: OneTimeTokenPurpose;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;

  /** The address that `change-email` or `undo-email` switches to; null for other purposes. */
  @Column('text', { nullable: true })
  newEmail!: string | null;
}
