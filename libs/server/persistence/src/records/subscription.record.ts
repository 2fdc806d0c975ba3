import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { SubscriptionState } from '@safelight/domain';
import { UserRecord } from './user.record.ts';

@Entity('subscription')
export class SubscriptionRecord {
  /** The id of the payment service. */
  @PrimaryColumn('text')
  id!: string;

  @ForeignKey(() => UserRecord)
  @Column('uuid')
  userId!: string;

  @Column('text')
  state!: SubscriptionState;

  @Column('timestamptz')
  periodFrom!: Date;

  @Column('timestamptz')
  periodTo!: Date;

  @Column('boolean')
  renews!: boolean;

  @Column('timestamptz')
  readAt!: Date;
}
