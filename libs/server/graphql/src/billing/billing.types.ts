import { Field, ID, Int } from 'type-graphql';
import { isTakenBack, type Purchase } from '@safelight/domain';
import type { PlanId, SaleItem } from '@safelight/rules';
import { PlanIdEnum } from './plan.type.ts';
import { connectionType } from '../paging/connection.type.ts';
import { DateTimeScalar } from '../scalars/scalars.ts';
import { DataType, enumType } from '../describe.ts';

export const SaleItemEnum = enumType<SaleItem>('SaleItem', 'What can be bought.', {
  starter_pack: 'The smallest pack of edits, paid once.',
  regular_pack: 'The middle pack of edits, paid once.',
  bulk_pack: 'The largest pack of edits, paid once.',
  pro_subscription: 'The monthly subscription.',
  extra_edits: 'Single edits, sold only to subscribers.',
});

@DataType('Billing', 'The plan of an account and the time it is paid for.')
export class BillingType {
  @Field(() => PlanIdEnum, { description: 'The plan, as in `User.subscription`.' })
  readonly plan!: PlanId;

  @Field(() => DateTimeScalar, { description: 'When this period of the plan began.' })
  readonly from!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When this period ends; null for a plan that does not end.',
  })
  readonly to!: Date | null;

  @Field(() => PlanIdEnum, {
    nullable: true,
    description: 'The plan after this period; the same plan if the subscription renews.',
  })
  readonly next!: PlanId | null;

  @Field(() => Boolean, { description: 'True when `openBillingPortal` can be used.' })
  readonly canManage!: boolean;
}

@DataType('Receipt', 'A payment and what it bought.')
export class ReceiptType {
  @Field(() => ID, { description: 'The id of the receipt.' })
  readonly id!: string;

  @Field(() => SaleItemEnum, { description: 'What was bought.' })
  readonly item!: SaleItem;

  @Field(() => Int, { description: 'How many of the item were bought.' })
  readonly quantity!: number;

  @Field(() => DateTimeScalar, { description: 'When the payment was made.' })
  readonly paidAt!: Date;

  @Field(() => Int, { description: 'The price in hundredths of the currency.' })
  readonly amountCents!: number;

  @Field(() => String, { description: 'The currency by its ISO code in lower case: `usd`.' })
  readonly currency!: string;

  @Field(() => Int, { description: 'The amount that was refunded, in hundredths of the currency.' })
  readonly refundedCents!: number;

  @Field(() => Int, { description: 'Credits that came with the purchase.' })
  readonly credits!: number;

  @Field(() => Boolean, {
    description: 'True when the payment was refunded or is disputed, so that its credits were taken back.',
  })
  readonly isTakenBack!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The receipt on the site of the payment service, if there is one.',
  })
  readonly receiptUrl!: string | null;
}

export const presentReceipt = (purchase: Purchase): ReceiptType => ({
  ...purchase,
  isTakenBack: isTakenBack(purchase),
});

export const ReceiptConnectionType = connectionType('Receipt', ReceiptType, 'receipts');
