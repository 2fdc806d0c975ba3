import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { EventType, NewDomainEvent } from '@safelight/domain';
import { UserRecord } from './user.record.ts';

@Entity('domain_event')
export class DomainEventRecord {
  @PrimaryColumn('uuid')
  id!: string;

  /** Counts up in the order of telling; given by the database. */
  @Column('bigint')
  position!: number;

  @Column('text')
  type!: EventType;

  @ForeignKey(() => UserRecord)
  @Column('uuid')
  userId!: string;

  @Column('jsonb')
  payload!: NewDomainEvent['payload'];

  @Column('timestamptz')
  occurredAt!: Date;

  /** Names of the consumers that have it. */
  @Column('text', { array: true })
  takenBy!: string[];

  @Column('timestamptz', { nullable: true })
  deliveredAt!: Date | null;
}
