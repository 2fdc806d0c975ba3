import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '@safelight/domain';
import type { PlanId, Privacy } from '@safelight/rules';

@Entity('user_account')
export class UserRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  username!: string;

  /** The username in the form in which usernames are compared. It is unique. */
  @Column('text')
  usernameKey!: string;

  @Column('text')
  email!: string;

  /** The address in the form in which addresses are compared. It is unique. */
  @Column('text')
  emailKey!: string;

  @Column('text')
  fullName!: string;

  @Column('text')
  plan!: PlanId;

  @Column('text')
  role!: Role;

  /** The hash of the password; null if the account has no password and signs in through an identity provider. */
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

  @Column('timestamptz', { nullable: true })
  suspendedAt!: Date | null;

  @Column('text', { nullable: true })
  suspensionReason!: string | null;
}
