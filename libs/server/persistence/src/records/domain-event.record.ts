import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { EventType, NewDomainEvent } from '@safelight/domain';
import { UserRecord } from './user.record.ts';

@Entity('domain_event')
export class DomainEventRecord {
  @PrimaryColumn('uuid')
  id!: string;

  /** The number of the event in the order of recording, which the database assigns. */
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

  /** The names of the consumers that have finished with the event. */
  @Column('text', { array: true })
  takenBy!: string[];

  @Column('timestamptz', { nullable: true })
  deliveredAt!: Date | null;
}
