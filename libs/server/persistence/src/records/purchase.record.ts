import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { DisputeState } from '@safelight/domain';
import type { SaleItem } from '@safelight/rules';
import { UserRecord } from './user.record.ts';

@Entity('purchase')
export class PurchaseRecord {
  /** The id of the payment service. */
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

  /** Null, like the end, for anything that is paid once. */
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
