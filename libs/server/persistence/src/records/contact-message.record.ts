import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { ContactCategory } from '@safelight/rules';
import { UserRecord } from './user.record.ts';

@Entity('contact_message')
export class ContactMessageRecord {
  @PrimaryColumn('uuid')
  id!: string;

  /** The user who wrote the message; null if nobody was signed in. */
  @ForeignKey(() => UserRecord)
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text')
  category!: ContactCategory;

  @Column('text')
  subject!: string;

  @Column('text')
  message!: string;

  @Column('timestamptz')
  createdAt!: Date;
}
