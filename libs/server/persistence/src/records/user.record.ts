import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PlanId } from '@safelight/rules';

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
  passwordHash!: string;

  @Column('timestamptz', { nullable: true })
  emailVerifiedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;
}
