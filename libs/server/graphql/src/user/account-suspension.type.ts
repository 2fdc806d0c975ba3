import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

@ObjectType('AccountSuspension', {
  simpleResolvers: true,
  description: 'A suspension of the account by the operators of the site.',
})
export class AccountSuspensionType {
  @Field(() => DateTimeScalar, { description: 'When the account was suspended.' })
  readonly since!: Date;

  @Field(() => String, { description: 'Why, in words for the person.' })
  readonly reason!: string;
}
