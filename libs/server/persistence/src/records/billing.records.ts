import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { DisputeState, SubscriptionState } from '@safelight/domain';
import type { SaleItem } from '@safelight/rules';
import { UserRecord } from './user.record.ts';

/** The id of a user at the payment service. */
@Entity('payment_customer')
export class PaymentCustomerRecord {
  @ForeignKey(() => UserRecord)
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('text')
  customerId!: string;
}

@Entity('purchase')
export class PurchaseRecord {
  /** The id of this object at the payment service. */
  @PrimaryColumn('text')
  id!: string;

  @ForeignKey(() => UserRecord)
  @Column('uuid')
  userId!: string;

  @Column('text')
  item!: SaleItem;

  @Column('integer')
  quantity!: number;

  @Column('timestamptz')
  paidAt!: Date;

  @Column('integer')
  amountCents!: number;

  @Column('text')
  currency!: string;

  @Column('integer')
  refundedCents!: number;

  @Column('text')
  dispute!: DisputeState;

  @Column('text', { nullable: true })
  receiptUrl!: string | null;

  /** The start of the paid month. It and the end are null for a single payment. */
  @Column('timestamptz', { nullable: true })
  periodFrom!: Date | null;

  @Column('timestamptz', { nullable: true })
  periodTo!: Date | null;

  @Column('integer')
  credits!: number;

  @Column('integer')
  creditsTakenBack!: number;

  @Column('integer')
  revision!: number;

  @Column('timestamptz')
  readAt!: Date;
}

@Entity('subscription')
export class SubscriptionRecord {
  /** The id of this object at the payment service. */
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

/** An event of the payment service that was already processed. */
@Entity('payment_event')
export class PaymentEventRecord {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  type!: string;

  @Column('timestamptz')
  receivedAt!: Date;
}
