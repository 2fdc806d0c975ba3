import { Field, Float, Int } from 'type-graphql';
import type { PlanId } from '@safelight/rules';
import { DataType, enumType } from '../describe.ts';

/** The names of plans are in lower case, as in the REST API and on the screens. */
export const PlanIdEnum = enumType<PlanId>(
  'PlanId',
  'The plan of an account.',
  {
    free: 'The plan of every new account.',
    starter_pack: 'The smallest pack of edits, paid once.',
    regular_pack: 'The middle pack of edits, paid once.',
    bulk_pack: 'The largest pack of edits, paid once.',
    pro_subscription: 'The monthly subscription.',
  },
  (value) => value,
);

@DataType('Plan', 'A plan that can be chosen, with its price and what it includes.')
export class PlanType {
  @Field(() => PlanIdEnum, { description: 'The value of `User.subscription` for this plan.' })
  readonly id!: PlanId;

  @Field(() => String, { description: 'The name of the plan.' })
  readonly name!: string;

  @Field(() => Float, { description: 'The price in US dollars.' })
  readonly priceUsd!: number;

  @Field(() => String, {
    nullable: true,
    description: '`month` for a plan that is paid monthly; null for one that is paid once.',
  })
  readonly billingCycle!: string | null;

  @Field(() => Int, {
    description: 'AI edits that the plan includes; for a monthly plan, those of each month.',
  })
  readonly editsIncluded!: number;

  @Field(() => Float, { description: 'The price divided by the edits included; 0 for a free plan.' })
  readonly effectiveCostPerEditUsd!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The price of one further edit; null when further edits are not sold.',
  })
  readonly extraEditPriceUsd!: number | null;

  @Field(() => Boolean, { description: 'True for the plan to be shown as the most popular one.' })
  readonly popular!: boolean;

  @Field(() => Boolean, {
    description: 'False for the free plan, and for every plan where payments are not set up.',
  })
  readonly isForSale!: boolean;

  @Field(() => [String], { complexity: 0, description: 'What the plan includes, as sentences to show.' })
  readonly features!: readonly string[];
}
