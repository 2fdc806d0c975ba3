import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { OneTimeTokenPurpose } from '@safelight/domain';
import { UserRecord } from './user.record.ts';

/** A session as people see it: all refresh tokens since one sign-in. */
@Entity('session_family')
export class SessionFamilyRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => UserRecord)
  @Column('uuid')
  userId!: string;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @Column('text')
  clientHash!: string;

  @Column('text')
  userAgent!: string;

  @Column('text')
  address!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  lastUsedAt!: Date;
}

@Entity('refresh_token')
export class RefreshTokenRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => SessionFamilyRecord, { onDelete: 'CASCADE' })
  @Column('uuid')
  familyId!: string;

  @Column('text')
  tokenHash!: string;

  @Column('text')
  clientHash!: string;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}

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

  /** The address that `change-email` or `undo-email` sets; null for other purposes. */
  @Column('text', { nullable: true })
  newEmail!: string | null;
}

@Entity('external_identity')
export class ExternalIdentityRecord {
  @PrimaryColumn('text')
  issuer!: string;

  @PrimaryColumn('text')
  subject!: string;

  @ForeignKey(() => UserRecord)
  @Column('uuid')
  userId!: string;

  @Column('timestamptz')
  createdAt!: Date;
}
