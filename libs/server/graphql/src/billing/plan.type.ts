import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

/** What somebody can choose: its price and what comes with it. */
@ObjectType('Plan', { simpleResolvers: true })
export class PlanType {
  @Field(() => ID, { description: 'As in `User.subscription`' })
  readonly id!: string;

  @Field(() => String)
  readonly name!: string;

  @Field(() => Float)
  readonly priceUsd!: number;

  @Field(() => String, { nullable: true, description: '"month", or null for what is paid once' })
  readonly billingCycle!: string | null;

  @Field(() => Int, { description: 'AI edits that come with it; in each month where it is paid monthly' })
  readonly editsIncluded!: number;

  @Field(() => Float, { description: '0 where edits cost nothing' })
  readonly effectiveCostPerEditUsd!: number;

  @Field(() => Float, { nullable: true, description: 'What a further edit costs; null where none are sold' })
  readonly extraEditPriceUsd!: number | null;

  @Field(() => Boolean, { description: 'True for the one that most people choose' })
  readonly popular!: boolean;

  @Field(() => Boolean, { description: 'False for the free one, and while nothing is sold here' })
  readonly isForSale!: boolean;

  @Field(() => [String], { complexity: 0 })
  readonly features!: readonly string[];
}
