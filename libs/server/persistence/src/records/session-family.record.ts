import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserRecord } from './user.record.ts';

/** A session as people see it: the refresh tokens that follow one sign-in. */
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
