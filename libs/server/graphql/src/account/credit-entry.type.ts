import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageInfoType } from '../paging/page-info.type.ts';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

@ObjectType('CreditEntry', {
  simpleResolvers: true,
  description: 'One movement of credits. The balance of an account is the sum of its entries.',
})
export class CreditEntryType {
  @Field(() => ID, { description: 'The id of the entry.' })
  readonly id!: string;

  @Field(() => String, {
    description:
      '`grant`: credits were added. `reserve`: an edit was requested and its credit set aside. `capture`: the ' +
      'edit succeeded and its credit is spent. `release`: the edit failed or was cancelled and its credit is ' +
      'back. `refund`: the credit of a successful edit was given back. `expire`: credits ended. `revoke`: a ' +
      'payment was refunded and its credits were taken back.',
  })
  readonly kind!: string;

  @Field(() => Int, { description: 'Credits added; negative where credits were taken.' })
  readonly amount!: number;

  @Field(() => String, { description: 'Why the credits moved, in words for the account’s owner.' })
  readonly reason!: string;

  @Field(() => DateTimeScalar, { description: 'When the credits moved.' })
  readonly createdAt!: Date;
}

@ObjectType('CreditEntryConnection', { simpleResolvers: true, description: 'One page of credit entries.' })
export class CreditEntryConnectionType {
  @Field(() => [CreditEntryType], { description: 'The credit entries on this page.' })
  readonly nodes!: readonly CreditEntryType[];

  @Field(() => PageInfoType, { description: 'Whether more pages follow, and where the next one begins.' })
  readonly pageInfo!: PageInfoType;
}
