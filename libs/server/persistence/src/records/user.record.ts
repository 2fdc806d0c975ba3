import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '@safelight/domain';
import type { PlanId, Privacy } from '@safelight/rules';

@Entity('user_account')
export class UserRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  username!: string;

  /** The canonical username, unique. */
  @Column('text')
  usernameKey!: string;

  @Column('text')
  email!: string;

  /** The canonical address, unique. */
  @Column('text')
  emailKey!: string;

  @Column('text')
  fullName!: string;

  @Column('text')
  plan!: PlanId;

  @Column('text')
  role!: Role;

  /** Null when only an identity provider signs in. */
  @Column('text', { nullable: true })
  passwordHash!: string | null;

  @Column('timestamptz', { nullable: true })
  emailVerifiedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('text')
  bio!: string;

  @Column('text', { nullable: true })
  defaultPrivacy!: Privacy | null;

  @Column('boolean')
  mailOnNewSignIn!: boolean;

  @Column('boolean')
  mailOnAiEdit!: boolean;

  @Column('timestamptz', { nullable: true })
  deletionRequestedAt!: Date | null;
}
