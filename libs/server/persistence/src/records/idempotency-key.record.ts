import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserRecord } from './user.record.ts';

@Entity('idempotency_key')
export class IdempotencyKeyRecord {
  @ForeignKey(() => UserRecord)
  @PrimaryColumn('uuid')
  userId!: string;

  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  requestHash!: string;

  @Column('text', { nullable: true })
  resultId!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}
