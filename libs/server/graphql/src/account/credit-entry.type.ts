import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageInfoType } from '../paging/page-info.type.ts';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

/** One movement of credits. */
@ObjectType('CreditEntry', { simpleResolvers: true })
export class CreditEntryType {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => String, { description: 'grant, reserve, capture, release, refund, expire or revoke' })
  readonly kind!: string;

  @Field(() => Int, { description: 'The balance is the sum of these' })
  readonly amount!: number;

  @Field(() => String)
  readonly reason!: string;

  @Field(() => DateTimeScalar)
  readonly createdAt!: Date;
}

@ObjectType('CreditEntryConnection', { simpleResolvers: true })
export class CreditEntryConnectionType {
  @Field(() => [CreditEntryType])
  readonly nodes!: readonly CreditEntryType[];

  @Field(() => PageInfoType)
  readonly pageInfo!: PageInfoType;
}
