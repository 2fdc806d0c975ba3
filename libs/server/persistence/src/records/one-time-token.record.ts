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

  /** The new address; null for other purposes than `change-email`. */
  @Column('text', { nullable: true })
  newEmail!: string | null;
}
