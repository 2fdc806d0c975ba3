import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { isTakenBack, type Purchase } from '@safelight/domain';
import type { SaleItem } from '@safelight/rules';
import { PageInfoType } from '../paging/page-info.type.ts';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

export const SaleItemEnum = {
  STARTER_PACK: 'starter_pack',
  REGULAR_PACK: 'regular_pack',
  BULK_PACK: 'bulk_pack',
  PRO_SUBSCRIPTION: 'pro_subscription',
  EXTRA_EDITS: 'extra_edits',
} as const satisfies Record<Uppercase<SaleItem>, SaleItem>;
registerEnumType(SaleItemEnum, { name: 'SaleItem', description: 'What can be bought' });

/** A person's plan and its period. */
@ObjectType('Billing', { simpleResolvers: true })
export class BillingType {
  @Field(() => String, { description: 'As in `User.subscription`' })
  readonly plan!: string;

  @Field(() => DateTimeScalar, { description: 'Since when' })
  readonly from!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null where the plan does not end' })
  readonly to!: Date | null;

  @Field(() => String, { nullable: true, description: 'The plan that comes then; the same one if it renews' })
  readonly next!: string | null;

  @Field(() => Boolean, { description: 'True when `openBillingPortal` leads somewhere' })
  readonly canManage!: boolean;
}

/** Something that was paid for. */
@ObjectType('Receipt', { simpleResolvers: true })
export class ReceiptType {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => SaleItemEnum)
  readonly item!: SaleItem;

  @Field(() => Int)
  readonly quantity!: number;

  @Field(() => DateTimeScalar)
  readonly paidAt!: Date;

  @Field(() => Int)
  readonly amountCents!: number;

  @Field(() => String, { description: 'Three letters, in lower case' })
  readonly currency!: string;

  @Field(() => Int)
  readonly refundedCents!: number;

  @Field(() => Int, { description: 'Credits that came with it' })
  readonly credits!: number;

  @Field(() => Boolean, { description: 'True when the money went back, or is disputed' })
  readonly isTakenBack!: boolean;

  @Field(() => String, { nullable: true, description: 'The page of the payment service' })
  readonly receiptUrl!: string | null;
}

export const presentReceipt = (purchase: Purchase): ReceiptType => {
  const { id, item, quantity, paidAt, amountCents, currency, refundedCents, credits, receiptUrl } = purchase;
  const money = { amountCents, currency, refundedCents };
  return { id, item, quantity, paidAt, ...money, credits, receiptUrl, isTakenBack: isTakenBack(purchase) };
};

@ObjectType('ReceiptConnection', { simpleResolvers: true })
export class ReceiptConnectionType {
  @Field(() => [ReceiptType])
  readonly nodes!: readonly ReceiptType[];

  @Field(() => PageInfoType)
  readonly pageInfo!: PageInfoType;
}
